import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { attackersOf, solved } from '../../testing/attackers.ts'
import { aBrowser } from '../../testing/browser.ts'
import { thePortal } from '../../testing/portal.ts'
import { staffService } from './staff.service.ts'

const portal = await thePortal()
const attackers = await attackersOf(portal)
afterAll(() => attackers.app.close())
const password = 'track-and-field-26'
const day = 24 * 3_600_000
const [loginWrong, captchaNeeded] = [20, 25]

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  for (const username of ['ieong', 'lam'])
    await staffService(portal.deps).add({ username, password, name: username, roles: [] })
})

const browserAt = (address: string) => {
  const browser = aBrowser(attackers.app, undefined, address)
  const logIn = (given = password, more: object = {}) =>
    browser.post('/desk/login', { username: 'ieong', password: given, ...more })
  return { ...browser, logIn }
}
const guess = (address: string, username = 'ieong', more = {}) =>
  attackers.post('/desk/login', { username, password: 'guess', ...more }, address)
/** Whether a clerk is a stranger there: strangers meet a puzzle at the fourth wrong password, a clerk does not. */
const isStranger = async ({ logIn }: ReturnType<typeof browserAt>, username = 'ieong') => {
  const answers = []
  for (let tries = 0; tries < 4; tries += 1) answers.push((await logIn('guess', { username })).code)
  return answers.at(-1) === captchaNeeded
}

describe('a place where a clerk has logged in', () => {
  test('is known for half a year after the last login there, not the first', async () => {
    const office = browserAt('203.0.113.5')
    await office.logIn()
    portal.clock.forward(100 * day)
    await office.logIn()
    portal.clock.forward(100 * day)
    await workers(portal.deps)['cleaning.hourly']({})

    expect(await isStranger(office)).toBe(false)
  })

  test('is known by the browser as long', async () => {
    const { headers } = await browserAt('203.0.113.5').ask('POST', '/api/desk/login', {
      payload: { username: 'ieong', password },
    })

    expect(headers['set-cookie']).toContain(`Max-Age=${180 * 24 * 3600};`)
  })

  test('is one browser for all clerks who share it, wherever it goes', async () => {
    const shared = browserAt('203.0.113.5')
    for (const username of ['ieong', 'lam']) await shared.logIn(password, { username })
    const moved = browserAt('198.18.0.7')
    for (const [name, value] of shared.cookies) moved.cookies.set(name, value)

    expect(await isStranger(moved)).toBe(false)
    expect(await isStranger(moved, 'lam')).toBe(false)
  })
})

describe('strangers at the desk', () => {
  test('meet four puzzles in one from the tenth failure for a name on, from wherever', async () => {
    const work = async () => {
      const { data } = await attackers.post('/desk/captcha', { username: 'ieong' }, '192.0.2.200')
      return data.challenge.parameters.data.work
    }
    for (let place = 0; place < 9; place += 1) await guess(`198.18.0.${place}`)
    expect(await work()).toBe(1)
    expect(await guess('198.18.0.9')).toMatchObject({ code: loginWrong })

    expect(await work()).toBe(4)
    expect(await guess('198.18.0.10')).toMatchObject({ code: captchaNeeded })
  })

  test('are not forgiven because somebody else has logged in from their network', async () => {
    for (let tries = 0; tries < 3; tries += 1) await guess('192.0.2.9', 'nobody')
    expect(await browserAt('192.0.2.9').logIn(password, { solvedCaptcha: solved })).toMatchObject({ code: 0 })

    expect(await guess('192.0.2.9', 'nobody')).toMatchObject({ code: captchaNeeded })
  })
})

test('a password of staff has twelve characters, however many units each takes', async () => {
  const adding = (given: string) =>
    staffService(portal.deps).add({ username: 'chan', password: given, name: 'Chan', roles: [] })

  await expect(adding('🏸🏊🏓🥊🤸🏀')).rejects.toMatchObject({ refusal: 'password_too_short' })
  await expect(adding('🏸🏊🏓🥊🤸🏀🏸🏊🏓🥊🤸🏀')).resolves.toBeUndefined()
})
