import { request } from 'node:http'
import { links } from '../../../contract/src/links.ts'
import { readDocument } from '../../installation/document.ts'
import { hostName } from '../../installation/nginx.ts'
import type { Portal } from '../../installation/portal.ts'
import type { Client } from '../../ledger/client.ts'
import { holdsWithin } from '../../waiting.ts'

type Facts = Record<string, boolean>

/** The metrics that the document tells to watch. */
const watched = () => {
  const named = readDocument('docs/operations.md').columnOf('What to alarm on')
  return named.flatMap((cell) => [...cell.matchAll(/`([a-z]+(?:_[a-z0-9]+)+)`/g)].map(([, name = '']) => name))
}

const secret = 'a-secret-that-must-not-be-logged'

/** The sentence of a fault; nothing when the answer is none of the portal’s. */
const sentenceIn = (text: string): string | undefined => {
  try {
    const { code, message } = JSON.parse(text)
    return code === -1 ? message : undefined
  } catch {
    return undefined
  }
}

const inEnglish = 'System error, please try later'

/** What plain HTTP answers. */
const redirectOf = ({ nginx }: Portal, path: string) =>
  new Promise<string>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: nginx.http, path, headers: { host: hostName } }, (response) => {
      response.resume()
      resolve(`${response.statusCode} ${response.headers.location}`)
    })
    asked.once('error', reject)
    asked.end()
  })

const pictureOf = (megabytes: number) => ({ name: 'picture.jpg', content: Buffer.alloc(megabytes * 1024 * 1024) })

/** What nginx lets in and out, asked from outside. */
export const gate = async (portal: Portal, client: Client): Promise<Facts> => {
  const statusOf = async (path: string) => (await client.fetch(path)).status
  const page = await client.fetch('/ams/login')
  const upload = (megabytes: number) => client.fetch('/api/tools/upload_member_photo', { file: pictureOf(megabytes) })
  const tooLarge = await upload(7)
  const metrics = await portal.metrics()
  const absent = watched().filter((name) => !metrics.includes(`\n${name}`))
  return {
    'plain HTTP leads to https': (await redirectOf(portal, '/zh/faq?a=b')) === `301 https://${hostName}/zh/faq?a=b`,
    'a page comes through, with the headers of the portal': page.status === 200,
    'HSTS stands there once': page.headers['strict-transport-security'] === 'max-age=63072000; includeSubDomains',
    'the content policy stands there': Boolean(page.headers['content-security-policy']?.includes("default-src 'none'")),
    'nginx does not tell its version': page.headers.server === 'nginx',
    '/metrics, /healthz and /readyz are not there for people':
      (await statusOf('/metrics')) + (await statusOf('/healthz')) + (await statusOf('/readyz')) === 3 * 404,
    [`every metric to alarm on is there ${absent.join(' ')}`.trim()]: absent.length === 0 && watched().length > 0,
    'a picture of 5 MB reaches the portal': (await upload(5)).status === 200,
    'what is larger is refused in the sentence of the portal':
      tooLarge.status === 413 && sentenceIn(tooLarge.text) === inEnglish,
  }
}

/** No log has the secret of a link or the code of a query, whoever writes it. */
export const logs = async (portal: Portal, client: Client): Promise<Facts> => {
  const paths = Object.values(links).flatMap((link) => ('path' in link ? [link.path] : []))
  for (const path of [...paths, '/security/of-another-day'])
    for (const locale of ['', '/zh', '/pt', '/en']) await client.fetch(`${locale}${path}/${secret}`)
  for (const path of [`/api/desk/picture/${secret}`, `/ams/login?code=${secret}`]) await client.fetch(path)
  // What is written last stands behind all that could have told.
  await client.fetch('/zh/the-last-of-the-logs')
  const last = '/the-last-of-the-logs'
  const isWritten = () =>
    portal.nginx.log().includes(last) && portal.processes.some(({ said }) => said().includes(last))
  const areWritten = await holdsWithin(30, isWritten)
  return {
    'the log of nginx has no secret': !portal.nginx.log().includes(secret),
    'the log of the portal has no secret': !portal.processes.some(({ said }) => said().includes(secret)),
    'the logs of nginx and of the portal have the requests': areWritten,
  }
}

/** While no process answers, everybody gets a sentence in their language, and nobody a page of nginx. */
export const nobodyThere = async (portal: Portal, client: Client): Promise<Facts> => {
  for (const { stop } of portal.processes) await stop()
  const page = await client.fetch('/zh/faq')
  const sent = await client.fetch('/pt/account', { body: {} })
  const call = await client.fetch('/api/web/setting')
  const inPortuguese = await client.fetch('/api/account/info', { body: {}, headers: { 'api-language': 'pt' } })
  for (const { start } of portal.processes) start()
  await portal.secondsUntilReady()
  const fault = await client.fetch('/api/nothing/of/that/name', { headers: { 'api-language': 'pt' } })
  const isPage = ({ status, text }: typeof page) =>
    status === 503 && ['zh-Hant-MO', 'pt-PT', 'en'].every((language) => text.includes(`lang="${language}"`))
  return {
    'with no process there a page in three languages says so': isPage(page) && isPage(sent),
    'it runs nothing, and is kept nowhere':
      !page.text.includes('<script') && page.headers['cache-control'] === 'no-store',
    'a call is answered in the portal’s own sentence': call.status === 503 && sentenceIn(call.text) === inEnglish,
    'in the language of the call':
      sentenceIn(inPortuguese.text) !== undefined && sentenceIn(inPortuguese.text) === sentenceIn(fault.text),
  }
}
