import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { crowdLike, offer, theHirer } from '../../testing/bookings.ts'
import { databaseUrl, thePortal } from '../../testing/portal.ts'
import { lapseOver } from '../booking/settle.service.ts'
import { newBookingReference, wishTable } from '../booking/wish.table.ts'
import { newReference } from '../card/card.table.ts'
import { doWaiting } from './line.service.ts'
import { waitService } from './wait.service.ts'
import { waitChanges } from './wait.table.ts'

// PostgreSQL does them at once; the embedded database has one connection, and does them one by one: there fewer are asked.
const portal = await thePortal()
const many = databaseUrl() ? 24 : 4
const day = '2026-03-04'
const now = '2026-03-02T10:00:00+08:00'
beforeEach(() => portal.reset({ now }))

const times = <T>(count: number, work: (nr: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nr) => work(nr)))

/** Somebody who has a court, and so many who wait for it and may book. */
const aCrowdInLine = async () => {
  const { db, deps } = portal
  const holder = await theHirer(portal)
  const [slot = 0] = await offer(portal, 'a1', day)
  const { data } = await holder.book([slot])
  const crowd = await crowdLike(portal, holder.member.id, many)
  await sql`update members set activated_at = ${portal.clock.now()}, password_hash = 'none', mobile = '66' || lpad(id::text, 6, '0'),
    mobile_confirmed = true where id = any(${crowd}::bigint[])`.execute(db)
  await db
    .insertInto('cards')
    .values(
      crowd.map((memberId) => ({ memberId, kind: 'permanent', qrReference: newReference(), validUntil: '2030-01-01' })),
    )
    .execute()
  for (const memberId of crowd.slice(0, many / 2))
    await inTransaction(deps, ({ db }) => waitChanges(db).join({ memberId, slotId: slot, since: portal.clock.now() }))
  return { slot, holder, booked: data.reference as string, strangers: crowd.slice(many / 2) }
}

const book = async (memberId: number, slot: number) => {
  const wish = { memberId, bornOn: '1990-01-01', choices: [slot], requestKey: randomUUID() }
  const reference = newBookingReference(day)
  const terms = { now: portal.clock.now(), heldUntil: null, adultAge: 18, seniorAge: 65 }
  const [got] = await wishTable(portal.db).answer([{ ...wish, reference }], terms)
  return got?.outcome
}
const states = async () => {
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', waits.state, bookings.state, count(*)) as said from waits
    left join bookings on bookings.id = waits.booking_id
    group by waits.state, bookings.state order by 1`.execute(portal.db)
  return rows.map(({ said }) => said)
}

test('[O03] a court that comes free is offered to one of its line, however many processes look and however many others want it', async () => {
  const { slot, holder, booked, strangers } = await aCrowdInLine()
  await holder.cancel(booked)
  const [outcomes] = await Promise.all([
    times(strangers.length, (nr) => book(strangers[nr] ?? 0, slot)),
    times(databaseUrl() ? 6 : 2, () => doWaiting(portal.deps)),
  ])
  expect(new Set(outcomes)).toEqual(new Set(outcomes.map((one) => (one === 'taken' ? 'taken' : 'kept'))))
  expect(await states()).toEqual(['offered offered 1', `waiting ${many / 2 - 1}`])
  const told = await portal.db
    .selectFrom('notices')
    .select('memberId')
    .where('titleEn', 'like', 'It is your turn%')
    .execute()
  expect(told).toHaveLength(1)
})

test('[O03] a yes at the instant at which the time is over is a yes or none: never both, and never a court of two', async () => {
  const { holder, booked } = await aCrowdInLine()
  await holder.cancel(booked)
  await doWaiting(portal.deps)
  const at = (moment: string): Deps => {
    const clock = { ...portal.clock, now: () => new Date(`2026-03-02T${moment}+08:00`), today: () => '2026-03-02' }
    return { ...portal.deps, clock }
  }
  for (let round = 1; round <= (databaseUrl() ? 5 : 2); round++) {
    const offered = await portal.db
      .selectFrom('bookings')
      .select(['memberId', 'reference', 'heldUntil'])
      .where('state', '=', 'offered')
      .executeTakeFirst()
    if (!offered?.heldUntil) break
    const { memberId, reference, heldUntil } = offered
    if (memberId === null) break
    const time = (before: number) => portal.clock.minuteOf(new Date(heldUntil.getTime() - before)).slice(11)
    const [early, late] = [at(`${time(180_000)}:00`), at(`${time(-60_000)}:00`)]
    const [answers] = await Promise.all([
      times(4, () =>
        waitService(early)
          .answer(memberId, { reference, takes: true })
          .then(
            ({ state }) => state,
            () => 'refused',
          ),
      ),
      times(2, () => lapseOver(late).then(() => doWaiting(late))),
    ])
    expect(new Set(answers).size).toBe(1)
    const had = answers[0] === 'confirmed'
    const seen = await states()
    expect(seen.filter((one) => / (offered|held|confirmed) /.test(one))).toEqual([
      had ? 'taken confirmed 1' : 'offered offered 1',
    ])
    if (had) break
  }
})

test('a line that is served by a process which stops in the middle is served by the next, and nobody is told twice', async () => {
  const { holder, booked } = await aCrowdInLine()
  await holder.cancel(booked)
  const { origin: _, ...rest } = portal.deps
  // The last thing that is read for the letter: by then the court is kept.
  const stopping: Deps = Object.defineProperty({ ...rest, origin: '' }, 'origin', {
    enumerable: true,
    get: () => {
      throw new Error('the process stops')
    },
  })
  await expect(doWaiting(stopping)).rejects.toThrow('the process stops')
  expect(await states()).toEqual([`waiting ${many / 2}`])
  for (const _ of [1, 2]) await doWaiting(portal.deps)
  expect(await states()).toEqual(['offered offered 1', `waiting ${many / 2 - 1}`])
})
