import { refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { bookingsOf, offer } from '../../testing/bookings.ts'
import { aClerk } from '../../testing/desk.ts'
import { aMinutePasses, payingPortal } from '../../testing/payments.ts'
import { offerSession, thePoolCounter } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const at = (moment: string) => portal.clock.set(new Date(`${moment}+08:00`))
let clerks = 0
/** An accountant who has just logged in: sessions end as days pass. */
const theAccountant = async () => {
  clerks += 1
  return aClerk(portal, ['finance', 'cashier'], { username: `income${clerks}` })
}
interface Row {
  venue: string | null
  way: string
  paid: number
  refunded: number
  payments: number
  refunds: number
}
const rowsOf = async (search = ''): Promise<Row[]> =>
  (await (await theAccountant()).get(`/desk/income${search}`)).data.rows
const sumOf = (rows: readonly Row[], what: 'paid' | 'refunded') => rows.reduce((sum, row) => sum + row[what], 0)

/** At one venue paid online and given back; at another paid in cash at the desk of the first, and by card there. */
const aDayOfMoney = async () => {
  const { onPage, member, reference } = await payingPortal(portal)
  await onPage('pay')
  await portal.doJobs()
  await bookingsOf(member).cancel(reference)
  await portal.doJobs()
  const slots = await offer(portal, 'b2', '2026-03-05', { prices: [9000, 9000, 9000] })
  const desk = await theAccountant()
  for (const [nr, means] of ['cash', 'card'].entries()) {
    const other = await portal.memberAs(nr === 0 ? 'english' : 'portuguese')
    const { data } = await bookingsOf(other).book([slots[nr]])
    const { order } = (await other.post('/vbs/pay', { reference: data.reference })).data
    const paid = { reference: order, means, place: nr === 0 ? 'a1' : 'b2' }
    expect(await desk.post('/desk/order/paid', paid)).toMatchObject({ code: 0 })
    await portal.doJobs()
  }
}

test('what was paid and paid back is told by venue and by way, with how many times', async () => {
  await aDayOfMoney()
  expect(await rowsOf()).toMatchObject([
    { venue: 'a1', way: 'online', paid: 4000, payments: 1, refunded: 4000, refunds: 1 },
    { venue: 'b2', way: 'cash', paid: 9000, payments: 1, refunded: 0, refunds: 0 },
    { venue: 'b2', way: 'card', paid: 9000, payments: 1, refunded: 0, refunds: 0 },
  ])
})

test('what a ticket of a pool has brought stands at the venue of the pool', async () => {
  at('2026-03-04T11:45:00')
  const session = await offerSession(portal, 'carmo', '2026-03-04')
  const { sell, take } = await thePoolCounter(portal)
  await take((await sell(session, { children: 1 })).data.order)
  expect(await rowsOf()).toMatchObject([{ venue: 'carmo-venue', way: 'cash', paid: 2000, payments: 1 }])
})

test('its sums are those of the daily books: what the provider and the drawers of the desks have', async () => {
  await aDayOfMoney()
  const desk = await theAccountant()
  const { takings } = (await desk.get('/desk/order/takings')).data
  at('2026-03-03T04:00:00')
  await aMinutePasses(portal)
  const { days } = (await (await theAccountant()).get('/desk/reconciliations')).data
  const rows = await rowsOf('?month=2026-03-01')
  const [online, atDesks] = [rows.filter(({ way }) => way === 'online'), rows.filter(({ way }) => way !== 'online')]
  expect(days).toMatchObject([
    {
      oursPaid: sumOf(online, 'paid'),
      oursRefunded: sumOf(online, 'refunded'),
      theirsPaid: 4000,
      theirsRefunded: 4000,
    },
  ])
  const taken = takings.reduce((sum: number, one: { taken: number }) => sum + one.taken, 0)
  const handedOut = takings.reduce((sum: number, one: { handedOut: number }) => sum + one.handedOut, 0)
  expect([sumOf(atDesks, 'paid'), sumOf(atDesks, 'refunded')]).toEqual([taken, handedOut])
  expect(taken).toBe(18_000)
})

test('the sums are the same where a booking is deleted: its venue is not known any more', async () => {
  await aDayOfMoney()
  await portal.db.deleteFrom('bookings').where('amount', '=', 9000).execute()
  const rows = await rowsOf()
  expect(rows).toMatchObject([
    { venue: 'a1', way: 'online' },
    { venue: null, name: '', way: 'cash', paid: 9000 },
    { venue: null, name: '', way: 'card', paid: 9000 },
  ])
})

test('a month ends with its last day, by the clocks of the authority', async () => {
  at('2026-03-31T23:55:00')
  const { onPage } = await payingPortal(portal, { day: '2026-04-02' })
  await onPage('pay')
  await portal.doJobs()
  at('2026-04-01T00:00:00')
  const desk = await theAccountant()
  expect((await desk.get('/desk/income')).data).toMatchObject({
    ...{ month: '2026-04-01', thisMonth: '2026-04-01', firstMonth: '2026-03-01', rows: [] },
  })
  expect(await rowsOf('?month=2026-03-01')).toMatchObject([{ way: 'online', paid: 4000 }])
})

test('who has no part in the books does not read it, and a month that is none is refused', async () => {
  const desk = await aClerk(portal, ['senior', 'cashier', 'facilities'])
  expect(await desk.get('/desk/income')).toMatchObject({ code: refusals.not_allowed })
  expect(await (await theAccountant()).get('/desk/income?month=2026-03-02')).toMatchObject({
    code: refusals.invalid_input,
  })
})
