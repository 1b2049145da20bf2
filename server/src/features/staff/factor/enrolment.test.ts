import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aBrowser } from '../../../testing/browser.ts'
import { clerksOf } from '../../../testing/clerks.ts'
import { stoppingAfterWriteTo } from '../../../testing/meanwhile.ts'
import { thePortal } from '../../../testing/portal.ts'
import { staffService } from '../staff.service.ts'
import { colleagueService } from './colleague.service.ts'

const portal = await thePortal()
const { forReal, clerk, codeOf, employ, enrolled } = await clerksOf(portal)
afterAll(() => forReal.close())
const password = 'track-and-field-26'
const [second, minute] = [1000, 60_000]

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await employ('ieong')
})

const { post } = aBrowser(portal.app)
const logIn = async () => (await post('/desk/login', { username: 'ieong', password })).data.token as string

test('the code that has set up an app in place of another opens no login, and the next one does', async () => {
  const first = { apikey: await logIn() }
  const { secret } = (await post('/desk/factor/begin', {}, first)).data
  const { token } = (await post('/desk/factor/confirm', { code: codeOf(secret) }, first)).data
  portal.clock.forward(30 * second)
  const desk = { apikey: token }
  const other = (await post('/desk/factor/begin', { code: codeOf(secret) }, desk)).data
  portal.clock.forward(30 * second)
  const code = codeOf(other.secret)
  expect(await post('/desk/factor/confirm', { code }, desk)).toMatchObject({ code: 0 })

  const pending = await logIn()
  expect(await post('/desk/login/code', { pending, code })).toMatchObject({ code: 21 })
  portal.clock.forward(30 * second)
  expect(await post('/desk/login/code', { pending, code: codeOf(other.secret) })).toMatchObject({ code: 0 })
})

test('a password that the operator sets anew leaves the second factor as it is', async () => {
  const headers = { apikey: await logIn() }
  const { secret } = (await post('/desk/factor/begin', {}, headers)).data
  await post('/desk/factor/confirm', { code: codeOf(secret) }, headers)
  const fresh = 'hurdles-and-relay-26'
  await staffService(portal.deps).setPassword('ieong', fresh)
  portal.clock.forward(30 * second)

  const { data } = await post('/desk/login', { username: 'ieong', password: fresh })
  expect(data.next).toBe('code')
  expect(await post('/desk/login/code', { pending: data.token, code: codeOf(secret) })).toMatchObject({
    code: 0,
    data: { next: 'desk' },
  })
})

describe('where a second factor is required', () => {
  test('a first login by password opens nothing but its enrolment', async () => {
    const { logIn, as } = clerk()
    const { token, next } = await logIn()

    expect(next).toBe('enrolment')
    expect(await as(token).get('/desk/queue')).toMatchObject({ code: 124 })
    expect(await as(token).get('/desk/holidays')).toMatchObject({ code: 124 })
    expect(await as(token).post('/desk/application/approve')).toMatchObject({ code: 124 })
    expect(await as(token).post('/desk/me')).toMatchObject({ code: 0, data: { factor: false } })
  })

  test('and can be left again without it', async () => {
    const { logIn, as } = clerk()
    const { token } = await logIn()

    expect(await as(token).post('/desk/logout')).toMatchObject({ code: 0 })
    expect(await as(token).post('/desk/me')).toMatchObject({ code: 2 })
  })

  test('and makes no place known: whoever goes on from there is a stranger until then', async () => {
    const { logIn } = clerk()
    await logIn()
    const guessing = aBrowser(forReal, undefined, '203.0.113.5')
    const guess = () => guessing.post('/desk/login', { username: 'ieong', password: 'a guess' })
    for (let tries = 0; tries < 3; tries += 1) expect(await guess()).toMatchObject({ code: 20 })

    expect(await guess()).toMatchObject({ code: 25 })
  })

  test('the first right code of the app opens the desk, under another token, with ten recovery codes', async () => {
    const { first, token, recoveryCodes, as, uri } = await enrolled()

    expect(uri).toMatch(/^otpauth:\/\/totp\/.*ieong\?/)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await as(first).post('/desk/me')).toMatchObject({ code: 2 })
    expect(await as(token).get('/desk/queue')).toMatchObject({ code: 0 })
    expect(await as(token).post('/desk/me')).toMatchObject({
      data: { factor: true, provedBy: 'authenticator', recoveryCodes: 10 },
    })
  })

  test('an enrolment ends after half an hour, however busy', async () => {
    const { logIn, as } = clerk()
    const { token } = await logIn()
    portal.clock.forward(20 * minute)
    expect(await as(token).post('/desk/me')).toMatchObject({ code: 0 })
    portal.clock.forward(10 * minute)

    expect(await as(token).post('/desk/me')).toMatchObject({ code: 2 })
  })

  test('a wrong first code sets nothing up', async () => {
    const { logIn, as } = clerk()
    const { token } = await logIn()
    const { secret } = (await as(token).post('/desk/factor/begin')).data
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000'

    expect(await as(token).post('/desk/factor/confirm', { code: wrong })).toMatchObject({ code: 21 })
    expect((await logIn()).next).toBe('enrolment')
  })
})

describe('a new app in place of the old one', () => {
  test('needs one more code, so that a stolen session cannot set it', async () => {
    const { as, token, secret, logIn, recoveryCodes } = await enrolled()
    expect(await as(token).post('/desk/factor/begin')).toMatchObject({ code: 21 })
    expect(await as(token).post('/desk/factor/begin', { code: 'AAAAA-AAAAA' })).toMatchObject({ code: 21 })
    const { data } = await as(token).post('/desk/factor/begin', { code: codeOf(secret) })
    portal.clock.forward(30 * second)
    expect(await as(token).post('/desk/factor/confirm', { code: codeOf(data.secret) })).toMatchObject({ code: 0 })

    portal.clock.forward(30 * second)
    const { giveCode } = clerk()
    expect(await giveCode((await logIn()).token, codeOf(secret))).toMatchObject({ code: 21 })
    expect(await giveCode((await logIn()).token, recoveryCodes[0]), 'nor on paper').toMatchObject({ code: 21 })
    expect(await giveCode((await logIn()).token, codeOf(data.secret))).toMatchObject({ code: 0 })
  })

  test('ends every other session: one of them may be why there is a new app', async () => {
    const { as, token, secret, logIn, giveCode } = await enrolled()
    const elsewhere = as((await giveCode((await logIn()).token, codeOf(secret))).data.token)
    portal.clock.forward(30 * second)
    const { data } = await as(token).post('/desk/factor/begin', { code: codeOf(secret) })
    expect(await elsewhere.post('/desk/me')).toMatchObject({ code: 0 })
    await as(token).post('/desk/factor/confirm', { code: codeOf(data.secret) })

    expect(await elsewhere.post('/desk/me')).toMatchObject({ code: 2 })
  })
})

test('an app that is being set up while a colleague removes the factor is not set, and opens nothing (S4)', async () => {
  await employ('chan', ['senior'])
  const { token } = await clerk().logIn()
  const { secret } = (await clerk().as(token).post('/desk/factor/begin')).data
  const late = await stoppingAfterWriteTo(portal, 'staffFactors', () =>
    colleagueService(portal.deps).helpIn('ieong', 'system'),
  )
  await late.post('/desk/factor/confirm', { code: codeOf(secret) }, { apikey: token })

  expect(await portal.db.selectFrom('staffFactors').selectAll().execute()).toEqual([])
  expect(await portal.db.selectFrom('staffSessions').selectAll().execute()).toEqual([])
})
