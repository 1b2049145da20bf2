import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingsOf, offer, toldHirer } from '../../testing/bookings.ts'
import { aMinutePasses, payingPortal, silentProvider } from '../../testing/payments.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten; the slots are of Wednesday evening. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const minutes = (many: number) => portal.clock.forward(many * 60_000)

describe('a court that costs something', () => {
  test('is kept ten minutes for who has booked it, and nobody is told that it is theirs', async () => {
    const { booked, booking } = await payingPortal(portal)
    expect(booked.heldUntil).toBe('2026-03-02T02:10:00.000Z')
    expect(await booking()).toMatchObject({ state: 'held', paid: false, order: null, mayKeepLonger: true })
    expect(await toldHirer(portal, 'en')).toEqual([])
  })

  test('is theirs once it is paid: told, with an order and a receipt', async () => {
    const { onPage, booking, order, member, transfers } = await payingPortal(portal)
    const { order: number, back } = await onPage('pay')
    await portal.doJobs()
    expect(back).toBe(`http://portal.test/zh/payment/orders?reference=${number}`)
    expect(await booking()).toMatchObject({ state: 'confirmed', paid: true, order: number, heldUntil: null })
    expect(await order(number)).toMatchObject({
      ...{ state: 'paid', amount: 4000, page: 'none', receipt: '2026/000001', refunds: [] },
      lines: [{ amount: 4000, refunded: 0 }],
    })
    expect((await member.get(`/payment/receipt?reference=${number}`)).data).toMatchObject({
      ...{ number: '2026/000001', amount: 4000, lines: [{ amount: 4000 }] },
    })
    expect(await toldHirer(portal, 'en')).toEqual([expect.stringMatching(/^Booked: /)])
    expect(await transfers()).toEqual([{ fromAccount: 'income:booking', toAccount: 'provider:sandbox', amount: 4000 }])
  })

  test('has one order and one page, however often and from however many tabs somebody goes on to pay', async () => {
    const { payPage } = await payingPortal(portal)
    const pages = await Promise.all([1, 2, 3].map(payPage))
    expect(new Set(pages.map(({ data }) => data.address)).size).toBe(1)
    expect(await portal.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
  })

  test('is nobody’s again after ten minutes: others have it, and it cannot be paid any more', async () => {
    const { slots, payPage, booking, order, onPage } = await payingPortal(portal)
    const { order: number } = await onPage('refuse')
    minutes(10)
    expect(await booking()).toMatchObject({ state: 'lapsed' })
    expect(await payPage()).toMatchObject({ code: refusals.hold_over })
    minutes(2)
    const another = bookingsOf(await portal.memberAs('guardian'))
    expect(await another.book([slots[0]])).toMatchObject({ code: 0 })
    await aMinutePasses(portal)
    expect(await order(number)).toMatchObject({ state: 'ended' })
  })

  test('is kept five minutes more, once, for who asks; its order can be paid as long', async () => {
    const { member, reference, onPage, booking } = await payingPortal(portal)
    await onPage('refuse')
    const longer = () => member.post('/vbs/keep_longer', { reference })
    expect(await longer()).toEqual({ code: 0, data: { heldUntil: '2026-03-02T02:15:00.000Z' } })
    expect(await longer()).toMatchObject({ code: refusals.hold_over })
    expect(await booking()).toMatchObject({ mayKeepLonger: false })
    minutes(14)
    await onPage('pay')
    await portal.doJobs()
    expect(await booking()).toMatchObject({ state: 'confirmed' })
  })

  test('that costs nothing is theirs at once', async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const [slot] = await offer(portal, 'a1', '2026-03-04', { prices: [0, 0, 0] })
    const { data } = await bookingsOf(await portal.memberAs('adult')).book([slot])
    expect(data).toMatchObject({ amount: 0, heldUntil: null })
  })

  test('can be paid by nobody else, and is not found by them', async () => {
    const { reference } = await payingPortal(portal)
    const another = await portal.memberAs('guardian')
    for (const call of ['/vbs/pay', '/vbs/keep_longer'])
      expect(await another.post(call, { reference })).toMatchObject({ code: refusals.not_found })
  })

  test('is not paid by somebody who may not book any longer', async () => {
    const { member, reference } = await payingPortal(portal)
    await portal.db.updateTable('members').set({ mobileConfirmed: false }).where('id', '=', member.id).execute()
    expect(await member.post('/vbs/pay', { reference })).toMatchObject({ code: refusals.mobile_unconfirmed })
  })
})

describe('one’s orders', () => {
  test('are listed, the newest first, with what they were for; those of others are not found', async () => {
    const { member, onPage } = await payingPortal(portal)
    const { order } = await onPage('pay')
    await portal.doJobs()
    const { data } = await member.get('/payment/orders')
    expect(data).toMatchObject({ next: null, items: [{ reference: order, amount: 4000, state: 'paid', refunded: 0 }] })
    expect(data.items[0].said[0]).toMatch(/^望廈體育中心 · 羽毛球 · 1號場 · 2026年3月4日/)
    const another = await portal.memberAs('guardian')
    expect((await another.get('/payment/orders')).data).toEqual({ items: [], next: null })
    for (const call of ['order', 'receipt'])
      expect(await another.get(`/payment/${call}?reference=${order}`)).toMatchObject({ code: refusals.not_found })
    expect(await another.post('/payment/checkout', { order })).toMatchObject({ code: refusals.not_found })
  })

  test('that are open have their page again; those that were paid have none', async () => {
    const { member, onPage } = await payingPortal(portal)
    const { order } = await onPage('refuse')
    const page = await member.post('/payment/checkout', { order })
    expect(page.data).toMatchObject({ order, address: expect.stringContaining('/dev/checkout/') })
    await onPage('pay')
    await portal.doJobs()
    expect(await member.post('/payment/checkout', { order })).toMatchObject({ code: refusals.hold_over })
  })

  test('come page by page', async () => {
    const { member } = await payingPortal(portal)
    const given = Array.from({ length: 25 }, (_, nr) => ({
      ...{
        reference: `P26-${String(nr + 200000)}`,
        memberId: member.id,
        follow: 'booking.settle' as const,
        amount: 100,
      },
      ...{ payBy: portal.clock.now(), createdAt: portal.clock.now() },
    }))
    await portal.db
      .insertInto('orders')
      .values(
        given.map((one) => ({
          ...one,
          provider: null,
          providerReference: null,
          askedAt: null,
          unpaidAt: null,
          paidAt: null,
        })),
      )
      .execute()
    const first = (await member.get('/payment/orders')).data
    const second = (await member.get(`/payment/orders?after=${first.next}`)).data
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 5, null])
    expect(new Set([...first.items, ...second.items].map(({ reference }) => reference)).size).toBe(25)
  })
})

describe('whoever comes back from paying', () => {
  test('and was refused reads that nothing was taken, and may try again', async () => {
    const { onPage, order, booking } = await payingPortal(portal)
    const { order: number } = await onPage('refuse')
    expect(await order(number)).toMatchObject({ state: 'open', page: 'unpaid' })
    await onPage('pay')
    await portal.doJobs()
    expect(await booking()).toMatchObject({ state: 'confirmed' })
  })

  test.each(['silent', 'late'] as const)('is not made to wait for news: the provider is asked (%s)', async (way) => {
    const { onPage, order, booking, transfers } = await payingPortal(portal)
    const { order: number } = await onPage(way)
    expect(await order(number)).toMatchObject({ state: 'paid' })
    minutes(11)
    await aMinutePasses(portal)
    expect(await booking()).toMatchObject({ state: 'confirmed' })
    expect(await transfers()).toHaveLength(1)
  })

  test('of news that comes twice is counted once', async () => {
    const { onPage, transfers, booking } = await payingPortal(portal)
    await onPage('twice')
    await portal.doJobs()
    expect(await booking()).toMatchObject({ state: 'confirmed' })
    expect(await transfers()).toHaveLength(1)
    expect(await portal.db.selectFrom('receipts').select('number').execute()).toEqual([{ number: 1 }])
  })

  test('while the provider is silent reads that it is not known, and that nobody should pay again', async () => {
    const { onPage, order } = await payingPortal(portal)
    const { order: number } = await onPage('silent')
    portal.payments.takeBy(silentProvider(portal))
    expect(await order(number)).toMatchObject({ state: 'open', page: 'unknown' })
    minutes(1)
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    expect(await order(number)).toMatchObject({ state: 'paid' })
  })

  test('and never does has it all the same: the provider is asked after the end', async () => {
    const { onPage, booking } = await payingPortal(portal)
    await onPage('silent')
    minutes(13)
    await aMinutePasses(portal)
    expect(await booking()).toMatchObject({ state: 'confirmed' })
  })
})

describe('what is paid while the provider is silent, and told too late', () => {
  /** Paid in the ninth minute; the portal learns of it in the nineteenth. */
  const paidInSilence = async (meanwhile: (slot: number | undefined) => Promise<unknown>) => {
    const paying = await payingPortal(portal, { language: 'en' })
    minutes(9)
    await paying.onPage('late')
    portal.payments.takeBy(silentProvider(portal))
    minutes(4)
    await aMinutePasses(portal)
    await meanwhile(paying.slots[0])
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    minutes(6)
    await portal.doJobs()
    return paying
  }

  test('is had all the same, where nobody else has taken it', async () => {
    const { booking } = await paidInSilence(async () => undefined)
    expect(await booking()).toMatchObject({ state: 'confirmed', paid: true })
  })

  test('goes back by itself, where somebody else has it', async () => {
    const { booking, transfers } = await paidInSilence(async (slot) => {
      const another = bookingsOf(await portal.memberAs('guardian'))
      expect(await another.book([slot])).toMatchObject({ code: 0 })
    })
    expect(await booking()).toMatchObject({ state: 'lapsed' })
    expect(await transfers()).toEqual([
      { fromAccount: 'income:booking', toAccount: 'provider:sandbox', amount: 4000 },
      { fromAccount: 'provider:sandbox', toAccount: 'income:booking', amount: 4000 },
    ])
    expect((await toldHirer(portal, 'en')).toSorted()).toEqual([
      expect.stringMatching(/^Not booked, and paid back/),
      expect.stringMatching(/^Refunded/),
    ])
  })
})

describe('a booking that was paid and is cancelled', () => {
  test('in time is paid back: asked once, booked once, told', async () => {
    const { onPage, reference, member, order, transfers } = await payingPortal(portal, { language: 'en' })
    const { order: number } = await onPage('pay')
    await portal.doJobs()
    const { cancel } = bookingsOf(member)
    await Promise.all([1, 2, 3].map(() => cancel(reference)))
    expect(await order(number)).toMatchObject({
      ...{ state: 'paid', lines: [{ amount: 4000, refunded: 4000 }] },
      refunds: [{ amount: 4000, cause: 'cancelled', way: 'provider', doneAt: null }],
    })
    await portal.doJobs()
    expect((await order(number)).refunds).toEqual([
      { amount: 4000, cause: 'cancelled', way: 'provider', doneAt: expect.stringMatching(/^2026-03-02/) },
    ])
    expect(await transfers()).toHaveLength(2)
    expect(await toldHirer(portal, 'en')).toContain(`Refunded (${number})`)
  })

  test('later is not', async () => {
    const { onPage, reference, transfers } = await payingPortal(portal)
    await onPage('pay')
    await portal.doJobs()
    portal.clock.set(new Date('2026-03-03T18:00:01+08:00'))
    const { cancel } = bookingsOf(await portal.memberAs('adult'))
    expect(await cancel(reference, 'late')).toMatchObject({ code: 0, data: { state: 'forfeited' } })
    await portal.doJobs()
    expect(await transfers()).toHaveLength(1)
  })

  test('before the payment that is known has been worked on goes back once, and stays cancelled', async () => {
    const { onPage, reference, member, order, transfers, booking } = await payingPortal(portal)
    const { order: number } = await onPage('silent')
    expect(await order(number)).toMatchObject({ state: 'paid' })
    expect(await bookingsOf(member).cancel(reference)).toMatchObject({ code: 0 })
    await portal.doJobs()
    expect(await portal.deps.jobs.counts()).toMatchObject({ waiting: 0, failed: 0 })
    expect(await booking()).toMatchObject({ state: 'cancelled' })
    expect(await transfers()).toHaveLength(2)
  })

  test('while it is held costs nothing; what is paid at the same moment goes back', async () => {
    const { onPage, reference, member, transfers, booking } = await payingPortal(portal)
    await onPage('silent')
    expect(await bookingsOf(member).cancel(reference)).toEqual({ code: 0, data: { state: 'cancelled' } })
    minutes(13)
    await aMinutePasses(portal)
    expect(await booking()).toMatchObject({ state: 'cancelled' })
    expect(await transfers()).toHaveLength(2)
  })
})

describe('[P03] what a minor holds, when the guardian takes back the word on online payment', () => {
  /** A court that a minor holds, and the guardian who can say no more. */
  const heldByMinor = async () => {
    const paying = await payingPortal(portal, { name: 'minor', before: authorise })
    const guardian = await portal.memberAs('guardian')
    const { memberNumber } = (await paying.member.post('/account/info')).data
    return {
      ...paying,
      withdraw: async () => {
        const no = await guardian.post('/account/children/payment', { memberNumber, authorised: false })
        expect(no).toEqual({ code: 0, data: { state: 'withdrawn' } })
        await portal.doJobs()
      },
    }
  }
  const authorise = () => portal.db.updateTable('paymentConsents').set({ state: 'authorised' }).execute()

  test('lapses: its page is closed, and somebody else may have the court', async () => {
    const { withdraw, booking, order, onPage, slots } = await heldByMinor()
    const { order: number } = await onPage('refuse')
    await withdraw()
    expect(await booking()).toMatchObject({ state: 'lapsed', heldUntil: null })
    expect(await order(number)).toMatchObject({ state: 'ended' })
    const [{ endedAt } = { endedAt: null }] = await portal.db.selectFrom('sandboxCheckouts').select('endedAt').execute()
    expect(endedAt).not.toBeNull()
    const another = bookingsOf(await portal.memberAs('adult'))
    expect(await another.book([slots[0]])).toMatchObject({ code: 0 })
  })

  test('lapses also where nobody had gone on to pay', async () => {
    const { withdraw, booking } = await heldByMinor()
    await withdraw()
    expect(await booking()).toMatchObject({ state: 'lapsed' })
  })

  test('stays once it is paid, also where no news of it has come', async () => {
    const { withdraw, booking, onPage } = await heldByMinor()
    await onPage('silent')
    await withdraw()
    expect(await booking()).toMatchObject({ state: 'confirmed', paid: true })
  })
})
