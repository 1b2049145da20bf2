import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { Undelivered } from '../../ports/mail.ts'
import { letterPost } from '../../testing/letterPost.ts'
import { thePortal } from '../../testing/portal.ts'
import { courierService } from './courier.service.ts'
import { letterService } from './letter.service.ts'

const portal = await thePortal()
const { write, stored, delivered, outcome, pass, courierWith, slowly } = letterPost(portal)
const [second, minute] = [1000, 60_000]

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('of several processes', () => {
  test('one sends a letter', async () => {
    const sent: string[] = []
    const couriers = Array.from({ length: 4 }, () => courierWith(async ({ to }) => void sent.push(to)))
    for (let place = 0; place < 40; place += 1) await write(`${place}@example.mo`)
    for (let look = 0; look < 5; look += 1) await Promise.all(couriers.map(({ go }) => go()))
    await Promise.all(couriers.map(({ settled }) => settled?.()))

    expect(sent).toHaveLength(40)
    expect(new Set(sent).size).toBe(40)
  })

  test('another one takes over what a killed one has begun, when its lease is over', async () => {
    const killed = courierWith(() => new Promise(() => {}))
    await write('ana@example.mo')
    await killed.go()
    portal.clock.forward(14 * second)
    await portal.doJobs()
    expect(await delivered()).toEqual([])

    portal.clock.forward(second)
    await portal.doJobs()
    expect(await delivered()).toEqual(['ana@example.mo'])
  })

  test('none sends what another one has, also when that one was slow in finding it', async () => {
    const held = Promise.withResolvers<void>()
    const slow = courierWith(() => held.promise, slowly(4 * second))
    await write('ana@example.mo')
    await slow.go()
    portal.clock.forward(8 * second)
    await portal.doJobs()
    expect(await delivered()).toEqual([])

    held.resolve()
    await slow.settled?.()
    expect(await outcome('ana@example.mo')).toMatchObject({ sent: true })
  })

  test('one that takes a letter so slowly that another could have it leaves it to that one', async () => {
    const sent: string[] = []
    const slow = courierWith(async ({ to }) => void sent.push(to), slowly(6 * second))
    await write('ana@example.mo')
    await slow.go()
    await slow.settled?.()
    expect(sent).toEqual([])

    portal.clock.forward(15 * second)
    await portal.doJobs()
    expect(await delivered()).toEqual(['ana@example.mo'])
  })

  test('one that comes too late with its result does not bring a letter back', async () => {
    const held = Promise.withResolvers<never>()
    const slow = courierWith(() => held.promise)
    await write('ana@example.mo')
    await slow.go()
    portal.clock.forward(15 * second)
    await portal.doJobs()
    held.reject(new Undelivered('not_now'))
    await slow.settled?.()

    expect(await outcome('ana@example.mo')).toMatchObject({ sent: true, reason: null })
    await pass(2 * minute)
    expect(await delivered()).toHaveLength(1)
  })
})

test.each([
  ['end', 'address_refused'],
  ['give back', 'not_now'],
] as const)('a slow courier does not %s a letter that another one has by now', async (_, reason) => {
  const [slow, other] = [Promise.withResolvers<never>(), Promise.withResolvers<void>()]
  const [first, second] = [courierWith(() => slow.promise), courierWith(() => other.promise)]
  await write('ana@example.mo')
  await first.go()
  portal.clock.forward(15_000)
  await second.go()
  const taken = await stored('ana@example.mo')
  slow.reject(new Undelivered(reason))
  await first.settled?.()

  expect(await stored('ana@example.mo')).toEqual(taken)
  other.resolve()
  await second.settled?.()
  expect(await outcome('ana@example.mo')).toMatchObject({ sent: true })
})

test('the job after a letter is added once, also when the letter is sent twice', async () => {
  const held = Promise.withResolvers<void>()
  const slow = courierWith(() => held.promise)
  await inTransaction(portal.deps, (deps) =>
    letterService(deps).post(
      { kind: 'card', to: 'ana@example.mo', language: 'en', subject: '', body: '' },
      { name: 'card.resume', data: { memberId: 1 } },
    ),
  )
  await slow.go()
  portal.clock.forward(15_000)
  await portal.doJobs()
  held.resolve()
  await slow.settled?.()
  await portal.doJobs()

  const { rows } = await sql`select id from jobs.job where name = 'card.resume'`.execute(portal.db)
  expect(rows).toHaveLength(1)
})

test('a code that is under way when its time ends is not said to be undelivered', async () => {
  const held = Promise.withResolvers<void>()
  const courier = courierWith(() => held.promise)
  await write('66120001', { kind: 'code', channel: 'sms' })
  portal.clock.forward(5 * minute - second)
  await courier.go()
  portal.clock.forward(2 * second)
  await portal.doJobs()
  expect([await outcome('66120001'), portal.undelivered]).toMatchObject([{ ended: false }, []])

  held.resolve()
  await courier.settled?.()
  expect(await outcome('66120001')).toMatchObject({ sent: true, reason: null })
})

describe('when the database is away after a letter has left', () => {
  /** The database refuses so many times to mark a letter, in the words of one that has no room. */
  const refusingMarks = async (times: number) => {
    await sql`create sequence refused_marks`.execute(portal.db)
    await sql`
      create function refuse_mark() returns trigger language plpgsql as $$
        begin
          if nextval('refused_marks') <= ${sql.lit(times)} then raise exception 'full' using errcode = '53100'; end if;
          return new;
        end $$`.execute(portal.db)
    await sql`
      create trigger refuse_mark before update on letters for each row
        when (new.sent_at is not null) execute function refuse_mark()`.execute(portal.db)
    onTestFinished(async () => {
      await sql`drop trigger refuse_mark on letters`.execute(portal.db)
      await sql`drop function refuse_mark`.execute(portal.db)
      await sql`drop sequence refused_marks`.execute(portal.db)
    })
  }
  const marks = async () => {
    const { rows } = await sql<{ lastValue: number }>`select last_value from refused_marks`.execute(portal.db)
    return Number(rows[0]?.lastValue)
  }

  test('it is marked as soon as the database is back, and not sent again', async () => {
    await refusingMarks(2)
    const sent: string[] = []
    const courier = courierWith(async ({ to }) => void sent.push(to))
    await write('ana@example.mo')
    await courier.go()
    await courier.settled?.()
    expect(await outcome('ana@example.mo')).toMatchObject({ sent: true })

    portal.clock.forward(15 * second)
    await portal.doJobs()
    expect([sent, await delivered()]).toEqual([['ana@example.mo'], []])
  })

  test('it is tried until the lease ends, and then complained of', async () => {
    await refusingMarks(1_000_000)
    const faults: unknown[] = []
    const deps = { ...portal.deps, mail: { send: async () => {} } }
    const courier = courierService(deps, (fault) => void faults.push(fault))
    await write('ana@example.mo')
    await courier.go()
    await expect.poll(marks).toBeGreaterThan(1)
    expect(faults).toEqual([])

    portal.clock.forward(15 * second)
    await courier.settled?.()
    expect(faults).toMatchObject([{ code: '53100' }])
  })
})
