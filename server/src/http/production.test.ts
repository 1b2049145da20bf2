import type { InjectOptions } from 'fastify'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { refuseOtherMode } from '../database/installation.ts'
import { anApplicant, anApplication } from '../testing/applicant.ts'
import { aClerk } from '../testing/desk.ts'
import { thePortal } from '../testing/portal.ts'

const portal = await thePortal()
const proxy = '192.0.2.1'
const inProduction = { ...portal.deps, development: false }
const app = await buildApp(inProduction, { trustedProxies: [proxy] })
const small = await buildApp(inProduction, { floodLimit: 600 })
afterAll(() => Promise.all([app.close(), small.close()]))
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test.each(['/dev/inbox', '/dev/inbox.json', '/dev/clock', '/api/openapi.json'])('%s is not there', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('the first call says that it is no development, and its key opens nothing', async () => {
  const { data } = (await app.inject('/api/app/init')).json()

  expect(data).toMatchObject({ isDev: false, apiKey: '' })
})

test('/metrics is for who has the token, and for nobody else, this machine neither', async () => {
  const token = 'sixteen letters and more'
  const watched = await buildApp(inProduction, { metricsToken: token })
  onTestFinished(() => watched.close())
  const ask = async (of: typeof app, authorization?: string) =>
    (await of.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })).statusCode

  expect(await ask(app)).toBe(404)
  expect(await ask(app, 'Bearer undefined')).toBe(404)
  expect(await ask(watched)).toBe(404)
  expect(await ask(watched, `Bearer ${token}s`)).toBe(404)
  expect(await ask(watched, `Bearer ${token}`)).toBe(200)
})

test('a browser has to insist on encryption, for two years', async () => {
  expect((await app.inject('/api/app/init')).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  )
})

test('a link in a letter leads to the portal, whatever host the request was for (T-41)', async () => {
  const { reference, form } = await anApplication(portal)
  const clerk = await aClerk(portal)
  await clerk.see(reference)
  const headers = {
    ...clerk.headers,
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/desk/application/approve',
    remoteAddress: proxy,
    headers,
    payload: { reference, withoutRecord: true },
  })
  await portal.doJobs()
  const letters = await portal.letters(form.email)

  expect(answer.json()).toMatchObject({ code: 0 })
  expect(letters.map(({ body }) => body).join()).toContain('http://portal.test/en/security/active-online-account/')
  expect(JSON.stringify(await portal.letters())).not.toContain('evil')
})

const guess = async (from: { remoteAddress: string; forwarded?: string }, place: number) => {
  const { code } = (
    await app.inject({
      method: 'POST',
      url: '/api/security/login_one_pass',
      remoteAddress: from.remoteAddress,
      headers: from.forwarded ? { 'x-forwarded-for': from.forwarded } : {},
      payload: { method: 'account', username: `nobody-${place}`, password: 'guess' },
    })
  ).json()
  return code as number
}
const guesses = async (from: (place: number) => Parameters<typeof guess>[0]) => {
  const codes = await Promise.all(Array.from({ length: 31 }, (_, place) => guess(from(place), place)))
  return codes.sort((one, other) => other - one)
}
const limited = [...Array.from({ length: 30 }, () => 20), 4]
const unlimited = Array.from({ length: 31 }, () => 20)

test('a stranger’s word about their address changes nothing (T-120)', async () => {
  expect(await guesses((place) => ({ remoteAddress: '203.0.113.9', forwarded: `198.51.100.${place}` }))).toEqual(
    limited,
  )
})

test('the word of the proxy is believed, but not what a client has written before it', {
  timeout: 20_000,
}, async () => {
  expect(await guesses((place) => ({ remoteAddress: proxy, forwarded: `198.51.100.${place}` }))).toEqual(unlimited)
  expect(await guesses((place) => ({ remoteAddress: proxy, forwarded: `198.51.100.${place}, 203.0.113.77` }))).toEqual(
    limited,
  )
})

test('a household with IPv6 counts as one, however many addresses it takes', async () => {
  expect(await guesses((place) => ({ remoteAddress: `2001:db8:1:2::${place + 1}` }))).toEqual(limited)
})

describe('a flood is answered 429, and others are served', () => {
  const statuses = async (times: number, asked: (place: number) => InjectOptions) => {
    const answers = await Promise.all(Array.from({ length: times }, (_, place) => app.inject(asked(place))))
    const many = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
    return { served: many(200) + many(404), refused: many(429) }
  }

  test('of strangers at one address 300 calls a minute, whatever token they make up', async () => {
    const url = '/api/web/area'
    const from = (remoteAddress: string) => () => ({ url, remoteAddress })
    expect(await statuses(310, from('203.0.113.1'))).toEqual({ served: 300, refused: 10 })
    expect(await statuses(1, from('203.0.113.2'))).toEqual({ served: 1, refused: 0 })
    const madeUp = (place: number) => ({
      method: 'POST' as const,
      url: '/api/account/info',
      remoteAddress: '203.0.113.3',
      headers: { apikey: String(place).padStart(43, 'x') },
      payload: {},
    })
    expect(await statuses(310, madeUp)).toEqual({ served: 300, refused: 10 })

    portal.clock.forward(60_000)
    expect(await statuses(1, from('203.0.113.1'))).toEqual({ served: 1, refused: 0 })
  })

  test('of one session 300 a minute, wherever it asks from, and of another one beside it as many', async () => {
    const [one, other] = [await portal.memberAs('adult'), await portal.memberAs('english')]
    const by =
      ({ headers }: typeof one) =>
      (place: number) => ({
        method: 'POST' as const,
        url: '/api/account/info',
        remoteAddress: `198.51.100.${place % 2}`,
        headers,
        payload: {},
      })
    expect(await statuses(310, by(one))).toEqual({ served: 300, refused: 10 })
    expect(await statuses(1, by(other))).toEqual({ served: 1, refused: 0 })
  })

  test('of one registration as many, and what strangers at the same address have used up is not theirs', async () => {
    const remoteAddress = '203.0.113.8'
    await statuses(310, () => ({ url: '/api/web/area', remoteAddress }))
    const { headers } = await anApplicant(portal)
    const exist = () => ({
      method: 'POST' as const,
      url: '/api/security/register_draft',
      remoteAddress,
      headers,
      payload: { draft: {} },
    })

    expect(await statuses(310, exist)).toEqual({ served: 300, refused: 10 })
  })

  test.each([
    ['/api/desk/picture/nothing', '203.0.113.4'],
    ['/api/no/such/call', '203.0.113.5'],
    ['/nothing.php', '203.0.113.6'],
  ])(
    'of one address no more requests a minute than the limit, of any kind, also for what is not there: %s',
    async (url, remoteAddress) => {
      const answers: number[] = []
      for (let times = 0; times < 610; times += 1) answers.push((await small.inject({ url, remoteAddress })).statusCode)

      expect(answers.filter((status) => status !== 429)).toHaveLength(600)
      expect(answers.slice(600)).toEqual(Array(10).fill(429))
    },
  )

  test('and a household with IPv6 is one address', async () => {
    const answers: number[] = []
    for (let place = 1; place <= 610; place += 1)
      answers.push((await small.inject({ url: '/nothing.php', remoteAddress: `2001:db8:1:3::${place}` })).statusCode)

    expect(answers.slice(600)).toEqual(Array(10).fill(429))
  })
})

test('a database belongs to the mode that made it, in either direction (T-108)', async () => {
  await refuseOtherMode(portal.db, { development: true })
  await refuseOtherMode(portal.db, { development: true })
  await expect(refuseOtherMode(portal.db, { development: false })).rejects.toThrow('MODE=development')

  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await refuseOtherMode(portal.db, { development: false })
  await expect(refuseOtherMode(portal.db, { development: true })).rejects.toThrow('MODE=production')
})
