import { refusals } from '@palaestra/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { doDue } from '../../due.ts'
import { bookingsOf, toldHirer } from '../../testing/bookings.ts'
import { openCheckoutServer, type Silence, silences } from '../../testing/checkoutServer.ts'
import { aMinutePasses, payingPortal } from '../../testing/payments.ts'
import { thePortal } from '../../testing/portal.ts'
import { payment } from './payment.feature.ts'

// The provider of payments is away for an hour: over HTTP, on a port of its own, by the adapter that is shipped.

const portal = await thePortal()
const provider = await openCheckoutServer()
afterAll(() => provider.close())

/** Milliseconds: somebody who hangs is waited for less than in a real portal. */
const within = 300
const hosted = provider.asked(within)

/** A Monday, at ten; the slots are of Wednesday evening. */
beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  provider.be('none')
  provider.forget()
})

/** Lets so many minutes pass, each with its work. */
const minutes = async (many: number) => {
  for (let passed = 0; passed < many; passed += 1) {
    portal.clock.forward(60_000)
    await aMinutePasses(portal)
  }
}
/** The same without its work: the process was elsewhere, or stood still. */
const later = (many: number) => portal.clock.forward(many * 60_000)

/** Somebody who holds a court of 40 patacas, to be paid at the provider over HTTP. */
const holding = async () => {
  const { slots, reference, transfers } = await payingPortal(portal, { language: 'en' })
  portal.payments.takeBy(hosted)
  const referenceOfPage = (address: string) => new URL(address).pathname.slice(1)
  // Logged in anew each time: an hour ends a session.
  const member = () => portal.memberAs('adult', { language: 'en' })
  const payPage = async () => (await member()).post('/vbs/pay', { reference })
  return {
    ...{ slots, reference, transfers, member, referenceOfPage, payPage },
    booking: async () => (await bookingsOf(await member()).one(reference)).data,
    order: async (order: string) => (await (await member()).get(`/payment/order?reference=${order}`)).data,
    cancel: async () => bookingsOf(await member()).cancel(reference),
    /** Pays on the page; the provider’s news of it are lost. */
    payInSilence: async () => {
      const { data } = await payPage()
      await provider.pay(referenceOfPage(data.address))
      return String(data.order)
    },
  }
}
/** The same, once it is paid and theirs. */
const having = async () => {
  const held = await holding()
  const order = await held.payInSilence()
  await held.order(order)
  await portal.doJobs()
  expect(await held.booking()).toMatchObject({ state: 'confirmed', paid: true })
  return { ...held, number: order }
}
const told = async (start: string) => (await toldHirer(portal, 'en')).filter((title) => title.startsWith(start))
const metric = async () => /^alarm\{alarm="payment_away"\} (\d)$/m.exec((await portal.app.inject('/metrics')).body)?.[1]
const receipts = () => portal.db.selectFrom('receipts').select(['year', 'number']).execute()

const sentences = {
  zh: '付款服務暫時沒有回應，這次沒有扣款。預訂會保留久一些，請過幾分鐘再試',
  pt: 'O serviço de pagamento não está a responder e desta vez nada foi cobrado. A reserva fica guardada mais tempo: tente de novo daqui a alguns minutos',
  en: 'The payment service is not answering, and nothing was charged this time. The booking is kept longer: try again in a few minutes',
} as const

describe.each(silences)('a provider that is %s', (silence) => {
  test('tells whoever wants to pay what helps, in their language, and gives the page when it is back', async () => {
    const { reference, payPage } = await holding()
    provider.be(silence)
    for (const language of ['zh', 'pt', 'en'] as const) {
      const member = await portal.memberAs('adult', { language })
      const answer = await member.post('/vbs/pay', { reference })
      expect(answer).toEqual({ code: refusals.payment_unavailable, message: sentences[language] })
    }
    provider.be('none')
    expect(await payPage()).toMatchObject({ code: 0 })
    expect(provider.pages()).toHaveLength(1)
  })
})

test('an order names what it pays, by which its page is found', async () => {
  const { reference, payPage, order } = await holding()
  const { data } = await payPage()
  expect((await order(data.order)).pays).toEqual({ kind: 'booking', name: reference })
})

describe('what somebody could not pay', () => {
  /** Tries to pay in vain, then an hour passes. */
  const anHourInVain = async (silence: Silence = 'out_of_order') => {
    const held = await holding()
    provider.be(silence)
    expect(await held.payPage()).toMatchObject({ code: refusals.payment_unavailable })
    await minutes(60)
    return held
  }

  test('is kept for an hour, from others too; then it is paid, once, and theirs', async () => {
    const { slots, booking, payPage, referenceOfPage, transfers, order } = await anHourInVain()
    expect(await booking()).toMatchObject({
      state: 'held',
      heldUntil: expect.stringMatching(/^2026-03-02T03:(0[5-9]|10)/),
    })
    const another = bookingsOf(await portal.memberAs('guardian'))
    expect(await another.book([slots[0]])).toMatchObject({ code: refusals.slot_taken })
    provider.be('none')
    await minutes(1)
    const { data } = await payPage()
    await provider.pay(referenceOfPage(data.address))
    expect(await order(data.order)).toMatchObject({ state: 'paid' })
    await minutes(2)
    expect(await booking()).toMatchObject({ state: 'confirmed', paid: true })
    expect(await transfers()).toEqual([{ fromAccount: 'income:booking', toAccount: 'provider:hosted', amount: 4000 }])
    expect(await receipts()).toEqual([{ year: 2026, number: 1 }])
    expect(await told('Booked')).toHaveLength(1)
  })

  test('has its time anew when the provider is back, and is let go where nobody pays', async () => {
    const { booking, slots } = await anHourInVain()
    provider.be('none')
    await minutes(5)
    expect(await booking()).toMatchObject({ state: 'held' })
    await minutes(9)
    expect(await booking()).toMatchObject({ state: 'lapsed' })
    const another = bookingsOf(await portal.memberAs('guardian'))
    expect(await another.book([slots[0]])).toMatchObject({ code: 0 })
  })

  test('is kept for two hours at most', async () => {
    const { booking } = await anHourInVain()
    await minutes(57)
    expect(await booking()).toMatchObject({ state: 'held' })
    await minutes(4)
    expect(await booking()).toMatchObject({ state: 'lapsed' })
  })

  test('is kept longer at once, where its time is nearly over', async () => {
    const { payPage, booking, order } = await holding()
    later(9)
    provider.be('out_of_order')
    await payPage()
    await portal.doJobs()
    expect(await booking()).toMatchObject({ state: 'held', heldUntil: '2026-03-02T02:19:00.000Z' })
    const { reference } = await portal.db.selectFrom('orders').select('reference').executeTakeFirstOrThrow()
    expect(await order(reference)).toMatchObject({ state: 'open', payBy: '2026-03-02T02:19:00.000Z' })
  })

  test('is never kept beyond its beginning', async () => {
    const { payPage, booking } = await holding()
    later(9)
    provider.be('out_of_order')
    await payPage()
    await portal.db
      .updateTable('bookings')
      .set({ startsAt: new Date('2026-03-02T10:16:00+08:00') })
      .execute()
    await portal.doJobs()
    expect(await booking()).toMatchObject({ heldUntil: '2026-03-02T02:14:00.000Z' })
  })

  test('is not kept for who has not tried: its time was enough', async () => {
    const { booking } = await holding()
    provider.be('out_of_order')
    await minutes(11)
    expect(await booking()).toMatchObject({ state: 'lapsed' })
  })

  test('is not kept once it is cancelled, however often the provider is silent', async () => {
    const { payPage, booking, cancel, slots } = await holding()
    provider.be('out_of_order')
    await payPage()
    await cancel()
    await minutes(20)
    expect(await booking()).toMatchObject({ state: 'cancelled' })
    expect(await bookingsOf(await portal.memberAs('guardian')).book([slots[0]])).toMatchObject({ code: 0 })
  })

  test('has a page that outlives it: one that was opened before can still be paid after two hours', async () => {
    const { payPage } = await holding()
    await payPage()
    const [{ payBy = '' } = {}] = provider.questions
    expect(Date.parse(payBy) - Date.parse('2026-03-02T10:10:00+08:00')).toBeGreaterThanOrEqual(2 * 3_600_000)
  })
})

describe('what was paid just before, and of which no news has come', () => {
  test('is not known, is kept for whoever has come back, and is theirs when the provider is back', async () => {
    const { payInSilence, order, booking, slots, transfers } = await holding()
    const number = await payInSilence()
    provider.be('hanging')
    expect(await order(number)).toMatchObject({ state: 'open', page: 'unknown' })
    provider.be('cutting')
    await minutes(60)
    expect(await order(number)).toMatchObject({ state: 'open', page: 'unknown' })
    const another = bookingsOf(await portal.memberAs('guardian'))
    expect(await another.book([slots[0]])).toMatchObject({ code: refusals.slot_taken })
    provider.be('none')
    // Nobody looks any more: the portal asks by itself.
    await minutes(2)
    expect(await booking()).toMatchObject({ state: 'confirmed', paid: true })
    expect(await order(number)).toMatchObject({ state: 'paid', receipt: '2026/000001' })
    expect(await transfers()).toHaveLength(1)
    expect(await told('Booked')).toHaveLength(1)
  })

  test('is settled within minutes of the end also where nobody has come back, once', async () => {
    const { payInSilence, booking, transfers } = await holding()
    await payInSilence()
    provider.be('out_of_order')
    await minutes(60)
    provider.be('none')
    await minutes(2)
    expect(await booking()).toMatchObject({ state: 'confirmed', paid: true })
    expect(await transfers()).toHaveLength(1)
  })

  test('is taken by its news, which come in while nothing can be asked', async () => {
    const { payInSilence, booking, order } = await holding()
    const number = await payInSilence()
    provider.be('out_of_order')
    await order(number)
    const [page] = provider.pages()
    const news = provider.news({ kind: 'paid', key: number, reference: page?.reference, amount: 4000 })
    const headers = { 'content-type': 'application/json', ...news.headers }
    const url = '/api/payment/news'
    expect((await portal.app.inject({ method: 'POST', url, headers, payload: news.body })).statusCode).toBe(200)
    await minutes(2)
    expect(await booking()).toMatchObject({ state: 'confirmed', paid: true })
    expect(portal.endedAlarms).toEqual(portal.alarms)
  })
})

describe('money that is wanted back meanwhile', () => {
  test.each(['out_of_order', 'hanging'] as const)(
    'is asked for afterwards, and paid back once (%s)',
    async (silence) => {
      const { cancel, number, order, transfers } = await having()
      provider.be(silence)
      expect(await cancel()).toMatchObject({ code: 0, data: { state: 'cancelled' } })
      await minutes(5)
      later(50)
      await minutes(5)
      expect(await order(number)).toMatchObject({ refunds: [{ amount: 4000, doneAt: null }] })
      expect(provider.refunds()).toEqual([])
      provider.be('none')
      await minutes(2)
      expect(await order(number)).toMatchObject({ refunds: [{ amount: 4000, doneAt: expect.any(String) }] })
      expect(provider.refunds()).toHaveLength(1)
      expect(await transfers()).toHaveLength(2)
      expect(await told('Refunded')).toHaveLength(1)
    },
  )

  test('is asked for also where its job is not tried any more', async () => {
    const { cancel, transfers } = await having()
    provider.be('out_of_order')
    await cancel()
    await portal.doJobs()
    await portal.deps.jobs.empty()
    provider.be('none')
    await minutes(6)
    expect(provider.refunds()).toHaveLength(1)
    expect(await transfers()).toHaveLength(2)
  })

  test('goes back once, also where the provider has done it and its answer was lost', async () => {
    const { cancel, transfers } = await having()
    provider.listen((moment, { path }) => {
      return moment === 'done' && path === '/refunds' ? 'lost' : undefined
    })
    await cancel()
    await portal.doJobs()
    expect(provider.refunds()).toHaveLength(1)
    expect(await transfers()).toHaveLength(1)
    provider.listen(() => undefined)
    await minutes(6)
    expect(provider.refunds()).toHaveLength(1)
    expect(await transfers()).toHaveLength(2)
    expect(await told('Refunded')).toHaveLength(1)
  })
})

describe('the operator', () => {
  test('is woken once it has not answered twice, and told when it is back', async () => {
    const { payPage } = await holding()
    provider.be('out_of_order')
    await payPage()
    expect(portal.alarms).toEqual([])
    await minutes(2)
    expect([portal.alarms, portal.endedAlarms, await metric()]).toEqual([['payment_away'], [], '1'])
    await minutes(58)
    expect([portal.alarms, portal.endedAlarms]).toEqual([['payment_away'], []])
    provider.be('none')
    await minutes(2)
    expect([portal.alarms, portal.endedAlarms, await metric()]).toEqual([['payment_away'], ['payment_away'], '0'])
  })

  test('is woken by money that cannot be paid back', async () => {
    const { cancel } = await having()
    provider.be('out_of_order')
    await cancel()
    await minutes(7)
    expect(portal.alarms).toEqual(['payment_away'])
    provider.be('none')
    await minutes(2)
    expect(portal.endedAlarms).toEqual(['payment_away'])
  })

  test('is not woken by one question without an answer', async () => {
    const { payPage } = await holding()
    provider.be('out_of_order')
    await payPage()
    provider.be('none')
    await minutes(3)
    expect(portal.alarms).toEqual([])
  })
})

describe('meanwhile', () => {
  test('who waits for a provider that hangs holds up nobody: both others and themselves are answered before', async () => {
    const { reference, ...held } = await holding()
    const member = await held.member()
    provider.be('hanging')
    let answered = 0
    const pay = async () => {
      const { code } = await member.post('/vbs/pay', { reference })
      answered += 1
      return code
    }
    const waiting = Array.from({ length: 12 }, pay)
    await expect.poll(() => provider.questions.length).toBeGreaterThan(0)
    const others = await Promise.all([
      member.get('/payment/orders'),
      member.get(`/vbs/booking?reference=${reference}`),
      portal.get('/vbs/venues'),
    ])
    expect([answered, others.map(({ code }) => code)]).toEqual([0, [0, 0, 0]])
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([refusals.payment_unavailable]))
  })

  /** So many orders whose time was over long ago, each with a page at the provider. */
  const overdue = async (many: number) => {
    const member = await portal.memberAs('adult')
    portal.payments.takeBy(hosted)
    const now = portal.clock.now()
    for (let nr = 0; nr < many; nr += 1) {
      const key = `P26-${String(nr + 200000)}`
      const { reference } = await hosted.open({
        ...{ key, amount: 100, said: 'Court', locale: 'en', payBy: now, returnTo: 'http://portal.test/en' },
      })
      await portal.db
        .insertInto('orders')
        .values({
          ...{ reference: key, memberId: member.id, follow: 'booking.settle', amount: 100, payBy: now, createdAt: now },
          ...{ provider: 'hosted', providerReference: reference, askedAt: null, unpaidAt: null, paidAt: null },
        })
        .execute()
    }
    later(5)
    provider.questions.length = 0
  }
  const open = async () =>
    (await portal.db.selectFrom('orders').select('id').where('state', '=', 'open').execute()).length

  test.each(['hanging', 'out_of_order'] as const)(
    'it is asked three times a minute at most, and all else that is due has its turn (%s)',
    async (silence) => {
      await overdue(60)
      provider.be(silence)
      let turns = 0
      const begun = performance.now()
      const other = async () => {
        turns += 1
        return false
      }
      await doDue([async (deps) => (await payment.due?.(deps)) ?? false, other], portal.deps)
      expect(performance.now() - begun).toBeLessThan(5 * within + 3000)
      expect([turns, provider.questions.length]).toEqual([1, 3])
    },
  )

  test('orders are asked about in turn, and all of them are ended when it is back', async () => {
    await overdue(60)
    provider.be('out_of_order')
    await minutes(3)
    expect(new Set(provider.questions.map(({ path }) => path)).size).toBe(9)
    expect(await open()).toBe(60)
    provider.be('none')
    await minutes(3)
    expect(await open()).toBe(0)
    expect(provider.pages().every(({ state }) => state === 'ended')).toBe(true)
  })
})
