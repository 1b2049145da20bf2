import type { LetterKind } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { workAt } from '../../testing/challenge.ts'
import { thePortal } from '../../testing/portal.ts'
import { letterService } from './letter.service.ts'
import { watchService } from './watch.service.ts'

const portal = await thePortal()
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const write = (to: string, kind: LetterKind = 'notice') =>
  inTransaction(portal.deps, (deps) =>
    letterService(deps).post({ kind, copy: true, to, language: 'en', subject: '', body: 'words' }),
  )
/** Notices that were written long ago and have never left. */
const writeStale = (count: number) =>
  sql`
  insert into letters (id, channel, kind, urgency, "to", subject, body, written_at, until, next_try_at)
  select gen_random_uuid(), 'email', 'notice', 'ordinary', place || '@example.mo', '', 'words',
    timestamptz '2026-02-01', timestamptz '2026-02-08', timestamptz '2026-02-01'
  from generate_series(1, ${count}::integer) as place`.execute(portal.db)
/** A letter that holds a member back until this job is added. */
const writeHolding = (to: string) =>
  inTransaction(portal.deps, (deps) =>
    letterService(deps).post(
      { kind: 'card', to, language: 'en', subject: '', body: 'words' },
      { name: 'card.resume', data: { memberId: 1 } },
    ),
  )
/** One round of each, in one process after the other. Resolves to what was complained of. */
const watchOnce = async () => {
  const faults: unknown[] = []
  for (const { go } of watchService(portal.deps)) await go().catch((fault: unknown) => faults.push(fault))
  return faults
}
const ended = async () =>
  (await portal.db.selectFrom('letters').select('id').where('endedAt', 'is not', null).execute()).length
const resumed = async () =>
  (await sql`select id from jobs.job where name = 'card.resume'`.execute(portal.db)).rows.length
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

  test.each([
    ['email', 'mail_away'],
    ['sms', 'sms_away'],
  ] as const)('is an alarm after thirty seconds, not before: %s', async (channel, alarm) => {
    portal.box.close(channel)
    await inTransaction(portal.deps, (deps) =>
      letterService(deps).post({
        ...{ kind: 'notice', copy: true, channel, to: '66120001' },
        ...{ language: 'en', subject: '', body: 'words' },
      }),
    )
    await portal.doJobs()
    await forward(29 * second)
    expect(portal.alarms).toEqual([])

    await forward(second)
    expect(portal.alarms).toEqual([alarm])
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
    const watches = Array.from({ length: 4 }, () => watchService(portal.deps))
    await Promise.all(watches.flat().map(({ go }) => go()))

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
    const ordinary = await workAt(portal.app)
    await forward(minute)
    expect(portal.alarms).toEqual(['mail_away'])

    expect(await workAt(portal.app)).toEqual(ordinary)
  })
})

test('of several letters that wait the age of the oldest is told', async () => {
  portal.box.close()
  await write('first@example.mo')
  portal.clock.forward(5 * minute)
  await write('second@example.mo')

  expect(await metric('letters_waiting{channel="email",urgency="ordinary"}')).toBe(2)
  expect(await metric('letters_oldest_seconds{channel="email",urgency="ordinary"}')).toBe(300)
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
  await forward(hour - second)
  expect(portal.endedAlarms).toEqual([])
  await forward(2 * second)
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

test('of many processes one tells of a letter that is too late', async () => {
  await writeStale(20)
  const watches = Array.from({ length: 4 }, () => watchService(portal.deps))
  await Promise.all(watches.flat().map(({ go }) => go()))

  expect(new Set(portal.undelivered.map(({ id }) => id)).size).toBe(20)
  expect(portal.undelivered).toHaveLength(20)
})

describe('what there is much of', () => {
  test('is ended a thousand letters at a time', async () => {
    await writeStale(1500)
    await watchOnce()
    expect(await ended()).toBe(1000)

    await portal.doJobs()
    expect(await ended()).toBe(1500)
    expect(portal.undelivered).toHaveLength(1500)
  })

  test('loses its secrets a thousand letters at a time', async () => {
    await writeStale(1500)
    await portal.doJobs()
    await portal.db.updateTable('letters').set({ secretUntil: portal.clock.now() }).execute()
    const withWords = async () =>
      (await portal.db.selectFrom('letters').select('id').where('body', 'is not', null).execute()).length
    await watchOnce()
    expect(await withWords()).toBe(500)

    await portal.doJobs()
    expect(await withWords()).toBe(0)
  })
})

test('what cannot be done keeps nobody held back, and no alarm untold', async () => {
  await sql`alter table letters add constraint no_end check (reason <> 'too_late') not valid`.execute(portal.db)
  onTestFinished(async () => {
    await sql`alter table letters drop constraint no_end`.execute(portal.db)
  })
  portal.box.close()
  await writeHolding('ana@example.mo')
  await portal.doJobs()
  await writeStale(1)
  portal.clock.forward(15 * minute)

  expect(await watchOnce()).toHaveLength(1)
  expect(await resumed()).toBe(1)
  expect(portal.alarms).toEqual(['mail_away', 'letters_late'])
})

describe('a job that cannot be added', () => {
  const writeBroken = async (count: number) => {
    for (let place = 0; place < count; place += 1) await writeHolding(`${place}@example.mo`)
    // Of a version that had other jobs.
    await portal.db
      .updateTable('letters')
      .set({ nextJob: JSON.stringify({ name: 'card.gone', data: {} }) })
      .execute()
  }

  test('keeps none of the others from its turn', async () => {
    portal.box.close()
    await writeBroken(120)
    portal.clock.forward(second)
    await writeHolding('ana@example.mo')
    portal.clock.forward(15 * minute)
    for (let turn = 0; turn < 2; turn += 1) await watchOnce()

    expect(await resumed()).toBe(1)
  })

  test('is tried in each round until it can be', async () => {
    portal.box.close()
    await writeBroken(2)
    portal.clock.forward(15 * minute)
    for (let round = 0; round < 3; round += 1) {
      // Of both it tells one.
      expect(await watchOnce()).toHaveLength(1)
      portal.clock.forward(10 * second)
    }

    await portal.db
      .updateTable('letters')
      .set({ nextJob: JSON.stringify({ name: 'card.resume', data: { memberId: 1 } }) })
      .execute()
    expect(await watchOnce()).toEqual([])
    expect(await resumed()).toBe(2)
  })
})
