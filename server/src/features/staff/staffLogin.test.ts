import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { atOnce, attackersOf, solved } from '../../testing/attackers.ts'
import { aBrowser } from '../../testing/browser.ts'
import { betweenComparingAndActing } from '../../testing/meanwhile.ts'
import { thePortal } from '../../testing/portal.ts'
import { staffService } from './staff.service.ts'

const portal = await thePortal()
const attackers = await attackersOf(portal)
afterAll(() => attackers.app.close())
const password = 'track-and-field-26'
const [minute, day] = [60_000, 24 * 3_600_000]

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await staffService(portal.deps).add({ username: 'ieong', password, name: 'Ieong', roles: ['reviewer'] })
})

const guess = (address: string, username = 'ieong', more = {}) =>
  attackers.post('/desk/login', { username, password: 'guess', ...more }, address)
const clerkAt = (address: string) => {
  const browser = aBrowser(attackers.app, undefined, address)
  const logIn = (given = password, more = {}) =>
    browser.post('/desk/login', { username: 'ieong', password: given, ...more })
  return { ...browser, logIn }
}
const elsewhere = (place: number) => `198.18.${Math.floor(place / 200)}.${place % 200}`

describe('strangers who try passwords of staff (S4)', () => {
  test('lock nobody out: neither the device of a clerk, nor their network, nor a clerk from somewhere new', async () => {
    const office = clerkAt('203.0.113.5')
    expect(await office.logIn()).toMatchObject({ code: 0 })
    await atOnce(60, (place) => guess(elsewhere(place), 'ieong', { solvedCaptcha: solved }))

    expect(await office.logIn(), 'the same browser').toMatchObject({ code: 0 })
    const cookies = office.cookies
    const onTheWay = clerkAt('203.0.113.77')
    for (const [name, value] of cookies) onTheWay.cookies.set(name, value)
    expect(await onTheWay.logIn(), 'the same browser at another network').toMatchObject({ code: 0 })
    expect(await clerkAt('203.0.113.5').logIn(), 'another browser in the office').toMatchObject({ code: 0 })
    const far = clerkAt('192.0.2.200')
    const asked = await attackers.post('/desk/captcha', { username: 'IEONG' }, '192.0.2.200')
    expect(asked.data.challenge.parameters.data.work, 'four puzzles in one').toBe(4)
    expect(await far.logIn()).toMatchObject({ code: 25 })
    expect(await far.logIn(password, { solvedCaptcha: solved }), 'for a puzzle').toMatchObject({ code: 0 })
  })

  test.each(['ieong', 'nobody'])('solve a puzzle from the fourth try on, and wait after ten: %s', async (username) => {
    const tried = async (more = {}) => guess('192.0.2.9', username, more)
    for (let tries = 0; tries < 3; tries += 1) expect(await tried()).toMatchObject({ code: 20 })
    expect(await tried()).toMatchObject({ code: 25 })
    expect(await tried({ solvedCaptcha: 'not solved' })).toMatchObject({ code: 23 })
    for (let tries = 3; tries < 10; tries += 1)
      expect(await tried({ solvedCaptcha: solved })).toMatchObject({ code: 20 })
    expect(await tried({ solvedCaptcha: solved })).toMatchObject({ code: 4, wait: 900 })

    portal.clock.forward(15 * minute)
    expect(await tried()).toMatchObject({ code: 20 })
  })

  test('have ten of fifty tries at once checked, with however many solutions', async () => {
    const answers = await atOnce(50, () => guess('192.0.2.9', 'ieong', { solvedCaptcha: solved }))

    expect(answers.filter(({ code }) => code === 20)).toHaveLength(10)
  })

  test('have a hundred checked in a day from one network', async () => {
    const codes: number[] = []
    for (let round = 0; round < 11; round += 1) {
      for (let tries = 0; tries < 10; tries += 1)
        codes.push((await guess('192.0.2.9', `name${tries}`, { solvedCaptcha: solved })).code)
      portal.clock.forward(15 * minute)
    }

    expect(codes.filter((code) => code === 20)).toHaveLength(100)
    expect(codes.slice(100)).toEqual(Array(10).fill(4))
    // Since the first of them eleven quarters of an hour have passed.
    const left = 24 * 3600 - 11 * 15 * 60
    expect(await guess('192.0.2.9', 'name0', { solvedCaptcha: solved })).toMatchObject({ code: 4, wait: left })
  })

  test('use the same network for another name in vain', async () => {
    for (let tries = 0; tries < 3; tries += 1) await guess('192.0.2.9', `name${tries}`)

    expect(await guess('192.0.2.9', 'ieong')).toMatchObject({ code: 25 })
  })

  test('work harder the more they have failed, and an easier solution is refused', async () => {
    const from = { remoteAddress: '192.0.2.9' }
    const post = async (path: string, payload: object) =>
      (await portal.app.inject({ method: 'POST', url: `/api${path}`, payload, ...from })).json()
    const weight = async () => (await post('/desk/captcha', { username: 'ieong' })).data.challenge.parameters.data.work
    const easy = await portal.solvedCaptcha('/desk/login')
    const weights = [await weight()]
    for (let tries = 0; tries < 9; tries += 1) {
      await guess('192.0.2.9', 'ieong', { solvedCaptcha: solved })
      weights.push(await weight())
    }

    expect(weights).toEqual([1, 1, 1, 1, 1, 2, 2, 4, 4, 8])
    expect(await post('/desk/login', { username: 'ieong', password, solvedCaptcha: easy })).toMatchObject({ code: 23 })
  })
})

describe('a clerk whose password the operator sets anew while it is being typed (T-43)', () => {
  const next = 'hurdles-and-relay-26'

  test('is not let in by the old one', async () => {
    const late = await betweenComparingAndActing(portal, () => staffService(portal.deps).setPassword('ieong', next))

    expect(await late.post('/desk/login', { username: 'ieong', password })).toMatchObject({ code: 20 })
    expect(await portal.db.selectFrom('staffSessions').selectAll().execute()).toEqual([])
  })
})

describe('a clerk at a known place', () => {
  test('has ten tries in a quarter of an hour, and a success forgives them', async () => {
    const office = clerkAt('203.0.113.5')
    await office.logIn()
    for (let tries = 0; tries < 9; tries += 1) expect(await office.logIn('guess')).toMatchObject({ code: 20 })
    expect(await office.logIn()).toMatchObject({ code: 0 })
    for (let tries = 0; tries < 10; tries += 1) expect(await office.logIn('guess')).toMatchObject({ code: 20 })

    expect(await office.logIn()).toMatchObject({ code: 4, wait: 900 })
    portal.clock.forward(15 * minute)
    expect(await office.logIn()).toMatchObject({ code: 0 })
  })

  test('shares it with colleagues: a hundred tries a day there, and a device of one’s own is not held up', async () => {
    const desk = clerkAt('203.0.113.5')
    await desk.logIn()
    const colleague = () => attackers.post('/desk/login', { username: 'ieong', password: 'guess' }, '203.0.113.5')
    const codes: number[] = []
    for (let round = 0; round < 11; round += 1) {
      for (let tries = 0; tries < 10; tries += 1) codes.push((await colleague()).code)
      portal.clock.forward(15 * minute)
    }

    expect(codes.filter((code) => code === 20)).toHaveLength(100)
    expect(codes.filter((code) => code === 4)).toHaveLength(10)
    expect(await colleague()).toMatchObject({ code: 4, wait: 24 * 3600 - 11 * 15 * 60 })
    expect(await desk.logIn()).toMatchObject({ code: 0 })
  })

  test('is known by a cookie that scripts cannot read and that goes to the calls of the desk only', async () => {
    const { headers } = await clerkAt('203.0.113.5').ask('POST', '/api/desk/login', {
      payload: { username: 'ieong', password },
    })

    expect(headers['set-cookie']).toMatch(/^desk=[\w-]{43}; Path=\/api\/desk; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    const stored = await portal.db.selectFrom('staffPlaces').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(String(headers['set-cookie']).slice(5, 48))
  })

  test('is a stranger there half a year after the last login', async () => {
    const places = async () => (await portal.db.selectFrom('staffPlaces').selectAll().execute()).length
    await clerkAt('203.0.113.5').logIn()
    portal.clock.forward(180 * day)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(await places()).toBe(2)

    portal.clock.forward(minute)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(await places()).toBe(0)
  })

  test('leaves no place behind that tells where they have worked, when they leave', async () => {
    await clerkAt('203.0.113.5').logIn()
    await staffService(portal.deps).leave('ieong')

    expect(await portal.db.selectFrom('staffPlaces').selectAll().execute()).toEqual([])
  })

  test('is a stranger everywhere once the operator has set a password', async () => {
    await clerkAt('203.0.113.5').logIn()
    await staffService(portal.deps).setPassword('ieong', 'hurdles-and-relay-26')

    expect(await portal.db.selectFrom('staffPlaces').selectAll().execute()).toEqual([])
  })
})
