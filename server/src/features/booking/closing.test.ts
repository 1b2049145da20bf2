import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { referenceFrom } from '../../caseReference.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { offer } from '../../testing/bookings.ts'
import { everythingUntil } from '../../testing/closures.ts'
import { aMinutePasses } from '../../testing/payments.ts'
import { databaseUrl, thePortal } from '../../testing/portal.ts'
import { orderService } from '../payment/order.service.ts'
import { staffTable } from '../staff/staff.table.ts'
import { closureService } from '../venue/closure.service.ts'
import { cancelService } from './cancel.service.ts'
import { closePortion } from './close.service.ts'
import { payService } from './pay.service.ts'

// PostgreSQL does them at once, over as many connections as several processes have; the embedded database one by one.
const portal = await thePortal()
const url = databaseUrl()
const pool = url ? new pg.Pool({ connectionString: url, max: 20 }) : undefined
afterAll(() => pool?.end())
const many = (onPostgres: number, embedded: number) => (url ? onPostgres : embedded)

const day = '2026-03-04'
const now = new Date('2026-03-02T10:00:00+08:00')
beforeEach(() => portal.reset({ now: now.toISOString() }))

/** Books by the function of the database, as another process would; held for twelve minutes. */
const book = async (memberId: number, slot: number) => {
  const wish = { memberId, choices: [slot], bornOn: '1990-01-01', requestKey: randomUUID() }
  const text = 'select outcome, reference from book_slots($1::jsonb, $2, $3, 18, 65)'
  const given = [
    JSON.stringify([{ ...wish, reference: referenceFrom('B', day, 8) }]),
    now,
    new Date(now.getTime() + 720_000),
  ]
  const { rows } = pool
    ? await pool.query<{ outcome: string; reference: string | null }>(text, given)
    : await portal.db.executeQuery<{ outcome: string; reference: string | null }>(CompiledQuery.raw(text, given))
  return rows[0]
}

test('while everybody books, pays, cancels and closes at once, nothing live remains in a closed slot, and what was paid for it is back', async () => {
  portal.payments.takeBy(portal.payments.sandbox.checkout)
  const members: number[] = []
  for (const name of ['adult', 'guardian', 'portuguese', 'english'] as const)
    members.push((await portal.memberAs(name)).id)
  await portal.staffAs('facilities')
  const staffId = (await staffTable(portal.db).byUsername('facilities'))?.id ?? 0
  const slots = await offer(portal, 'a1', day, { courts: many(8, 2), from: 9, until: 19, most: 99 })
  // A fixed sequence that looks like chance: what fails once fails again.
  let seed = 26
  const any = <One>(of: readonly One[]) => {
    seed = (seed * 48_271) % 2_147_483_647
    return of[seed % of.length] as One
  }
  const { deps } = portal
  /** What the provider has taken and not told of yet. */
  const paid: Parameters<ReturnType<typeof orderService>['take']>[0][] = []
  const settleSome = async () => {
    const payment = paid.shift()
    if (payment) await inTransaction(deps, (deps) => orderService(deps).take(payment))
  }
  /** What one may do at this moment or not: a no is an answer. */
  const perhaps = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'Refusal')) throw error
    })
  const one = async (round: number) => {
    const memberId = any(members)
    const booked = await book(memberId, any(slots))
    if (!booked?.reference || booked.outcome !== 'booked') return
    const { reference } = booked
    if (round % 4 === 3) return perhaps(cancelService(deps).cancel(memberId, { reference, terms: 'free' }))
    if (round % 4 === 0) return
    const order = await perhaps(payService(deps).order(memberId, reference))
    if (typeof order !== 'string') return
    paid.push({ provider: 'sandbox', key: order, reference: `page of ${order}`, amount: 4000, at: now })
  }
  const lane = async () => {
    for (const round of Array.from({ length: many(40, 6) }, (_, nr) => nr)) await one(round)
  }
  const closing = async () => {
    for (const court of ['1', '2']) {
      const asked = everythingUntil(day, { venue: 'a1', facility: 'hall', court })
      for (let tries = 0; tries < 50; tries += 1) {
        const { people } = await closureService(deps).meets(asked)
        const closed = await closureService(deps)
          .close({ ...asked, people, requestKey: randomUUID() }, staffId)
          .catch(() => undefined)
        if (closed) break
      }
    }
  }
  const ending = async () => {
    for (let times = 0; times < many(40, 4); times += 1) {
      await closePortion(deps)
      await settleSome()
    }
  }
  await Promise.all([...Array.from({ length: many(8, 2) }, lane), closing(), ending(), ending()])
  while (paid.length > 0) await settleSome()
  await aMinutePasses(portal)
  await aMinutePasses(portal)

  const { rows: live } = await sql`
    select b.id from bookings b join slots s on s.id = b.slot_id
    where s.closed_by is not null and b.state in ('held', 'offered', 'confirmed')`.execute(portal.db)
  expect(live).toEqual([])
  const { rows: unpaid } = await sql`
    select o.reference, b.state, o.amount, coalesce(sum(r.amount), 0)::int as back from bookings b
    join orders o on o.id = b.order_id left join refunds r on r.order_id = o.id
    where o.paid_at is not null group by o.id, b.id
    having coalesce(sum(r.amount), 0) <> case when b.state = 'confirmed' then 0 else o.amount end`.execute(portal.db)
  expect(unpaid).toEqual([])
  const { rows: closed } = await sql<{ many: number; told: number }>`
    select count(*)::int as many, (select count(*)::int from closures where told_at is not null) as told
    from bookings where state = 'closed'`.execute(portal.db)
  expect(closed[0]?.told).toBe(2)
  expect(closed[0]?.many).toBeGreaterThan(0)
}, 180_000)
