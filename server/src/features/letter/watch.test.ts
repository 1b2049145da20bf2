import type { LetterKind } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { rounds } from '../../features.ts'
import { thePortal } from '../../testing/portal.ts'
import { letterService } from './letter.service.ts'

const portal = await thePortal()
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const write = (to: string, kind: LetterKind = 'notice') =>
  inTransaction(portal.deps, (deps) => letterService(deps).post({ kind, to, subject: '', body: 'words' }))
const forward = async (milliseconds: number) => {
  portal.clock.forward(milliseconds)
  await portal.doJobs()
}
const metrics = async () => (await portal.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
/** The value of a line of the metrics. */
const metric = async (line: string) => {
  const found = (await metrics()).split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.split(' ').at(-1))
}

describe('an outage of the mail system', () => {
  test('is seen within a minute of its beginning: in the metrics, as an alarm, and once', async () => {
    portal.box.close()
    await write('ana@example.mo')
    await portal.doJobs()
    expect(await metric('alarm{alarm="mail_away"}')).toBe(0)
    for (let passed = 0; passed < 6; passed += 1) await forward(10 * second)

    expect(await metric('letters_waiting{channel="email",urgency="ordinary"}')).toBe(1)
    expect(await metric('letters_waiting{channel="sms",urgency="urgent"}')).toBe(0)
    expect(await metric('letters_oldest_seconds{channel="email",urgency="ordinary"}')).toBe(60)
    expect(await metric('letter_channel_away_seconds{channel="email"}')).toBe(60)
    expect(await metric('letter_channel_away_seconds{channel="sms"}')).toBe(0)
    expect(await metric('alarm{alarm="mail_away"}')).toBe(1)
    expect(await metric('alarm{alarm="sms_away"}')).toBe(0)
    expect(portal.alarms).toEqual(['mail_away'])
  })

  test('ends as an alarm, once, with the first letter that leaves', async () => {
    portal.box.close()
    await write('ana@example.mo')
    await portal.doJobs()
    await forward(31 * second)
    portal.box.open()
    await forward(30 * second)
    await forward(30 * second)

    expect(await metric('letter_channel_away_seconds{channel="email"}')).toBe(0)
    expect(await metric('alarm{alarm="mail_away"}')).toBe(0)
    expect([portal.alarms, portal.endedAlarms]).toEqual([['mail_away'], ['mail_away']])
  })

  test('of many processes one tells of it', async () => {
    portal.box.close()
    await write('ana@example.mo')
    await portal.doJobs()
    portal.clock.forward(31 * second)
    const watches = Array.from({ length: 4 }, () => rounds(portal.deps, () => {})[1])
    await Promise.all(watches.map((watch) => watch?.go()))

    expect(portal.alarms).toEqual(['mail_away'])
  })

  test('of a few seconds is no alarm', async () => {
    portal.box.close()
    await write('ana@example.mo')
    await portal.doJobs()
    portal.box.open()
    await forward(10 * second)
    await forward(minute)

    expect(portal.alarms).toEqual([])
  })

  test('does not make the captcha harder', async () => {
    portal.box.close()
    await write('ana@example.mo')
    await portal.doJobs()
    const ordinary = await portal.solvedCaptcha()
    await forward(minute)
    expect(portal.alarms).toEqual(['mail_away'])

    // A solution of the usual length is found as quickly as before.
    expect((await portal.solvedCaptcha()).length).toBeLessThan(ordinary.length * 2)
  })
})

test.each([
  ['urgent', 'log_in', minute],
  ['ordinary', 'notice', 15 * minute],
] as const)('a letter that waits too long is an alarm: %s', async (_, kind, late) => {
  portal.box.fail('full@example.mo', 'not_now')
  await write('full@example.mo', kind)
  await forward(late - second)
  expect(portal.alarms).toEqual([])

  await forward(second)
  expect(portal.alarms).toEqual(['letters_late'])
  portal.box.open()
  await forward(hour)
  expect(portal.endedAlarms).toContain('letters_late')
})

test('a letter that ended undelivered is an alarm for an hour, and counted with its reason', async () => {
  portal.box.fail('gone@example.mo', 'address_refused')
  await write('gone@example.mo')
  await portal.doJobs()

  expect(portal.alarms).toEqual(['letters_ended'])
  expect(await metric('letters_ended{reason="address_refused"}')).toBe(1)
  await forward(hour + second)
  expect(portal.endedAlarms).toEqual(['letters_ended'])
  expect(await metric('letters_ended{reason="address_refused"}')).toBe(1)
})

test('the words of an ended letter are kept while they are of use', async () => {
  portal.box.fail('gone@example.mo', 'address_refused')
  for (const kind of ['correct', 'log_in', 'notice'] as const) await write('gone@example.mo', kind)
  await portal.doJobs()
  const words = async () =>
    (await portal.db.selectFrom('letters').select('kind').where('body', 'is not', null).execute())
      .map(({ kind }) => kind)
      .sort()
  expect(await words()).toEqual(['correct', 'log_in', 'notice'])
  await forward(15 * minute)
  expect(await words()).toEqual(['correct', 'notice'])
  await forward(30 * day)
  expect(await words()).toEqual(['notice'])
})

test('nothing of what is told names a person', async () => {
  portal.box.fail('gone@example.mo', 'address_refused')
  await write('gone@example.mo')
  await portal.doJobs()

  expect(JSON.stringify([portal.undelivered, portal.alarms, await metrics()])).not.toContain('gone@')
})
