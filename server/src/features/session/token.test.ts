import { api } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'
import { letters } from '../../texts/letters.ts'

const portal = await thePortal()
const minute = 60_000

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const ask = (token: string) => portal.post('/account/info', {}, { apikey: token })
const renew = async (token: string): Promise<string | undefined> =>
  (await portal.post('/account/refresh_token', {}, { apikey: token })).data?.token
const headersFor = async (token: string) =>
  (await portal.app.inject({ method: 'POST', url: '/api/account/info', payload: {}, headers: { apikey: token } }))
    .headers
const sessions = () => portal.db.selectFrom('sessions').selectAll().execute()
const lettersTo = async (whom: string) => {
  await portal.doJobs()
  return portal.letters(whom)
}

describe('a renewed token (T-27)', () => {
  test('[A15] is another one for the same session, and the old one stops working', async () => {
    const { token: old } = await portal.memberAs('adult')
    const next = (await renew(old)) ?? ''

    expect(next).toMatch(/^[\w-]{43}$/)
    expect(next).not.toBe(old)
    expect(await sessions()).toHaveLength(1)
    expect(await ask(next)).toMatchObject({ code: 0 })
    portal.clock.forward(30_000)
    expect(await ask(old)).toMatchObject({ code: 2 })
  })

  test('leaves the old one good for half a minute, for another tab', async () => {
    const { token: old } = await portal.memberAs('adult')
    const next = await renew(old)
    portal.clock.forward(29_000)

    expect(await ask(old)).toMatchObject({ code: 0 })
    expect(await renew(old), 'who got no answer asks again').toBe(next)
    expect(await ask(next ?? '')).toMatchObject({ code: 0 })
  })

  test('is the same for a hundred requests at once', async () => {
    const { token: old } = await portal.memberAs('adult')
    // A session’s hourly limit of renewals counts too: more would be refused.
    const given = await Promise.all(Array.from({ length: 100 }, () => renew(old)))
    const tokens = new Set(given.filter((token) => token !== undefined))

    expect(tokens.size).toBe(1)
    expect(given.filter((token) => token === undefined)).toHaveLength(40)
    const kept = await portal.db.selectFrom('sessionTokens').select('replacedAt').execute()
    expect(kept).toHaveLength(2)
    expect(kept.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1)
    expect(await ask([...tokens][0] ?? '')).toMatchObject({ code: 0 })
    expect(await portal.post('/account/refresh_token', {}, { apikey: old })).toMatchObject({
      code: 4,
      wait: 3600,
    })
  })

  test('ends with its whole session when the old one comes back later, and the member is told once', async () => {
    const { token: stolen } = await portal.memberAs('adult')
    const next = (await renew(stolen)) ?? ''
    portal.clock.forward(11 * minute)
    const latest = (await renew(next)) ?? ''
    portal.clock.forward(31_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(stolen)))

    expect(answers.every(({ code }) => code === 2)).toBe(true)
    expect(await ask(latest)).toMatchObject({ code: 2 })
    expect(await sessions()).toEqual([])
    const letters = await lettersTo(people.adult.email ?? '')
    expect(letters).toHaveLength(1)
    expect(await portal.letters(people.adult.mobile), 'nor by text message, where the e-mail is enough').toEqual([])
    expect(letters[0]?.subject).toBe('你的一部裝置已登出')
  })

  test('ends no other session of the member', async () => {
    const [here, there] = [await portal.memberAs('adult'), await portal.memberAs('adult')]
    await renew(here.token)
    portal.clock.forward(31_000)
    await ask(here.token)

    expect(await ask(there.token)).toMatchObject({ code: 0 })
  })

  test('ends with a text message when there is no e-mail', async () => {
    const { token } = await portal.memberAs('withoutEmail')
    await renew(token)
    portal.clock.forward(31_000)
    await ask(token)

    expect(await lettersTo(people.withoutEmail.mobile ?? '')).toHaveLength(1)
  })

  test.each([
    ['portuguese', 'pt'],
    ['english', 'en'],
  ] as const)('ends with a letter in the language of the member: %s', async (name, language) => {
    const { token } = await portal.memberAs(name)
    await renew(token)
    portal.clock.forward(31_000)
    await ask(token)

    const { subject } = letters[language].session.copied(portal.deps.settings.hotline)
    expect(await lettersTo(people[name].email)).toMatchObject([{ subject }])
  })

  test('does not extend the session: it ends after twelve hours all the same', async () => {
    let { token } = await portal.memberAs('adult')
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      token = (await renew(token)) ?? ''
      portal.clock.forward(20 * minute)
    }

    expect(await ask(token)).toMatchObject({ code: 2 })
    expect(await renew(token)).toBeUndefined()
  })

  test('does not outlive half an hour without a call', async () => {
    const { token } = await portal.memberAs('adult')
    portal.clock.forward(30 * minute)

    expect(await renew(token)).toBeUndefined()
    expect(await lettersTo(people.adult.email ?? ''), 'nobody has copied anything').toEqual([])
  })

  test('does not refresh the proof', async () => {
    const { token } = await portal.memberAs('adult')
    portal.clock.forward(11 * minute)
    const next = (await renew(token)) ?? ''

    expect(await portal.post('/account/sessions/end_others', {}, { apikey: next })).toMatchObject({ code: 3 })
  })

  test('cannot be computed from the old one, and both are stored as hashes (T-28)', async () => {
    const { token } = await portal.memberAs('adult')
    const next = (await renew(token)) ?? ''
    const stored = JSON.stringify([await sessions(), await portal.db.selectFrom('sessionTokens').selectAll().execute()])

    expect(Buffer.from(next, 'base64url')).toHaveLength(32)
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(next)
    const [{ tokenHash } = { tokenHash: '' }] = await portal.db
      .selectFrom('sessionTokens')
      .select('tokenHash')
      .execute()
    expect(await ask(tokenHash), 'a stolen database opens nothing').toMatchObject({ code: 2 })
  })
})

describe('the browser is told that its token is old', () => {
  test('[A15] after ten minutes, and when another tab has renewed it', async () => {
    const { token } = await portal.memberAs('adult')
    portal.clock.forward(10 * minute - 5000)
    expect(await headersFor(token)).not.toHaveProperty('renew-apikey')

    portal.clock.forward(5000)
    expect(await headersFor(token)).toMatchObject({ 'renew-apikey': '1' })
    const next = (await renew(token)) ?? ''
    expect(await headersFor(token)).toMatchObject({ 'renew-apikey': '1' })
    expect(await headersFor(next)).not.toHaveProperty('renew-apikey')
  })

  test('[A15] also before, where it has been replaced: another tab may have asked early', async () => {
    const { token } = await portal.memberAs('adult')
    await renew(token)

    expect(await headersFor(token)).toMatchObject({ 'renew-apikey': '1' })
  })
})

test('every call of members refuses a missing token, a made-up one, and one that has ended (T-30)', async () => {
  const member = await portal.memberAs('adult')
  await member.post('/security/logout_force')
  const calls = Object.values(api).flatMap((feature) => Object.values(feature))
  const ofMembers = calls.filter(({ access }) => access === 'member')

  expect(ofMembers.length).toBeGreaterThan(10)
  for (const { method, path } of ofMembers)
    for (const headers of [{}, { apikey: 'x'.repeat(43) }, { apikey: '' }, member.headers])
      expect([
        path,
        await (method === 'GET' ? portal.get(path, headers) : portal.post(path, {}, headers)),
      ]).toMatchObject([path, { code: 2 }])
})

test('no cache keeps a reply to a member (T-94)', async () => {
  const { token } = await portal.memberAs('adult')

  expect(await headersFor(token)).toMatchObject({ 'cache-control': 'no-store' })
})

test('a form of another site, which cannot set a header, logs nobody out (T-29, T-127)', async () => {
  const member = await portal.memberAs('adult')
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
    const headers = { 'content-type': type, cookie: `apikey=${member.token}`, origin: 'https://evil.example' }
    const url = `/api/security/logout_force?uri=https://evil.example&apikey=${member.token}&useToken=1`
    const answer = await portal.app.inject({ method: 'POST', url, headers, payload: '{}' })
    expect([2, -1]).toContain(answer.json().code)
    expect(answer.body).not.toContain('evil.example')
  }

  expect(await ask(member.token)).toMatchObject({ code: 0 })
})

test('the address after the logout comes from the settings, whatever the request says (T-29)', async () => {
  const member = await portal.memberAs('adult')

  expect(await member.post('/security/logout_force?uri=https://evil.example')).toMatchObject({
    data: { uri: '/ams/login' },
  })
})
