import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ProviderMovement } from '../../ports/checkout.ts'
import { bookingsOf, toldHirer } from '../../testing/bookings.ts'
import { aClerk } from '../../testing/desk.ts'
import { aMinutePasses, payingPortal, silentProvider, tellPortal } from '../../testing/payments.ts'
import { thePortal } from '../../testing/portal.ts'
import { payment } from './payment.feature.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const alarms = () => payment.alarms(portal.deps)
const at = (moment: string) => portal.clock.set(new Date(`${moment}+08:00`))
/** The sandbox, whose books say more, or other things, than it does. */
const sayingOfBooks = (
  change: (movements: readonly ProviderMovement[], day: string) => readonly ProviderMovement[],
) => {
  const { checkout } = portal.payments.sandbox
  portal.payments.takeBy({ ...checkout, movements: async (day) => change(await checkout.movements(day), day) })
}
const anotherShop: ProviderMovement = {
  ...{ id: 'x1', kind: 'payment', key: 'S-17', reference: 'their own', amount: 900 },
  at: new Date('2026-03-02T12:00:00+08:00'),
}
let clerks = 0
/** An accountant who has just logged in: sessions end as days pass. */
const theBooks = async () => {
  clerks += 1
  const desk = await aClerk(portal, ['finance'], { username: `books${clerks}` })
  return { ...desk, read: async () => (await desk.get('/desk/reconciliations')).data }
}
/** Of the morning after, when the books of the provider are there. */
const compared = async () => {
  at('2026-03-03T04:00:00')
  await aMinutePasses(portal)
  return theBooks()
}

describe('the books of a day', () => {
  test('are compared in the night after, and agree: what was paid, what went back', async () => {
    const { onPage, member, reference } = await payingPortal(portal)
    await onPage('pay')
    await portal.doJobs()
    await bookingsOf(member).cancel(reference)
    await portal.doJobs()
    at('2026-03-03T03:59:59')
    await aMinutePasses(portal)
    expect((await (await theBooks()).read()).days).toEqual([])
    const { read } = await compared()
    expect(await read()).toEqual({
      days: [
        {
          ...{ day: '2026-03-02', provider: 'sandbox', oursPaid: 4000, theirsPaid: 4000 },
          ...{ oursRefunded: 4000, theirsRefunded: 4000, fees: 0, payouts: 0 },
        },
      ],
      differences: [],
    })
  })

  test('are compared day by day, also of those that were missed while the provider was silent', async () => {
    const { onPage } = await payingPortal(portal)
    await onPage('pay')
    portal.payments.takeBy(silentProvider(portal))
    at('2026-03-05T10:00:00')
    await aMinutePasses(portal)
    expect((await (await theBooks()).read()).days).toEqual([])
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    await aMinutePasses(portal)
    const { days } = await (await theBooks()).read()
    expect(days.map(({ day }: { day: string }) => day)).toEqual(['2026-03-04', '2026-03-03', '2026-03-02'])
  })

  test('bring what no news has ever told: the order is paid, and no difference is left', async () => {
    const { onPage, order } = await payingPortal(portal)
    const { order: number } = await onPage('silent')
    portal.payments.takeBy({ ...silentProvider(portal), movements: portal.payments.sandbox.checkout.movements })
    const { read } = await compared()
    expect((await read()).differences).toEqual([])
    await portal.doJobs()
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const { amount, state } = await portal.db
      .selectFrom('orders')
      .select(['amount', 'state'])
      .where('reference', '=', number)
      .executeTakeFirstOrThrow()
    expect({ amount, state, order: typeof order }).toEqual({ amount: 4000, state: 'paid', order: 'function' })
  })

  test('show what the provider alone has, what the portal alone has, and what is of another amount', async () => {
    const { onPage } = await payingPortal(portal)
    const { order } = await onPage('refuse')
    const { providerReference } = await portal.db
      .selectFrom('orders')
      .select('providerReference')
      .executeTakeFirstOrThrow()
    await tellPortal(portal, { kind: 'paid', key: order, reference: providerReference, amount: 4000 })
    await portal.doJobs()
    sayingOfBooks((movements, day) => (day === '2026-03-02' ? [...movements, anotherShop] : movements))
    const { read } = await compared()
    const found = (await read()).differences.map(({ kind, name, ours, theirs }: Record<string, unknown>) => ({
      ...{ kind, name, ours, theirs },
    }))
    expect(found).toEqual([
      { kind: 'missing_here', name: 'S-17', ours: null, theirs: 900 },
      { kind: 'missing_there', name: order, ours: 4000, theirs: null },
    ])
    // Of another amount by the books of the day after: known, and told once.
    const other = { ...anotherShop, id: 'x2', key: order, reference: String(providerReference), amount: 4100 }
    sayingOfBooks((movements, day) => (day === '2026-03-03' ? [...movements, other] : movements))
    at('2026-03-04T04:00:00')
    await aMinutePasses(portal)
    const kinds = (await (await theBooks()).read()).differences.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['missing_here', 'missing_there'])
  })

  test('forget a difference that was only of midnight', async () => {
    const { onPage } = await payingPortal(portal)
    await onPage('pay')
    await portal.doJobs()
    sayingOfBooks(() => [])
    expect((await (await compared()).read()).differences).toHaveLength(1)
    const { movements } = portal.payments.sandbox.checkout
    portal.payments.takeBy({
      ...portal.payments.sandbox.checkout,
      movements: async (day) => (day === '2026-03-03' ? movements('2026-03-02') : []),
    })
    at('2026-03-04T04:00:00')
    await aMinutePasses(portal)
    expect((await (await theBooks()).read()).differences).toEqual([])
  })
})

test('a difference is settled by a note, once; unsettled for two days it wakes somebody', async () => {
  await (await payingPortal(portal)).onPage('pay')
  sayingOfBooks((movements, day) => (day === '2026-03-02' ? [...movements, anotherShop] : movements))
  const { read } = await compared()
  const [{ id }] = (await read()).differences
  expect(await alarms()).toEqual([])
  at('2026-03-05T04:00:01')
  await aMinutePasses(portal)
  expect(await alarms()).toEqual(['books_unsettled'])

  const later = await theBooks()
  expect(await later.post('/desk/reconciliation/settle', { difference: id, note: 'no' })).toMatchObject({
    code: refusals.invalid_input,
    errors: { note: expect.any(String) },
  })
  const note = 'Paid at another shop of ours.'
  const settle = () => later.post('/desk/reconciliation/settle', { difference: id, note })
  expect((await Promise.all([settle(), settle()])).map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    ...[0, refusals.difference_settled],
  ])
  expect(await later.post('/desk/reconciliation/settle', { difference: 999, note })).toMatchObject({
    code: refusals.not_found,
  })
  expect((await later.read()).differences).toMatchObject([
    { id, note, settledBy: 'Ieong', settledAt: expect.any(String) },
  ])
  const audit = await portal.db.selectFrom('audit').select('detail').where('act', '=', 'difference_settled').execute()
  expect(audit).toEqual([{ detail: note }])
  at('2026-03-06T04:00:01')
  await aMinutePasses(portal)
  expect(await alarms()).toEqual([])
})

describe('a refund that the provider has refused', () => {
  const refusedRefund = async () => {
    const paying = await payingPortal(portal, { language: 'en' })
    await paying.onPage('pay')
    await portal.doJobs()
    // The sandbox knows nothing of the payment any more, and so refuses.
    await portal.db.updateTable('sandboxCheckouts').set({ paidAt: null }).execute()
    await bookingsOf(paying.member).cancel(paying.reference)
    await portal.doJobs()
    const desk = await aClerk(portal, ['finance'])
    const [refund] = (await desk.get('/desk/refunds')).data.refunds
    return { ...paying, desk, refund }
  }

  test('is listed, asked for once more, and paid back once', async () => {
    const { desk, refund, transfers } = await refusedRefund()
    expect(refund).toMatchObject({ amount: 4000, cause: 'cancelled', state: 'failed', way: 'provider' })
    await portal.db.updateTable('sandboxCheckouts').set({ paidAt: portal.clock.now() }).execute()
    const retry = () => desk.post('/desk/refund/retry', { refund: refund.id })
    const answers = (await Promise.all([retry(), retry()])).map(({ code }) => code).toSorted((a, b) => a - b)
    expect(answers).toEqual([0, refusals.refund_not_open])
    await portal.doJobs()
    expect((await desk.get('/desk/refunds')).data.refunds).toEqual([])
    expect(await transfers()).toHaveLength(2)
    expect(await alarms()).toEqual([])
  })

  test('is paid by bank transfer with a note: booked from the bank, and the member is told', async () => {
    const { desk, refund, transfers } = await refusedRefund()
    expect(await alarms()).toEqual(['refund_failed'])
    const note = 'Payment order 118 of 3 March.'
    const transfer = () => desk.post('/desk/refund/transfer', { refund: refund.id, note })
    const answers = (await Promise.all([transfer(), transfer()])).map(({ code }) => code).toSorted((a, b) => a - b)
    expect(answers).toEqual([0, refusals.refund_not_open])
    expect((await transfers()).at(-1)).toEqual({ fromAccount: 'bank', toAccount: 'income:booking', amount: 4000 })
    const { rows } = (await desk.get('/desk/income')).data
    expect(rows).toMatchObject([
      { way: 'bank', paid: 0, refunded: 4000, refunds: 1 },
      { way: 'online', paid: 4000 },
    ])
    expect(await toldHirer(portal, 'en')).toContain(`Refunded by bank transfer (${refund.reference})`)
    expect(await alarms()).toEqual([])
  })
})
