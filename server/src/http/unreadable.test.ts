import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isLocale, refusals } from '@palaestra/contract'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import { anApplicant } from '../testing/applicant.ts'
import { fileOf, jpeg, portrait } from '../testing/pictures.ts'
import { thePortal } from '../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** A server that listens, in production, and the lines of its log. */
const open = async (options: AppOptions = {}, host = 'localhost') => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const app = await buildApp({ ...portal.deps, development: false }, { log, ...options })
  await app.listen({ port: 0, host })
  const { port } = app.server.address() as { port: number }
  lines.length = 0
  /** Sends these very bytes, and reads until the server closes the connection. */
  const write = (text: string) =>
    new Promise<{ status: number; headers: Headers; body: string }>((resolve, reject) => {
      const chunks: Buffer[] = []
      const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
      socket.on('data', (chunk) => chunks.push(chunk))
      // A server that has answered may close before all has been sent.
      socket.on('error', (error) => chunks.length === 0 && reject(error))
      socket.on('close', () => {
        const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
        const [first = '', ...named] = head.split('\r\n')
        const headers = new Headers(
          named.map((line): [string, string] => [line.replace(/:.*/, ''), line.replace(/^[^:]*:\s*/, '')]),
        )
        resolve({ status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') })
      })
    })
  return { app, write, lines, close: () => app.close() }
}
const server = await open()
afterAll(server.close)

const ours = {
  'content-security-policy': "default-src 'none';form-action 'self';frame-ancestors 'none';base-uri 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
}
const login = '/api/security/login_one_pass'
const post = (headers: string, body: string, path = login) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`
const json = 'Content-Type: application/json\r\n'
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`

describe('what nobody can read is answered like everything else', () => {
  test.each<[string, number, string]>([
    ['a lone percent sign', 404, get('/%')],
    ['half an escape', 404, get('/zh/100%2')],
    ['bytes that are no UTF-8', 404, get('/%ff%fe')],
    ['an address of the API with a percent sign', 404, get('/api/web/area%')],
    ['a picture with a percent sign', 404, get('/api/desk/picture/%')],
    ['a picture with NUL', 404, get('/api/desk/picture/%00')],
    ['a picture with a long name', 404, get(`/api/desk/picture/${'x'.repeat(5000)}`)],
    ['an asterisk', 404, 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['broken JSON', 400, post(json, '{"method":')],
    ['broken JSON where there is nothing', 400, post(json, '{"method":', '/api/no/such/call')],
    ['NUL instead of JSON', 400, post(json, '\0')],
    ['a content type that is none', 415, post('Content-Type: x\r\n', '{}')],
    ['another content type', 415, post('Content-Type: text/xml\r\n', '<a/>')],
    ['a body without any content type', 415, post('', '{}')],
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['the beginning of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['the beginning of TLS', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a method that nobody knows', 400, 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a method of others', 404, 'PROPFIND /zh HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['TRACE', 404, 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['OPTIONS', 404, 'OPTIONS /zh HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['DELETE', 404, `DELETE ${login} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`],
    ['too many headers', 431, get('/', `X: ${'x'.repeat(20_000)}\r\n`)],
    ['a header with NUL', 400, get('/', 'X: a\0b\r\n')],
    ['two lengths', 400, post('Content-Length: 5\r\nContent-Type: application/json\r\n', '{}')],
    ['a length and chunks', 400, post('Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n', '{}')],
    ['no host', 400, 'GET /api/web/area HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an expectation that nobody can fulfil', 404, get('/nothing', 'Expect: tea\r\n')],
  ])('%s: %i', async (_, status, request) => {
    const answer = await server.write(request)

    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(ours)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(JSON.parse(answer.body)).toEqual({
      code: -1,
      message: '系統錯誤，請稍後再試',
      reference: expect.any(String),
    })
  })

  test('HEAD has the headers of GET, and no body', async () => {
    const [there, nothing] = [
      await server.write(get('/api/web/area').replace('GET', 'HEAD')),
      await server.write(get('/nothing').replace('GET', 'HEAD')),
    ]

    expect([there.status, nothing.status]).toEqual([200, 404])
    expect([there.body, nothing.body]).toEqual(['', ''])
    for (const { headers } of [there, nothing]) expect(Object.fromEntries(headers)).toMatchObject(ours)
  })

  test.each(['pt', 'en'])('in %s, where it can be read which language is meant', async (language) => {
    const said = { pt: 'Erro do sistema, tente mais tarde', en: 'System error, please try later' }
    const headers = `Api-Language: ${language}\r\n`

    for (const request of [get('/api/%', headers), post(`${json}${headers}`, '{')]) {
      const { body } = await server.write(request)
      expect(isLocale(language) && language !== 'zh' && said[language]).toBe(JSON.parse(body).message)
    }
  })
})

describe('a form that is none of ours is refused like a wrong field', () => {
  const part = (name: string, content: string, file = true) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${file ? '; filename="a.jpg"' : ''}\r\n\r\n${content}\r\n`
  const end = '--b--\r\n'
  const send = async (body: string, type = 'multipart/form-data; boundary=b') => {
    const { headers } = await anApplicant(portal)
    const sent = `Content-Type: ${type}\r\nRegistration: ${headers['registration']}\r\n`
    const { status, body: answer } = await server.write(post(sent, body, '/api/tools/upload_member_photo'))
    return [status, JSON.parse(answer).code]
  }

  test.each<[string, string, string?]>([
    ['two files', part('file', 'x') + part('file', 'y') + end],
    ['two large files', part('file', 'x'.repeat(5_000_000)) + part('other', 'y'.repeat(5_000_000)) + end],
    ['fifty fields', Array.from({ length: 50 }, (_, at) => part(`f${at}`, 'x', false)).join('') + end],
    ['a field of a poisoned name', part('__proto__', 'x', false) + end],
    ['a file of a poisoned name', part('constructor', 'x') + end],
    ['no end', part('file', 'x')],
    ['no boundary', 'x', 'multipart/form-data'],
    ['another boundary', part('file', 'x') + end, 'multipart/form-data; boundary=c'],
    ['no name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n'],
    ['no headers', '--b\r\n\r\nx\r\n--b--\r\n'],
    ['nothing at all', ''],
    ['NUL in its name', part('fi\0le', 'x') + end],
    ['no file but a text', part('file', 'x', false) + end],
  ])('%s', async (_, body, type) => {
    expect(await send(body, type)).toEqual([200, refusals.invalid_input])
  })
})

test('a form in which one name comes twice is refused, whichever of the two would be right', async () => {
  const { headers } = await anApplicant(portal)
  const form = new FormData()
  form.append('file', 'a text')
  form.append('file', fileOf(await jpeg(portrait()), 'me.jpg'))
  const sent = new Response(form)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/tools/upload_member_photo',
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
  })

  expect(answer.json()).toMatchObject({ code: refusals.invalid_input })
})

describe('in the log', () => {
  const secret = 'q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE'

  test.each([
    get(`/zh/security/active-online-account/${secret}%`),
    get(`/zh/%73ecurity/active-online-account/${secret}`),
    get(`//zh//security/active-online-account/${secret}`),
    get(`/ZH/Security/active-online-account/${secret}`),
    get(`http://portal.test/zh/security/active-online-account/${secret}`),
    get(`/zh/security/active-online-account/${secret}/${'x'.repeat(9000)}`),
    get(`/zh/faq%?hash=${secret}`),
    `GET /zh/security/active-online-account/${secret} HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n`,
  ])('stands one line, without the secret of an address', async (request) => {
    server.lines.length = 0
    await server.write(request)

    await expect.poll(() => server.lines.length).toBe(1)
    expect(server.lines[0]).not.toContain(secret)
    expect(JSON.parse(server.lines[0] ?? '')).toMatchObject({ level: 30, status: expect.any(Number) })
    expect(server.lines[0]?.length).toBeLessThan(600)
  })
})

describe('is counted by the rate limits', () => {
  const flooded = async (request: string, options: AppOptions, host?: string) => {
    const small = await open(options, host)
    onTestFinished(small.close)
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await small.write(request)).status)
    return statuses.map((status) => status === 429)
  }

  test.each([
    ['a malformed address', get('/%')],
    ['broken JSON where there is nothing', post(json, '{', '/api/no/such/call')],
    ['a picture that is none', get('/api/desk/picture/%00')],
  ])('of a network address: %s', async (_, request) => {
    expect(await flooded(request, { floodLimit: 4 })).toEqual([false, false, false, false, true, true])
  })

  test.each([
    ['broken JSON', post(json, '{')],
    ['another content type', post('Content-Type: text/xml\r\n', '<a/>')],
    ['too much', post(json, JSON.stringify({ username: 'x'.repeat(70_000) }))],
    ['no HTTP', 'hello\r\n\r\n'],
    ['too many headers', get('/', `X: ${'x'.repeat(20_000)}\r\n`)],
  ])('of a stranger’s calls: %s', async (_, request) => {
    expect(await flooded(request, { floodLimit: 80 })).toEqual([false, false, false, false, true, true])
  })

  // There, IPv4 addresses come in the clothes of IPv6.
  const hasIPv6 = Object.values(networkInterfaces()).some((found) => found?.some(({ family }) => family === 'IPv6'))
  test.each(hasIPv6 ? ['127.0.0.1', '::'] : ['127.0.0.1'])(
    'but a proxy is not held responsible for those who come through it, where the portal listens on %s',
    async (host) => {
      const through = { floodLimit: 80, trustedProxies: ['127.0.0.1'] }
      const served = Array(6).fill(false)

      expect(await flooded('hello\r\n\r\n', through, host)).toEqual(served)
    },
  )
})
