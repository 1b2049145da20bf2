import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { thePortal } from '../testing/portal.ts'
import { refuseBrokenText } from './body.ts'

const portal = await thePortal()
const path = '/api/security/login_one_pass'
const login = { method: 'account', username: 'siumei', password: 'guess' }
const json = { 'content-type': 'application/json' }

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const send = (payload: string | object, headers: Record<string, string> = json) =>
  portal.app.inject({ method: 'POST', url: path, headers, payload })

describe('[X05] a refusal', () => {
  test.each([
    ['zh', '登入資料不正確'],
    ['pt', 'Os dados de início de sessão não estão correctos'],
    ['en', 'These login details are not correct'],
  ])('is an ordinary answer with a code and a sentence, in %s', async (language, message) => {
    const response = await send(login, { ...json, 'api-language': language })

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ code: refusals.login_wrong, message })
  })

  test('[X04] speaks the language of the query where there is no header, and Chinese otherwise', async () => {
    const ask = async (query: string) =>
      (await portal.app.inject({ method: 'POST', url: path + query, headers: json, payload: login })).json().message

    expect(await ask('?_locale=pt')).toContain('Os dados')
    expect(await ask('?_locale=fr')).toBe('登入資料不正確')
    expect(await ask('?_locale=pt&_locale=en')).toBe('登入資料不正確')
  })

  test.each([
    ['en', 'These login details'],
    ['fr', 'Os dados'],
  ])(
    '[X04] speaks the language of the header before that of the query, if it is one: %s',
    async (language, message) => {
      const headers = { ...json, 'api-language': language }
      const response = await portal.app.inject({ method: 'POST', url: `${path}?_locale=pt`, headers, payload: login })

      expect(response.json().message).toContain(message)
    },
  )

  test('names the fields that are to blame, each with its own sentence', async () => {
    const response = await send({ method: 'account', username: '', password: '' }, { ...json, 'api-language': 'en' })

    expect(response.json()).toMatchObject({
      code: 1,
      errors: { username: 'Enter the username', password: 'Enter the password' },
    })
  })

  test('all numbers are different', () => {
    expect(new Set(Object.values(refusals)).size).toBe(Object.keys(refusals).length)
  })
})

describe('strict input', () => {
  test.each([
    ['an unknown key', { ...login, admin: true }],
    ['an unknown method', { ...login, method: 'magic' }],
    ['a number for a text', { ...login, username: 12345678 }],
    ['a list for a text', { ...login, username: ['siumei'] }],
    ['an object for a text', { ...login, username: { ne: null } }],
    ['NUL in a text', { ...login, username: 'siu\u0000mei' }],
    ['half a surrogate pair', { ...login, username: '\ud800' }],
    ['NUL in a key', { ...login, 'a\u0000': 1 }],
    ['nothing', {}],
    ['a list', [login]],
    ['a text', '"siumei"'],
    ['null', 'null'],
    ['something very deep', JSON.stringify(Array.from({ length: 30 }).reduce((inner) => [inner], login))],
  ])('%s is refused as invalid', async (_, payload) => {
    const response = await send(payload)

    expect(response.statusCode).toBe(200)
    expect(response.json().code).toBe(refusals.invalid_input)
  })

  test.each([
    ['broken JSON', 400, '{"method":', json],
    ['no JSON at all', 415, 'method=account', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 415, 'hello', { 'content-type': 'text/plain' }],
    ['a poisoned prototype', 400, '{"__proto__":{"admin":true}}', json],
    ['more than 64 kB', 413, JSON.stringify({ ...login, username: 'x'.repeat(70_000) }), json],
  ])('%s is unreadable: status %i with a reference', async (_, status, payload, headers) => {
    const response = await send(payload, headers)

    expect(response.statusCode).toBe(status)
    expect(Object.keys(response.json()).sort()).toEqual(['code', 'message', 'reference'])
  })

  test('a body may have 64 kB, and not a byte more', async () => {
    const ofBytes = (bytes: number) =>
      JSON.stringify({ ...login, username: '' }).replace('""', `"${'x'.repeat(bytes)}"`)
    const frame = ofBytes(0).length

    expect((await send(ofBytes(64 * 1024 - frame), json)).statusCode).toBe(200)
    expect((await send(ofBytes(64 * 1024 - frame + 1), json)).statusCode).toBe(413)
  })

  test('who is slow has ten seconds for the headers and fifteen for all of a request (T-130)', () => {
    expect(portal.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000 })
  })

  test('what is sent may be ten deep, and not eleven', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 'text' : { part: deep(levels - 1) })

    expect(() => refuseBrokenText(deep(10))).not.toThrow()
    expect(() => refuseBrokenText(deep(11))).toThrow()
  })

  test('what nobody can type is refused in the name of a field and in a query as well (T-122)', async () => {
    expect(() => refuseBrokenText({ 'a\u0000': 1 })).toThrow()
    expect(() => refuseBrokenText({ '\ud800': 1 })).toThrow()
    expect(await portal.get('/menu/tree?root=%00')).toMatchObject({ code: refusals.invalid_input })
  })

  test('no such call is 404', async () => {
    const response = await portal.app.inject({ url: '/api/no/such/call', headers: { 'api-language': 'en' } })

    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: -1, message: 'System error, please try later' })
  })
})

describe('[X06] a fault', () => {
  test('tells nothing but a reference', async () => {
    await portal.db.schema.alterTable('sessions').renameTo('sessions_away').execute()
    try {
      const response = await portal.app.inject({
        method: 'POST',
        url: '/api/account/info',
        headers: { ...json, apikey: 'x', 'api-language': 'pt' },
        payload: {},
      })
      expect(response.statusCode).toBe(500)
      expect(response.json()).toEqual({
        code: -1,
        message: 'Erro do sistema, tente mais tarde',
        reference: expect.any(String),
      })
    } finally {
      await portal.db.schema.alterTable('sessions_away').renameTo('sessions').execute()
    }
  })
})

test('no other site may ask from a browser: nothing answers a preflight, and no answer names an origin (T-127)', async () => {
  const headers = {
    origin: 'https://evil.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,content-type',
  }
  const preflight = await portal.app.inject({ method: 'OPTIONS', url: path, headers })
  const asked = await send(login, { ...json, origin: 'https://evil.example' })

  expect(preflight.statusCode).toBe(404)
  for (const response of [preflight, asked])
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('every answer of the API is kept out of all caches', async () => {
  for (const response of [
    await send(login),
    await portal.app.inject({ url: '/api/tools/captcha?for=/security/login_link' }),
  ])
    expect(response.headers['cache-control']).toBe('no-store')
})

test('[X05] all calls stand in the OpenAPI document, with their refusals', async () => {
  const { paths, openapi } = (await portal.app.inject('/api/openapi.json')).json()

  expect(openapi).toBe('3.1.0')
  expect(paths['/api/account/online/lost_card'].post.description).toContain('110 loss_already_reported')
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/tools/captcha', '/api/desk/queue']))
})

test('after logging out a browser throws away the pages that it keeps, and no other answer asks for it', async () => {
  const member = await portal.memberAs('adult')
  const staff = await portal.staffAs('reviewer')
  const cleared = async (url: string, headers: Record<string, string>) =>
    (await portal.app.inject({ method: 'POST', url, headers, payload: {} })).headers['clear-site-data']

  expect(await cleared('/api/account/info', member.headers)).toBeUndefined()
  expect(await cleared('/api/security/logout_force', {})).toBeUndefined()
  expect(await cleared('/api/security/logout_force', member.headers)).toBe('"cache"')
  expect(await cleared('/api/desk/logout', staff.headers)).toBe('"cache"')
})

describe('for those who run it', () => {
  test('/healthz and /readyz answer', async () => {
    expect((await portal.app.inject('/healthz')).json()).toEqual({ status: 'alive' })
    expect((await portal.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('/metrics is in development for this machine only, and never through a proxy, whatever it writes', async () => {
    const ask = async (options: object) => (await portal.app.inject({ url: '/metrics', ...options })).statusCode

    expect(await ask({})).toBe(200)
    expect(await ask({ remoteAddress: '192.0.2.1' })).toBe(404)
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])
      expect([header, await ask({ headers: { [header]: '127.0.0.1' } })]).toEqual([header, 404])
  })
})
