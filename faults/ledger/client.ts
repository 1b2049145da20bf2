import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { text as textOf } from 'node:stream/consumers'
import { hostName, type Nginx } from '../installation/nginx.ts'

/**
 * What came of a request. `fault`: the portal’s own sentence, or that of the document for nginx, instead of a reply.
 * `foreign`: something else, or nothing: a page of nginx, a broken connection.
 */
export type Answer =
  | { kind: 'reply'; data: Record<string, unknown> }
  | { kind: 'refusal'; code: number }
  | { kind: 'fault'; status: number }
  | { kind: 'foreign'; what: string }

export interface Asked {
  body?: object
  /** What is sent as a form. */
  form?: Record<string, string>
  file?: { name: string; content: Uint8Array }
  headers?: Record<string, string>
}

const boundary = 'palaestra-faults'
const partOf = (head: string, content: Uint8Array | string) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const formOf = ({ form = {}, file }: Asked) =>
  Buffer.concat([
    ...Object.entries(form).map(([name, value]) => partOf(`name="${name}"`, value)),
    ...(file ? [partOf(`name="file"; filename="${file.name}"\r\ncontent-type: image/jpeg`, file.content)] : []),
    Buffer.from(`--${boundary}--\r\n`),
  ])

const contentOf = (asked: Asked) => {
  const { body, form, file } = asked
  if (form || file) return { type: `multipart/form-data; boundary=${boundary}`, content: formOf(asked) }
  return body ? { type: 'application/json', content: Buffer.from(JSON.stringify(body)) } : undefined
}

const judge = (status: number, text: string): Answer => {
  let answer: { code?: unknown; data?: Record<string, unknown>; message?: unknown }
  try {
    answer = JSON.parse(text)
  } catch {
    return { kind: 'foreign', what: `${status} ${text.slice(0, 80)}` }
  }
  if (typeof answer.code !== 'number') return { kind: 'foreign', what: `${status} ${text.slice(0, 80)}` }
  if (status === 200 && answer.code === 0) return { kind: 'reply', data: answer.data ?? {} }
  if (status === 200) return { kind: 'refusal', code: answer.code }
  return typeof answer.message === 'string'
    ? { kind: 'fault', status }
    : { kind: 'foreign', what: `${status} no message` }
}

/** Longer than nginx waits for a process. */
const patience = 40_000

/**
 * Somebody with a network address of their own, within 127.0.0.0/8, who reaches the portal through nginx: rate limits
 * count them as another household.
 */
export const aClient = ({ https, certificate }: Pick<Nginx, 'https' | 'certificate'>, address: string) => {
  // Every request has a connection of its own: one that is kept may be closed just when it is used.
  const agent = new Agent({ localAddress: address, ca: certificate, servername: hostName })
  const send = (path: string, asked: Asked) => {
    const content = contentOf(asked)
    return new Promise<IncomingMessage>((resolve, reject) => {
      const sending = request(
        {
          host: '127.0.0.1',
          port: https,
          path,
          agent,
          method: content ? 'POST' : 'GET',
          timeout: patience,
          headers: {
            host: hostName,
            'api-language': 'en',
            ...(content && { 'content-type': content.type, 'content-length': content.content.length }),
            ...asked.headers,
          },
        },
        resolve,
      )
      sending.once('timeout', () => sending.destroy(new Error('no answer')))
      sending.once('error', reject)
      sending.end(content?.content)
    })
  }
  return {
    address,
    /** A response as it comes: status, headers and text. */
    async fetch(path: string, asked: Asked = {}) {
      const response = await send(path, asked)
      return { status: response.statusCode ?? 0, headers: response.headers, text: await textOf(response) }
    },
    /** A call of the API. */
    async call(path: string, asked: Asked = {}): Promise<Answer> {
      try {
        const response = await send(`/api${path}`, asked)
        return judge(response.statusCode ?? 0, await textOf(response))
      } catch (error) {
        return { kind: 'foreign', what: error instanceof Error ? error.message : 'nothing' }
      }
    },
  }
}

export type Client = ReturnType<typeof aClient>
