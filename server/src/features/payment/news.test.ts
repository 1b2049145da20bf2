import { beforeEach, describe, expect, test } from 'vitest'
import { aMinutePasses, payingPortal, tellPortal } from '../../testing/payments.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** An order whose page is open, and news about it. */
const anOrder = async () => {
  const paying = await payingPortal(portal)
  const { order } = await paying.onPage('refuse')
  const { providerReference } = await portal.db
    .selectFrom('orders')
    .select('providerReference')
    .executeTakeFirstOrThrow()
  const about = { kind: 'paid', key: order, reference: providerReference, amount: 4000 }
  return { ...paying, number: order, about, state: async () => (await paying.order(order)).state }
}
const outcomes = async () => {
  await portal.doJobs()
  return (await portal.db.selectFrom('paymentEvents').select('outcome').orderBy('receivedAt').execute()).map(
    ({ outcome }) => outcome,
  )
}

describe('news of a payment', () => {
  test('is taken, and known when another piece of news says the same', async () => {
    const { about, state } = await anOrder()
    expect(await tellPortal(portal, about)).toBe(200)
    await portal.doJobs()
    expect(await tellPortal(portal, about)).toBe(200)
    expect(await outcomes()).toEqual(['taken', 'known'])
    expect(await state()).toBe('paid')
  })

  test('that the provider has not signed is refused, and nothing is written down', async () => {
    const { about, state } = await anOrder()
    expect(await tellPortal(portal, about, 'another secret')).toBe(400)
    const unsigned = await portal.app.inject({ method: 'POST', url: '/api/payment/news', payload: about })
    expect([unsigned.statusCode, unsigned.json()]).toEqual([400, {}])
    expect((await portal.app.inject({ method: 'POST', url: '/api/payment/news' })).statusCode).toBe(400)
    expect(await outcomes()).toEqual([])
    expect(await state()).toBe('open')
  })

  test('of another amount is put aside for a person, and wakes the operator', async () => {
    const { about, state } = await anOrder()
    await tellPortal(portal, { ...about, amount: 3900 })
    expect(await outcomes()).toEqual(['other_amount'])
    expect(await state()).toBe('open')
    expect(portal.alarms).toContain('payment_aside')
  })

  test('of an order that is none is put aside', async () => {
    const { about } = await anOrder()
    await tellPortal(portal, { ...about, key: 'P26-999999' })
    await tellPortal(portal, { ...about, kind: 'refunded', key: crypto.randomUUID() })
    expect(await outcomes()).toEqual(['unknown', 'unknown'])
  })

  test('of a second payment of an order gives that one back, and only that one', async () => {
    const { about, state } = await anOrder()
    await tellPortal(portal, about)
    await portal.doJobs()
    await tellPortal(portal, { ...about, reference: 'another payment' })
    expect(await outcomes()).toEqual(['taken', 'twice'])
    const refunds = await portal.db.selectFrom('refunds').select(['cause', 'providerReference', 'amount']).execute()
    expect(refunds).toEqual([{ cause: 'twice', providerReference: 'another payment', amount: 4000 }])
    expect(await state()).toBe('paid')
  })

  test('fifty times at once, half of it under other names, is one payment and one receipt', async () => {
    const { about, transfers } = await anOrder()
    const id = crypto.randomUUID()
    await Promise.all(Array.from({ length: 50 }, (_, nr) => tellPortal(portal, nr % 2 ? { ...about, id } : about)))
    expect((await outcomes()).toSorted()).toEqual([...Array.from({ length: 25 }, () => 'known'), 'taken'])
    expect(await transfers()).toHaveLength(1)
    expect(await portal.db.selectFrom('receipts').select('number').execute()).toEqual([{ number: 1 }])
  })

  test('larger than any news is not read', async () => {
    const { about } = await anOrder()
    expect(await tellPortal(portal, { ...about, more: 'x'.repeat(20_000) })).toBe(413)
  })
})

test('a refund that the provider refuses is left to a person, and wakes the operator', async () => {
  const { about, member, reference } = await anOrder()
  await tellPortal(portal, about)
  await portal.doJobs()
  // The sandbox has taken no money on this page: it pays nothing back.
  await member.post('/vbs/cancel', { reference, terms: 'free' })
  await portal.doJobs()
  expect(await portal.db.selectFrom('refunds').select('state').execute()).toEqual([{ state: 'failed' }])
  expect(portal.alarms).toContain('refund_failed')
})

test('a refund of which nothing is heard is asked about again, and paid back once', async () => {
  const { onPage, member, reference, transfers } = await payingPortal(portal)
  await onPage('pay')
  await portal.doJobs()
  await member.post('/vbs/cancel', { reference, terms: 'free' })
  await portal.doJobs()
  await portal.db.updateTable('refunds').set({ state: 'sent', doneAt: null }).execute()
  portal.clock.forward(2 * 3_600_000)
  await aMinutePasses(portal)
  expect(await transfers()).toHaveLength(2)
  expect(await portal.db.selectFrom('sandboxRefunds').select('amount').execute()).toEqual([{ amount: 4000 }])
})
