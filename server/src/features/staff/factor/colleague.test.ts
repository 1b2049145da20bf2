import { TOTP } from 'otpauth'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { aBrowser } from '../../../testing/browser.ts'
import { thePortal } from '../../../testing/portal.ts'
import { staffService } from '../staff.service.ts'
import { colleagueService } from './colleague.service.ts'

const portal = await thePortal()
const forReal = await buildApp(
  { ...portal.deps, settings: { ...portal.deps.settings, secondFactor: 'required' } },
  { strict: true, floodLimit: 1_000_000 },
)
afterAll(() => forReal.close())
const password = 'track-and-field-26'
const minute = 60_000

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await staffService(portal.deps).add({ username: 'ieong', password, name: 'Ieong', roles: ['reviewer'] })
})

const clerk = () => {
  const browser = aBrowser(forReal)
  const logIn = async () => (await browser.post('/desk/login', { username: 'ieong', password })).data
  const giveCode = async (code: string) => browser.post('/desk/login/code', { pending: (await logIn()).token, code })
  return { ...browser, logIn, giveCode }
}
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: portal.clock.now().getTime() })

test('who is helped in a second time has a whole hour again, and the first code has ended', async () => {
  const helpIn = async () => (await colleagueService(portal.deps).helpIn('ieong', 'system')).code
  const first = await helpIn()
  portal.clock.forward(40 * minute)
  const second = await helpIn()
  portal.clock.forward(40 * minute)
  const { giveCode } = clerk()

  expect(await giveCode(first)).toMatchObject({ code: 21 })
  expect(await giveCode(second)).toMatchObject({ code: 0, data: { next: 'enrolment' } })
})

test('where a second step is only offered, who was helped in sets up another all the same', async () => {
  const { code } = await colleagueService(portal.deps).helpIn('ieong', 'system')
  const { post, get } = aBrowser(portal.app)
  const { token } = (await post('/desk/login', { username: 'ieong', password })).data

  const { data } = await post('/desk/login/code', { pending: token, code })
  expect(data.next).toBe('enrolment')
  expect(await get('/desk/queue', { apikey: data.token })).not.toMatchObject({ code: 0 })
})

test('the code that has set up an app opens no login, too', async () => {
  const { logIn, post, giveCode } = clerk()
  const apikey = (await logIn()).token
  const { secret } = (await post('/desk/factor/begin', {}, { apikey })).data
  const code = codeOf(secret)
  expect(await post('/desk/factor/confirm', { code }, { apikey })).toMatchObject({ code: 0 })

  expect(await giveCode(code)).toMatchObject({ code: 21 })
  portal.clock.forward(minute / 2)
  expect(await giveCode(codeOf(secret))).toMatchObject({ code: 0 })
})

test.each([
  ['zh', portal.deps.settings.portal.zh],
  ['pt', portal.deps.settings.portal.pt],
  ['en', portal.deps.settings.portal.en],
])('an app is named after the portal, in the language of its owner: %s', async (language, name) => {
  const { logIn, post } = clerk()
  const headers = { apikey: (await logIn()).token, 'api-language': language }
  const { uri } = (await post('/desk/factor/begin', {}, headers)).data

  expect(new URL(uri).searchParams.get('issuer')).toBe(name)
})

describe('what concerns one clerk concerns no other', () => {
  const enrolled = async (username: string) => {
    const { post } = clerk()
    const { data } = await post('/desk/login', { username, password })
    const headers = { apikey: data.token }
    const { secret } = (await post('/desk/factor/begin', {}, headers)).data
    return (await post('/desk/factor/confirm', { code: codeOf(secret) }, headers)).data
  }
  beforeEach(() => staffService(portal.deps).add({ username: 'lei', password, name: 'Lei', roles: ['reviewer'] }))

  test('how many recovery codes are left', async () => {
    await enrolled('lei')
    const { token } = await enrolled('ieong')

    expect(await clerk().post('/desk/me', {}, { apikey: token })).toMatchObject({ data: { recoveryCodes: 10 } })
  })

  test('that a colleague has lost the app', async () => {
    await colleagueService(portal.deps).helpIn('lei', 'system')

    expect((await clerk().logIn()).next).toBe('enrolment')
  })
})

test('the desk knows who was let in by a colleague’s code, and that there is no app yet', async () => {
  const { code } = await colleagueService(portal.deps).helpIn('ieong', 'system')
  const { giveCode, post } = clerk()
  const { data } = await giveCode(code)

  expect(await post('/desk/me', {}, { apikey: data.token })).toMatchObject({
    data: { provedBy: 'colleague', factor: false, recoveryCodes: 0 },
  })
})

test('the password waits ten minutes for its code, and an enrolment half an hour for its app', async () => {
  const { code } = await colleagueService(portal.deps).helpIn('ieong', 'system')
  const { logIn, post } = clerk()
  const pending = (await logIn()).token
  portal.clock.forward(10 * minute - 1000)
  const { data } = await post('/desk/login/code', { pending, code })
  const headers = { apikey: data.token }
  portal.clock.forward(15 * minute)
  const { secret } = (await post('/desk/factor/begin', {}, headers)).data
  portal.clock.forward(15 * minute - 1000)

  expect(await post('/desk/factor/confirm', { code: codeOf(secret) }, headers)).toMatchObject({ code: 0 })
})
