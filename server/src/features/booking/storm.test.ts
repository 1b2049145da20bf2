import { type RefusalName, refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookingsOf, offer } from '../../testing/bookings.ts'
import { aClerk } from '../../testing/desk.ts'
import { aMinutePasses } from '../../testing/payments.ts'
import { databaseUrl, thePortal } from '../../testing/portal.ts'

// Everything that can happen to a booking and its money, by several people, a clerk and the clock, all at once and in an
// order like chance. Short in the proof; as long as one likes by STORM_SECONDS.
const portal = await thePortal()
const storm = Number(process.env['STORM_SECONDS'] ?? 0)
const [lanes, acts] = [12, 25]

/** What may be said to somebody whom another was faster than. */
const usual: RefusalName[] = [
  ...(['slot_taken', 'quota_used', 'hold_over', 'booking_not_cancellable', 'cancelling_changed'] as const),
  ...(['order_paid', 'refund_not_open', 'busy'] as const),
]
const usualCodes = [0, ...usual.map((name) => refusals[name])]

/** A fixed sequence that looks like chance: what fails once fails again. */
const chance = () => {
  let seed = 26
  return <One>(of: readonly One[]): One => {
    seed = (seed * 48_271) % 2_147_483_647
    return of[seed % of.length] as One // The callers have something to choose from.
  }
}

const people = async () =>
  Promise.all(
    (['adult', 'guardian', 'portuguese', 'english'] as const).map(async (name) => {
      const member = await portal.memberAs(name)
      return { ...member, ...bookingsOf(member), references: [] as string[] }
    }),
  )

const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(portal.db)).rows

// One connection after the other is no storm: the embedded database has one.
test.runIf(databaseUrl())(
  `a storm of everything at once leaves nothing double, no paid order without a court or its money back, and books that agree with the provider’s`,
  async () => {
    await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const slots = await offer(portal, 'a1', '2026-03-04', { courts: 3, from: 9, until: 13, most: 24 })
    const hirers = await people()
    const desk = await aClerk(portal, ['cashier'])
    const any = chance()
    const orders: string[] = []
    const said = new Map<number, number>()
    const hear = <Answer extends { code: number }>(answer: Answer) => {
      said.set(answer.code, (said.get(answer.code) ?? 0) + 1)
      return answer
    }

    const book = async (hirer: (typeof hirers)[number]) => {
      const { code, data } = hear(await hirer.book([...new Set([any(slots), any(slots), any(slots)])]))
      if (code === 0) hirer.references.push(data.reference)
    }
    const pay = async ({ post, get, references }: (typeof hirers)[number]) => {
      if (references.length === 0) return
      const { code, data } = hear(await post('/vbs/pay', { reference: any(references) }))
      if (code !== 0) return
      orders.push(data.order)
      const way = any(['pay', 'pay', 'refuse', 'silent', 'twice', 'late'])
      await portal.app.inject({ method: 'POST', url: `${new URL(data.address).pathname}/${way}` })
      if (any([true, false])) await get(`/payment/order?reference=${data.order}`)
    }
    const atDesk = async () => {
      if (orders.length === 0) return
      const reference = any(orders)
      hear(await desk.post('/desk/order/paid', { reference, means: any(['cash', 'card']), place: 'a1' }))
      const { data } = hear(await desk.post('/desk/order/find', { search: reference }))
      for (const { id, way, state } of data.refunds)
        if (way === 'desk' && state === 'wanted')
          hear(await desk.post('/desk/refund/hand_out', { refund: id, place: 'a1' }))
    }
    const act = async () => {
      const hirer = any(hirers)
      const what = any(['book', 'book', 'pay', 'pay', 'cancel', 'keep', 'desk'] as const)
      if (what === 'book') await book(hirer)
      else if (what === 'pay') await pay(hirer)
      else if (what === 'desk') await atDesk()
      else if (hirer.references.length > 0) {
        const reference = any(hirer.references)
        hear(what === 'cancel' ? await hirer.cancel(reference) : await hirer.post('/vbs/keep_longer', { reference }))
      }
    }
    const end = performance.now() + storm * 1000
    let blowing = lanes
    const lane = async () => {
      for (let nr = 0; storm > 0 ? performance.now() < end : nr < acts; nr += 1) await act()
      blowing -= 1
    }
    const time = async () => {
      for (let minutes = 0; blowing > 0; minutes += 1) {
        // Sessions end with the day: it stays the same morning, however long it blows.
        if (minutes < 180) portal.clock.forward(20_000)
        await aMinutePasses(portal)
      }
    }
    await Promise.all([time(), ...Array.from({ length: lanes }, lane)])
    expect([...said.keys()].filter((code) => !usualCodes.includes(code))).toEqual([])
    expect(said.get(0)).toBeGreaterThan(acts)

    // What was held or late comes to its end.
    for (const _ of [1, 2, 3]) {
      portal.clock.forward(20 * 60_000)
      await aMinutePasses(portal)
    }
    const handedOut = await portal.db.selectFrom('refunds').select('id').where('way', '=', 'desk').execute()
    const late = await aClerk(portal, ['cashier'], { username: 'late' })
    for (const { id } of handedOut) await late.post('/desk/refund/hand_out', { refund: id, place: 'a1' })
    await portal.doJobs()

    expect(await portal.deps.jobs.counts(), 'jobs').toMatchObject({ waiting: 0, failed: 0 })
    expect(portal.alarms).toEqual([])
    const holders = sql<{ slotId: number }>`
    select slot_id from bookings where state in ('held', 'offered', 'confirmed', 'used', 'no_show')
    group by slot_id having count(*) > 1`
    expect(await one(holders), 'slots with two holders').toEqual([])
    const unfair = sql<{ reference: string }>`
    select orders.reference, orders.state, bookings.state as booking, net.amount
    from orders join bookings on bookings.order_id = orders.id
      left join lateral (
        select coalesce(sum(case when refund_id is null then amount else -amount end), 0)::int as amount
        from transfers where order_id = orders.id) net on true
    where net.amount <> case when bookings.state in ('confirmed', 'forfeited') then orders.amount else 0 end`
    expect(await one(unfair), 'orders whose money is not where it belongs').toEqual([])
    const unfinished = sql<{ state: string }>`select state from refunds where state <> 'done'`
    expect(await one(unfinished), 'money that has not gone back').toEqual([])
    const [books] = await one(sql<{ ours: number; theirs: number; receipts: number; last: number; paid: number }>`
    select
      (select coalesce(sum(case when to_account = 'provider:sandbox' then amount else -amount end), 0) from transfers
        where 'provider:sandbox' in (to_account, from_account))::int as ours,
      ((select coalesce(sum(amount), 0) from sandbox_checkouts where paid_at is not null)
        - (select coalesce(sum(amount), 0) from sandbox_refunds))::int as theirs,
      (select count(*) from receipts)::int as receipts, (select coalesce(max(number), 0) from receipts)::int as last,
      (select count(*) from orders where paid_at is not null)::int as paid`)
    expect(books?.ours, 'the account at the provider').toBe(books?.theirs)
    expect([books?.receipts, books?.last], 'receipts, without a gap').toEqual([books?.paid, books?.paid])
    expect(books?.paid).toBeGreaterThan(0)
  },
  600_000,
)
