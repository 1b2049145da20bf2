import { randomUUID } from 'node:crypto'
import { refusals } from '@palaestra/contract'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { referenceFrom } from '../../caseReference.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { people } from '../../demonstration/people.ts'
import { bookingsOf, crowdLike, offer, theHirer, toldHirer } from '../../testing/bookings.ts'
import { everythingUntil, theCloser } from '../../testing/closures.ts'
import { aMinutePasses, payingPortal } from '../../testing/payments.ts'
import { databaseUrl, thePortal } from '../../testing/portal.ts'
import { orderService } from '../payment/order.service.ts'
import { staffTable } from '../staff/staff.table.ts'
import { closureService } from '../venue/closure.service.ts'
import { cancelService } from './cancel.service.ts'
import { closePortion } from './close.service.ts'
import { payService } from './pay.service.ts'

const portal = await thePortal()
// A Monday.
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const states = async () => {
  const rows = await portal.db
    .selectFrom('bookings')
    .select(({ fn }) => ['state', fn.countAll<number>().as('many')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, many }) => [state, many]))
}
const { mobile = '', email = '' } = people.adult as { mobile?: string; email?: string }

describe('whose booking is closed', () => {
  test('has the money back in full, the place of the quota too, and reads why', async () => {
    const { member, slots, onPage, booking, order, transfers } = await payingPortal(portal)
    const { order: number } = await onPage('pay')
    await portal.doJobs()
    const { closeNow, settle, meets, list } = await theCloser(portal)
    const asked = { reason: 'maintenance' as const, venue: 'a1', untilDay: '2026-03-04', untilTime: '19:00' }
    const said = { textZh: '屋頂漏水。', textPt: 'O telhado mete água.', textEn: 'The roof leaks.' }
    expect((await meets({ ...asked, ...said })).data).toMatchObject({ people: 1, bookings: 1, refund: 4000 })
    await closeNow({ ...asked, ...said })
    await settle()

    expect(await booking()).toMatchObject({
      ...{ state: 'closed', cancelTerms: null, heldUntil: null, closed: { reason: 'maintenance', text: '屋頂漏水。' } },
    })
    expect(await order(number)).toMatchObject({
      refunds: [{ amount: 4000, cause: 'closed', doneAt: expect.any(String) }],
    })
    expect(await transfers()).toEqual([
      { fromAccount: 'income:booking', toAccount: 'provider:sandbox', amount: 4000 },
      { fromAccount: 'provider:sandbox', toAccount: 'income:booking', amount: 4000 },
    ])
    expect(await list()).toMatchObject([{ ended: 1, left: 0, toldAt: expect.any(String) }])
    expect(await toldHirer(portal, 'en')).toContainEqual(
      expect.stringMatching(/^Venue closed, booking cancelled \(B26-/),
    )
    const mine = await bookingsOf(member).mine('a1', '2026-03-04')
    expect(mine.quota).toMatchObject([{ most: 2, used: 0 }])
    expect(await bookingsOf(member).book([slots[4]])).toMatchObject({ code: 0 })
  })

  test('is told of all of theirs in one letter, in their language; by text message too, what begins within a day', async () => {
    const tomorrow = await offer(portal, 'a1', '2026-03-03', { from: 8, until: 11 })
    const later = await offer(portal, 'a2', '2026-03-05')
    const [soon, far] = [await theHirer(portal), bookingsOf(await portal.memberAs('portuguese', { language: 'pt' }))]
    await soon.book([tomorrow[0]])
    await soon.book([tomorrow[2]])
    await far.book([later[0]])
    await portal.doJobs()
    const before = (await portal.letters()).length
    const { closeNow, settle, meets } = await theCloser(portal)
    expect((await meets({ untilDay: '2026-03-06' })).data).toMatchObject({ people: 2, bookings: 3, byMessage: 1 })
    await closeNow({ untilDay: '2026-03-06' })
    await settle()

    const letters = (await portal.letters()).slice(0, -before)
    expect(letters).toHaveLength(3)
    const [byMail] = (await portal.letters(email)).filter(({ subject }) => subject?.startsWith('場地關閉'))
    expect(byMail?.body).toMatch(/因颱風[\s\S]*上午8:00[\s\S]*上午9:00/)
    expect((await portal.letters(mobile))[0]?.body).toContain('因颱風，場地關閉')
    const [inPortuguese] = await portal.letters(people.portuguese.email)
    expect(inPortuguese?.subject).toMatch(/^Recinto encerrado, reserva cancelada/)
    expect(inPortuguese?.body).toContain('Por causa do tufão')
  })

  test('cannot be paid for any more; who had paid at the same moment has the money back, and one letter', async () => {
    const { payPage, onPage, booking, order } = await payingPortal(portal)
    const { order: number } = await onPage('refuse')
    const { closeNow, settle } = await theCloser(portal)
    await closeNow({ untilDay: '2026-03-04' })
    expect(await payPage()).toMatchObject({ code: refusals.slot_closed })
    await portal.app.inject({ method: 'POST', url: `/dev/checkout/${await pageOf(number)}/pay` })
    await settle()
    await settle()

    expect(await booking()).toMatchObject({ state: 'closed' })
    expect(await order(number)).toMatchObject({ refunds: [{ amount: 4000, cause: 'closed' }] })
    const told = await toldHirer(portal, 'en')
    expect(told.filter((title) => title.startsWith('Venue closed'))).toHaveLength(1)
    expect(told.filter((title) => title.startsWith('Booked'))).toEqual([])
  })

  test('once it is closed a payment that comes late goes back', async () => {
    const { onPage, booking, order } = await payingPortal(portal)
    const { order: number } = await onPage('late')
    const { closeNow, settle } = await theCloser(portal)
    await closeNow({ untilDay: '2026-03-04' })
    await settle()
    expect(await booking()).toMatchObject({ state: 'closed' })
    portal.clock.forward(11 * 60_000)
    await aMinutePasses(portal)
    await aMinutePasses(portal)
    expect(await order(number)).toMatchObject({ refunds: [{ amount: 4000 }] })
  })
})

const pageOf = async (reference: string) =>
  (
    await portal.db
      .selectFrom('orders')
      .select('providerReference')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).providerReference

describe('a closure of many bookings', () => {
  /** So many bookings of as many people, by the function by which all are booked. */
  const many = async (count: number) => {
    const ids = await crowdLike(portal, (await portal.memberAs('adult')).id, count)
    await offer(portal, 'a1', '2026-03-04', { courts: Math.ceil(count / 10), from: 9, until: 19, most: 9 })
    await sql`
      insert into bookings (reference, slot_id, member_id, facility_kind, band, quota_from, quota_place, quota_most,
        starts_at, amount, state, created_at)
      select 'B26-' || lpad(nr::text, 8, '0'), s.id, ids.id, s.facility_kind, s.band, s.quota_from, 1, 9, s.starts_at, 4000,
        'confirmed', ${portal.clock.now()}
      from (select *, row_number() over (order by id) as nr from slots limit ${count}) s
      join (select id, row_number() over (order by id) as nr from unnest(${ids}::int[]) id) ids using (nr)`.execute(
      portal.db,
    )
    return ids
  }

  test('goes on portion by portion, however often it is stopped in the middle, and tells nobody twice', async () => {
    const ids = await many(450)
    const { closeNow, list, settle } = await theCloser(portal)
    await closeNow({ untilDay: '2026-03-04' })
    expect(await list()).toMatchObject([{ ended: 0, left: 450, toldAt: null }])

    await closePortion(portal.deps)
    expect(await states()).toEqual({ closed: 200, confirmed: 250 })
    expect(await list()).toMatchObject([{ ended: 200, left: 250, toldAt: null }])
    await settle()
    expect(await states()).toEqual({ closed: 450 })
    expect(await list()).toMatchObject([{ ended: 450, left: 0, toldAt: expect.any(String) }])
    await settle()
    const told = await portal.db.selectFrom('notices').select('memberId').where('memberId', 'in', ids).execute()
    expect([told.length, new Set(told.map(({ memberId }) => memberId)).size]).toEqual([450, 450])
  }, 60_000)

  test('that is opened in the middle leaves the others what they have', async () => {
    await many(250)
    const { closeNow, lift, list, settle } = await theCloser(portal)
    const id = await closeNow({ untilDay: '2026-03-04' })
    await closePortion(portal.deps)
    await lift(id)
    await settle()
    expect(await states()).toEqual({ closed: 200, confirmed: 50 })
    expect(await list()).toMatchObject([{ state: 'lifted', ended: 200, left: 0 }])
  }, 60_000)

  test('that another process holds at the same moment is gone on with once that one is killed', async () => {
    await many(3)
    const { closeNow } = await theCloser(portal)
    await closeNow({ untilDay: '2026-03-04' })
    const other = await pool?.connect()
    await other?.query('begin')
    await other?.query('select from closures for no key update')
    await portal.doJobs()
    if (other) expect(await states()).toEqual({ confirmed: 3 })
    // The database undoes what a process had not committed.
    await other?.query('rollback')
    other?.release()
    const ended = async () => {
      await portal.doJobs()
      expect(await states()).toEqual({ closed: 3 })
    }
    await vi.waitFor(ended, { timeout: 10_000, interval: 200 })
  }, 60_000)
})

test('who was there has been there, and what was kept for too long is let go as ever', async () => {
  const slots = await offer(portal, 'a1', '2026-03-02')
  const { book } = await theHirer(portal)
  for (const slot of [slots[0], slots[2]]) await book([slot])
  const [first, second] = await portal.db.selectFrom('bookings').select('id').orderBy('id').execute()
  const change = (id: number | undefined) => portal.db.updateTable('bookings').where('id', '=', id ?? 0)
  await change(first?.id).set({ state: 'used', arrivedAt: new Date() }).execute()
  await change(second?.id).set({ state: 'held', heldUntil: portal.clock.now() }).execute()
  const { meets, closeNow, settle } = await theCloser(portal)
  expect((await meets()).data).toMatchObject({ people: 0, bookings: 0 })
  await closeNow()
  await settle()
  expect(await states()).toEqual({ used: 1, lapsed: 1 })
})

/** As many connections as several processes have; the embedded database has one, and does things one by one. */
const url = databaseUrl()
const pool = url ? new pg.Pool({ connectionString: url, max: 20 }) : undefined
afterAll(() => pool?.end())
const asMany = (onPostgres: number, embedded: number) => (url ? onPostgres : embedded)
const now = new Date('2026-03-02T10:00:00+08:00')
const day = '2026-03-04'

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
  const slots = await offer(portal, 'a1', day, { courts: asMany(8, 2), from: 9, until: 19, most: 99 })
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
    for (const round of Array.from({ length: asMany(40, 6) }, (_, nr) => nr)) await one(round)
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
    for (let times = 0; times < asMany(40, 4); times += 1) {
      await closePortion(deps)
      await settleSome()
    }
  }
  await Promise.all([...Array.from({ length: asMany(8, 2) }, lane), closing(), ending(), ending()])
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
