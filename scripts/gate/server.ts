import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// npm run gate: an emulator of a gate. It knows the portal by the public contract alone (docs/gate): a page in the
// browser asks and tells, and this process serves the page and hands its calls on, because a real gate is no page of
// the portal.

const usage = `Usage:
  npm run gate
  npm run gate -- --portal https://portal.example --port 8090

Opens a gate on http://localhost:8090/ for the portal on http://localhost:8080. Its key is made at the desk; a
demonstration shows two when it starts.`

const root = join(import.meta.dirname, '../..')

/** What the page is made of, by its path in the repository; types are taken out on the way. */
const scripts = ['/scripts/gate/page.ts', '/contract/src/rules/cardCode.ts']
const reader = 'node_modules/jsqr/dist/jsQR.js'

/** Calls of gates, and the keys of cards: nothing else of the portal is reached from here. */
const handedOn = /^\/(api\/gate\/(pass|upload|expected)|\.well-known\/card-keys\.json)(\?|$)/

const send = (response: ServerResponse, type: string, content: string) =>
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(content)

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** Asks the portal what the page has asked. Whatever keeps it from answering is a gate that is cut off. */
const handOn = async (portal: string, request: IncomingMessage, response: ServerResponse) => {
  const key = request.headers['apikey']
  const answer = await fetch(`${portal}${request.url}`, {
    method: request.method ?? 'GET',
    headers: {
      ...(typeof key === 'string' && { apikey: key }),
      'content-type': 'application/json',
      'api-language': 'en',
    },
    ...(request.method === 'POST' && { body: await bodyOf(request) }),
  }).catch(() => undefined)
  if (!answer) return response.writeHead(502).end()
  return response
    .writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(await answer.text())
}

const answer = async (portal: string, request: IncomingMessage, response: ServerResponse) => {
  const { url = '/' } = request
  if (url === '/') return send(response, 'text/html', await readFile(join(import.meta.dirname, 'page.html'), 'utf8'))
  if (scripts.includes(url))
    return send(response, 'text/javascript', stripTypeScriptTypes(await readFile(join(root, url), 'utf8')))
  if (url === '/reader.js')
    return send(response, 'text/javascript', await readFile(join(root, reader), 'utf8').catch(() => ''))
  if (handedOn.test(url)) return handOn(portal, request, response)
  return response.writeHead(404).end()
}

const { values } = parseArgs({
  options: {
    portal: { type: 'string', default: 'http://localhost:8080' },
    port: { type: 'string', default: '8090' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(usage)
else {
  const portal = values.portal.replace(/\/+$/, '')
  const server = createServer((request, response) => {
    answer(portal, request, response).catch((fault: unknown) => {
      console.error(fault)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // On this machine alone: the page holds the key of a gate.
  server.listen(Number(values.port), '127.0.0.1', () =>
    console.log(`A gate on http://localhost:${values.port}/ for ${portal}`),
  )
}
