import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { aClerk } from '../../testing/desk.ts'
import { silentProvider } from '../../testing/payments.ts'
import { aPoolMinutePasses, miscounted, offerSession, theSwimmer, theSwimmerAt } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'
import { settleOrder } from './settle.service.ts'

const portal = await thePortal()
const { db } = portal
const day = '2026-03-04'

/** A Monday, at ten, at a portal that takes payments by the sandbox. */
beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  portal.payments.takeBy(portal.payments.sandbox.checkout)
})
const at = (time: string, on = '2026-03-02') => portal.clock.set(new Date(`${on}T${time}+08:00`))
const subjects = async () =>
  (await portal.letters(people.adult.email)).map(({ subject }) => subject.replace(/（.*）/, ''))
const moved = () => db.selectFrom('transfers').select(['fromAccount', 'toAccount', 'amount']).orderBy('id').execute()

describe('[O02] a ticket that costs something', () => {
  test('is kept for ten minutes, and good once it is paid: then there is a letter, and money in the books', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy, one, pay, member } = await theSwimmer(portal)
    const { data } = await buy(session)
    expect(data).toMatchObject({ amount: 1500, heldUntil: '2026-03-02T02:10:00.000Z' })
    expect((await one(data.reference)).data).toMatchObject({ state: 'held', paid: false, mayKeepLonger: true })
    expect(await subjects()).toEqual([])
    const order = await pay(data.reference)
    expect((await one(data.reference)).data).toMatchObject({ state: 'valid', paid: true, order, heldUntil: null })
    expect(await subjects()).toEqual(['泳池門票：嘉模泳池'])
    expect(await moved()).toEqual([{ fromAccount: 'income:pool', toAccount: 'provider:sandbox', amount: 1500 }])
    const { lines, pays } = (await member.get(`/payment/order?reference=${order}`)).data
    expect(pays).toEqual({ kind: 'ticket', name: data.reference })
    expect(lines).toEqual([{ said: '嘉模泳池 · 2026年3月4日 下午12:00至下午4:00，一人', amount: 1500, refunded: 0 }])
    expect(await miscounted(portal)).toEqual([])
  })

  test('that nobody has paid goes to whoever wants its place, after two minutes of grace, swept or not', async () => {
    const session = await offerSession(portal, 'carmo', day, { places: 1, advancePlaces: 1 })
    const [first, other] = [await theSwimmer(portal), await theSwimmer(portal, 'guardian')]
    const { data } = await first.buy(session)
    at('10:11:59')
    expect(await other.buy(session)).toMatchObject({ code: refusals.pool_full })
    expect((await first.one(data.reference)).data).toMatchObject({ state: 'lapsed', heldUntil: null })
    expect(await first.member.post('/pool/pay', { reference: data.reference })).toMatchObject({
      code: refusals.hold_over,
    })
    at('10:12:00')
    expect(await other.buy(session)).toMatchObject({ code: 0 })
    expect((await first.quota()).items[2]).toMatchObject({ used: 0 })
    expect(await miscounted(portal)).toEqual([])
  })

  test('that nobody has paid stands in the way of no other of its member, at whatever pool', async () => {
    const [session, other] = [await offerSession(portal, 'carmo', day), await offerSession(portal, 'lin-fong', day)]
    const { buy } = await theSwimmer(portal)
    await buy(session)
    expect(await buy(other)).toMatchObject({ code: refusals.pool_quota_used })
    at('10:12:00')
    expect(await buy(other)).toMatchObject({ code: 0 })
    expect(await miscounted(portal)).toEqual([])
  })

  test('that was paid is never overtaken, however late the news of it is worked on', async () => {
    const session = await offerSession(portal, 'carmo', day, { places: 1, advancePlaces: 1 })
    const [first, other] = [await theSwimmer(portal), await theSwimmer(portal, 'guardian')]
    const { data } = await first.buy(session)
    await first.pay(data.reference)
    // As if nobody had worked on it.
    await db
      .updateTable('poolTickets')
      .set({ state: 'held', heldUntil: new Date('2026-03-02T02:12:00Z') })
      .execute()
    at('10:20:00')
    expect(await other.buy(session)).toMatchObject({ code: refusals.pool_full })
    await aPoolMinutePasses(portal)
    expect((await first.one(data.reference)).data.state).toBe('held')
  })

  test('can be kept five minutes more, once', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy, member } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    const more = () => member.post('/pool/keep_longer', { reference })
    expect((await more()).data).toEqual({ heldUntil: '2026-03-02T02:15:00.000Z' })
    expect(await more()).toMatchObject({ code: refusals.hold_over })
    expect((await member.post('/pool/pay', { reference })).data).toMatchObject({ payBy: '2026-03-02T02:15:00.000Z' })
  })

  test('paid too late is had all the same where its places are free; otherwise the money goes back', async () => {
    const session = await offerSession(portal, 'carmo', day, { places: 1, advancePlaces: 1 })
    const { buy, one, pay } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    await pay(reference, 'late')
    await db.updateTable('poolTickets').set({ state: 'lapsed', heldUntil: null, endedAt: portal.clock.now() }).execute()
    at('10:12:30')
    await aPoolMinutePasses(portal)
    expect((await one(reference)).data).toMatchObject({ state: 'valid', paid: true, endedAt: null })
    expect(await miscounted(portal)).toEqual([])
  })

  test('paid too late, when another has its place, is paid back with a letter', async () => {
    const session = await offerSession(portal, 'carmo', day, { places: 1, advancePlaces: 1 })
    at('11:45:00', day)
    const [first, other] = [await theSwimmer(portal), await theSwimmer(portal, 'guardian')]
    const { reference } = (await first.buy(session)).data
    await first.pay(reference, 'silent')
    await db.updateTable('poolTickets').set({ state: 'lapsed', heldUntil: null, endedAt: portal.clock.now() }).execute()
    at('11:57:30', day)
    await other.buy(session)
    await aPoolMinutePasses(portal)
    expect((await first.one(reference)).data).toMatchObject({ state: 'lapsed' })
    expect(await subjects()).toContain('未能購得泳池門票，費用退回')
    expect(await db.selectFrom('refunds').select(['amount', 'cause']).execute()).toEqual([
      { amount: 1500, cause: 'late' },
    ])
    expect(await miscounted(portal)).toEqual([])
  })

  test('paid, but told of when it lets nobody in any more, is paid back', async () => {
    const session = await offerSession(portal, 'carmo', day)
    at('12:25:00', day)
    const { buy, pay } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    await pay(reference, 'silent')
    at('12:56:00', day)
    await aPoolMinutePasses(portal)
    const { one } = await theSwimmer(portal)
    expect((await one(reference)).data).toMatchObject({ state: 'lapsed' })
    expect(await subjects()).toContain('未能購得泳池門票，費用退回')
    expect(await miscounted(portal)).toEqual([])
  })

  test('paid in time, but worked on when it lets nobody in any more, is paid back', async () => {
    const session = await offerSession(portal, 'carmo', day)
    at('12:25:00', day)
    const { buy, pay } = await theSwimmer(portal)
    await pay((await buy(session)).data.reference)
    // As if nobody had worked on it.
    await db
      .updateTable('poolTickets')
      .set({ state: 'held', heldUntil: new Date('2026-03-04T04:37:00Z') })
      .execute()
    at('12:56:00', day)
    const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    await settleOrder({ order: id, end: 'paid' }, portal.deps)
    expect(await db.selectFrom('poolTickets').select('state').execute()).toEqual([{ state: 'lapsed' }])
    expect(await db.selectFrom('refunds').select('cause').execute()).toEqual([{ cause: 'late' }])
    expect(await miscounted(portal)).toEqual([])
  })

  test('is kept while the provider does not answer', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy, member, one } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    portal.payments.takeBy(silentProvider(portal))
    at('10:06:00')
    expect(await member.post('/pool/pay', { reference })).toMatchObject({ code: refusals.payment_unavailable })
    await portal.doJobs()
    expect((await one(reference)).data.heldUntil).toBe('2026-03-02T02:16:00.000Z')
  })

  test('given back before its session begins, is paid back; a second time nothing happens', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy, pay } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    await pay(reference)
    const late = await theSwimmerAt(portal, '2026-03-04T11:59:59')
    expect(await late.giveBack(reference)).toMatchObject({ code: 0, data: { refund: 1500 } })
    expect(await late.giveBack(reference)).toMatchObject({ code: 0, data: { refund: 1500 } })
    await portal.doJobs()
    expect(await subjects()).toContain('已退泳池門票')
    expect(await moved()).toEqual([
      { fromAccount: 'income:pool', toAccount: 'provider:sandbox', amount: 1500 },
      { fromAccount: 'provider:sandbox', toAccount: 'income:pool', amount: 1500 },
    ])
    expect((await late.one(reference)).data).toMatchObject({ state: 'cancelled', endedAt: expect.any(String) })
    expect(await miscounted(portal)).toEqual([])
  })

  test('once its session has begun cannot be given back', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy, pay } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    await pay(reference)
    const { giveBack } = await theSwimmerAt(portal, '2026-03-04T12:00:00')
    expect(await giveBack(reference)).toMatchObject({ code: refusals.ticket_too_late })
    expect(await giveBack('T26-AAAAAAAA')).toMatchObject({ code: refusals.not_found })
    const other = await theSwimmer(portal, 'guardian')
    expect(await other.giveBack(reference)).toMatchObject({ code: refusals.not_found })
    expect(await other.one(reference)).toMatchObject({ code: refusals.not_found })
    expect(await other.member.post('/pool/pay', { reference })).toMatchObject({ code: refusals.not_found })
    expect(await other.member.post('/pool/keep_longer', { reference })).toMatchObject({ code: refusals.not_found })
  })

  test('is let go when its member may not buy any longer, and nobody can pay it', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy, one, member } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    const senior = await aClerk(portal, ['senior'])
    const { memberNumber } = (await member.post('/account/info')).data
    await senior.post('/desk/member/hold', { memberNumber, reason: 'A card lent to somebody else.' })
    await portal.doJobs()
    expect((await one(reference)).data).toMatchObject({ state: 'lapsed' })
    expect(await member.post('/pool/pay', { reference })).toMatchObject({ code: refusals.account_suspended })
    expect(await miscounted(portal)).toEqual([])
  })

  test('keeps lists tidy: what nobody has paid or used is ended each minute', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const [one, other] = [await theSwimmer(portal), await theSwimmer(portal, 'guardian')]
    const { reference } = (await one.buy(session)).data
    await one.pay(reference)
    await other.buy(session)
    const states = async () =>
      (await db.selectFrom('poolTickets').select('state').orderBy('id').execute()).map(({ state }) => state)
    at('10:12:00')
    await aPoolMinutePasses(portal)
    expect(await states()).toEqual(['valid', 'lapsed'])
    at('12:30:00', day)
    await aPoolMinutePasses(portal)
    expect(await states()).toEqual(['void', 'lapsed'])
    expect(await miscounted(portal)).toEqual([])
    // Of a ticket that has become void nobody is told.
    expect(await subjects()).toEqual(['泳池門票：嘉模泳池'])
  })
})
