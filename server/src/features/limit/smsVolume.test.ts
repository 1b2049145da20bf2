import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { checkSettings } from '../../settings.ts'
import { withChallengesOf, withRealChallenges, workAt } from '../../testing/challenge.ts'
import { thePortal } from '../../testing/portal.ts'
import { codeService } from '../code/code.service.ts'
import { areHardlyUsed, isFarAboveUsual } from './smsVolume.rules.ts'

const portal = await thePortal()
const [second, minute, hour] = [1000, 60_000, 3_600_000]
const hours = (length: number, sent: number) => Array.from({ length }, () => sent)

test.each([
  ['three times the median', 150, hours(168, 50), true],
  ['a little less', 149, hours(168, 50), false],
  ['a quiet portal has a busy hour', 99, hours(168, 2), false],
  ['a quiet portal is flooded', 100, hours(168, 2), true],
  ['the first day of a portal: nothing is usual yet', 5000, hours(23, 50), false],
  ['between two in the middle', 150, [...hours(12, 40), ...hours(12, 60)], true],
])('%s', (_, thisHour, before, isFar) => {
  expect(isFarAboveUsual(thisHour, before)).toBe(isFar)
})

test('a hundred codes are needed to say that they are not used', () => {
  expect(areHardlyUsed({ sent: 100, used: 29 })).toBe(true)
  expect(areHardlyUsed({ sent: 100, used: 30 })).toBe(false)
  expect(areHardlyUsed({ sent: 99, used: 0 })).toBe(false)
})

describe('unusual numbers of codes (T-15)', () => {
  beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
  const limits = { codesFromOne: { inAnHour: 1000, mobilesInAnHour: 1000 } }
  const codes = codeService({ ...portal.deps, settings: checkSettings({ limits }) })
  const otherMobile = (place: number) => String(66_310_000 + place)
  const send = (place: number) =>
    codes.send(
      { purpose: 'login', subject: '', channel: 'sms', to: otherMobile(place) },
      { language: 'zh', asker: { address: '', deviceCookie: { secret: undefined } }, silently: true },
    )
  const ordinary = 25
  const counted = withChallengesOf(portal, ordinary)
  afterAll(async () => (await counted).close())
  const work = async () => workAt(await counted)
  const metric = async () => (await portal.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body

  const sendAHundred = async (used: number) => {
    for (let place = 0; place < 100; place += 1) await send(place)
    const some = portal.db.selectFrom('codes').select('key').where('purpose', '=', 'login').limit(used)
    await portal.db.updateTable('codes').set({ usedAt: portal.clock.now() }).where('key', 'in', some).execute()
    portal.clock.forward(5 * minute + second)
    await send(100)
  }

  test('fewer than thirty of the last hundred login codes used: a captcha four times as hard, and an alarm', {
    timeout: 60_000,
  }, async () => {
    const before = await work()
    expect(before).toEqual({ rounds: expect.any(Number), tries: ordinary })
    await sendAHundred(29)

    expect(portal.alarms).toEqual(['codes_hardly_used'])
    expect(await work()).toEqual({ ...before, tries: 4 * ordinary })
    expect(await metric()).toContain('alarm{alarm="codes_hardly_used"} 1')
    expect(await metric()).toContain('alarm{alarm="codes_spent"} 0')

    portal.clock.forward(hour - minute)
    expect(await work()).toEqual({ ...before, tries: 4 * ordinary })
    portal.clock.forward(minute + second)
    expect(await work()).toEqual(before)
    expect(await metric()).toContain('alarm{alarm="codes_hardly_used"} 0')
  })

  test('a captcha without an alarm is half a second of work on a phone: 500 to 1500 tries of 2000 rounds', async () => {
    const { rounds, tries } = await workAt(await withRealChallenges(portal))

    expect(rounds).toBe(2000)
    expect(tries).toBeGreaterThanOrEqual(500)
    expect(tries).toBeLessThan(1500)
  })

  test('thirty of a hundred used are usual', { timeout: 60_000 }, async () => {
    await sendAHundred(30)

    expect(portal.alarms).toEqual([])
  })

  test('three times the median of seven days in an hour: the same, said once an hour', async () => {
    const now = Date.parse('2026-03-02T10:00:00+08:00')
    const before = Array.from({ length: 167 }, (_, place) => ({
      hour: new Date(now - (place + 1) * hour),
      // Nights are quiet and some hours are wild: the median counts.
      sent: [0, 50, 50, 900][place % 4] ?? 0,
    }))
    await portal.db.insertInto('smsHours').values(before).execute()
    await portal.db
      .insertInto('smsHours')
      .values({ hour: new Date(now), sent: 148 })
      .execute()
    await send(1)
    expect(portal.alarms).toEqual([])

    portal.clock.forward(minute + second)
    await send(2)
    expect(portal.alarms).toEqual(['codes_far_above_usual'])
    expect(await work()).toMatchObject({ tries: 4 * ordinary })
    portal.clock.forward(minute + second)
    await send(3)
    expect(portal.alarms).toHaveLength(1)
  })

  /** Hours before this one, and how many were sent in each. */
  const sentBefore = (hours: [ago: number, sent: number][]) =>
    portal.db
      .insertInto('smsHours')
      .values(hours.map(([ago, sent]) => ({ hour: new Date(portal.clock.now().getTime() - ago * hour), sent })))
      .execute()

  test('what is usual is said by seven days: one quiet day makes no alarm', async () => {
    await sentBefore(Array.from({ length: 167 }, (_, place) => [place + 1, place < 24 ? 1 : 50]))
    await sentBefore([[0, 120]])
    await workers(portal.deps)['cleaning.hourly']({})
    await send(1)

    expect(await portal.db.selectFrom('smsHours').select('sent').where('sent', '=', 121).execute()).toHaveLength(1)
    expect(portal.alarms).toEqual([])
  })

  test('hours in which nothing was sent are usual hours, too', async () => {
    await sentBefore(Array.from({ length: 12 }, (_, place) => [place * 4 + 1, 50]))
    await sentBefore([[0, 119]])
    await send(1)

    expect(portal.alarms).toEqual(['codes_far_above_usual'])
  })

  test('codes that may still be used say nothing yet', { timeout: 60_000 }, async () => {
    for (let place = 0; place < 100; place += 1) await send(place)
    portal.clock.forward(minute + second)
    await send(100)

    expect(await portal.db.selectFrom('codes').select('key').execute()).toHaveLength(101)
    expect(portal.alarms).toEqual([])
  })
})
