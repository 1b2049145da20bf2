import { randomUUID } from 'node:crypto'
import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { people } from '../../demonstration/people.ts'
import { toldHirer } from '../../testing/bookings.ts'
import {
  accompaniedBy,
  aPool,
  aSession,
  children,
  miscounted,
  offerSession,
  theSwimmer,
  theSwimmerAt,
  withChildren,
} from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'
import { holdService } from '../entitlement/hold.service.ts'

const portal = await thePortal()
const { db } = portal

/** A Monday, at ten; the session is on Wednesday from noon, so tickets are sold in advance since half past seven. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'

const born = (id: number, birthDate: string) =>
  db.updateTable('members').set({ birthDate }).where('id', '=', id).execute()

describe('[O02] a ticket in advance', () => {
  test('is bought, seen, and paid at the pool; it changes the quota of its day and no other', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy, quota, coming, one } = await theSwimmer(portal)
    const days = (used: number) => [
      { day: '2026-03-02', most: 1, used: 0, left: 1, holder: 'adult' },
      { day: '2026-03-03', most: 1, used: 0, left: 1, holder: 'adult' },
      { day, most: 1, used, left: 1 - used, holder: 'adult' },
    ]
    const rest = { children: 2, alone: true, spotMinutes: 30, enterMinutes: 30, online: false }
    expect(await quota()).toEqual({ items: days(0), ...rest })
    const { code, data } = await buy(session)
    const enterBy = '2026-03-04T04:30:00.000Z'
    expect([code, data]).toEqual([0, { reference: expect.any(String), amount: 1500, heldUntil: null, enterBy }])
    expect(data.reference).toMatch(/^T26-[234679ACDEFGHJKMNPQRTVWXY]{8}$/)
    expect(await quota()).toEqual({ items: days(1), ...rest })
    const shown = {
      ...{ reference: data.reference, poolCode: 'carmo', pool: '嘉模泳池', address: '嘉模斜坡', session, day },
      ...{ startsAt: '2026-03-04T04:00:00.000Z', endsAt: '2026-03-04T08:00:00.000Z', children: [], persons: 1 },
      ...{ amount: 1500, sold: 'advance', state: 'valid', heldUntil: null, order: null, paid: false },
      ...{ mayKeepLonger: false, enterFrom: '2026-03-04T03:30:00.000Z', enterBy, enteredAt: null, endedAt: null },
      ...{ closed: null, mayGiveBack: true },
    }
    expect(await coming()).toEqual([shown])
    expect((await one(data.reference)).data).toEqual(shown)
    expect(await miscounted(portal)).toEqual([])
  })

  test('is told of in a letter and a notice, once, with the time in which it lets in', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy } = await theSwimmer(portal)
    const requestKey = randomUUID()
    const { data } = await buy(session, [], requestKey)
    await buy(session, [], requestKey)
    await portal.doJobs()
    const [letter, ...others] = await portal.letters(people.adult.email)
    expect(others).toEqual([])
    expect(letter?.subject).toBe(`泳池門票：嘉模泳池（${data.reference}）`)
    for (const said of ['嘉模斜坡', '澳門元 15', '2026年3月4日', '下午12:00', '11:30', '12:30', '二維碼'])
      expect(letter?.body).toContain(said)
    expect(await toldHirer(portal, 'en')).toEqual([`Pool ticket: Carmo Pool (${data.reference})`])
  })

  test('is one ticket, however often the same request comes, with whatever else it names', async () => {
    const [session, other] = [await offerSession(portal, 'carmo', day), await offerSession(portal, 'lin-fong', day)]
    const { buy, coming, member } = await theSwimmer(portal)
    const requestKey = randomUUID()
    const first = await buy(session, [], requestKey)
    expect(await buy(session, [], requestKey)).toEqual(first)
    expect(await buy(other, [], requestKey)).toEqual(first)
    await db.updateTable('members').set({ mobileConfirmed: false }).where('id', '=', member.id).execute()
    expect(await buy(session, [], requestKey)).toEqual(first)
    expect(await coming()).toHaveLength(1)
  })

  test('is had once a day, at all pools together; given back, it can be had again', async () => {
    const [session, other] = [await offerSession(portal, 'carmo', day), await offerSession(portal, 'lin-fong', day)]
    const tomorrow = await offerSession(portal, 'olympic', '2026-03-03')
    const { buy, giveBack, quota } = await theSwimmer(portal)
    const { data } = await buy(session)
    expect(await buy(other)).toMatchObject({ code: refusals.pool_quota_used })
    expect(await buy(tomorrow)).toMatchObject({ code: 0 })
    expect(await giveBack(data.reference)).toMatchObject({ code: 0, data: { refund: 0 } })
    expect((await quota()).items[2]).toMatchObject({ used: 0, left: 1 })
    expect(await buy(other)).toMatchObject({ code: 0 })
    expect(await miscounted(portal)).toEqual([])
  })

  test('is sold from half past seven two days before, to the second', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const before = await theSwimmerAt(portal, '2026-03-02T07:29:59')
    expect(await before.buy(session)).toMatchObject({ code: refusals.pool_not_open_yet })
    const then = await theSwimmerAt(portal, '2026-03-02T07:30:00')
    expect(await then.buy(session)).toMatchObject({ code: 0 })
  })

  test('ends with the places that are sold in advance; the others are sold on the spot', async () => {
    const session = await offerSession(portal, 'carmo', day, { places: 2, advancePlaces: 1 })
    const [one, other] = [await theSwimmer(portal), await theSwimmer(portal, 'guardian')]
    expect(await one.buy(session)).toMatchObject({ code: 0 })
    expect(await other.buy(session)).toMatchObject({ code: refusals.pool_full })
    const early = await theSwimmerAt(portal, '2026-03-04T11:29:59', 'guardian')
    expect(await early.buy(session)).toMatchObject({ code: refusals.pool_full })
    const then = await theSwimmerAt(portal, '2026-03-04T11:30:00', 'guardian')
    expect(await then.buy(session)).toMatchObject({ code: 0 })
    const third = await theSwimmer(portal, 'english')
    expect(await third.buy(session)).toMatchObject({ code: refusals.pool_full })
  })

  test('costs what the age on its day says, with what each child costs', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { member, buy, one } = await theSwimmer(portal)
    const kids = await withChildren(portal, member.id, ['2016-05-01', '2013-03-05'])
    await born(member.id, '1961-03-04')
    const { data } = await buy(session, kids)
    expect(data).toMatchObject({ amount: 700 + 2 * 500 })
    expect((await one(data.reference)).data).toMatchObject({
      persons: 3,
      children: [{ nameZh: '陳小美', namePt: 'Chan Sio Mei' }, { nameZh: '陳小美' }],
    })
    expect(await miscounted(portal)).toEqual([])
  })
})

describe('[O02] a ticket on the spot', () => {
  test('is sold until the end, and lets in for half an hour from then on, but not beyond the end', async () => {
    const pool = await aPool(portal, 'carmo')
    const session = await aSession(portal, pool, day)
    const late = await theSwimmerAt(portal, '2026-03-04T13:10:00')
    expect((await late.buy(session)).data).toMatchObject({ enterBy: '2026-03-04T05:40:00.000Z' })
    expect((await late.coming())[0]).toMatchObject({ sold: 'spot' })
    const last = await theSwimmerAt(portal, '2026-03-04T15:59:59', 'guardian')
    expect((await last.buy(session)).data).toMatchObject({ enterBy: '2026-03-04T08:00:00.000Z' })
    const over = await theSwimmerAt(portal, '2026-03-04T16:00:00', 'english')
    expect(await over.buy(session)).toMatchObject({ code: refusals.pool_over })
  })

  test('does not count for the quota, and is one of a session', async () => {
    const pool = await aPool(portal, 'carmo')
    const [session, evening] = [
      await aSession(portal, pool, day),
      await aSession(portal, pool, day, { from: '17:00', until: '21:00' }),
    ]
    const early = await theSwimmer(portal)
    expect(await early.buy(evening)).toMatchObject({ code: 0 })
    const { buy, quota } = await theSwimmerAt(portal, '2026-03-04T11:40:00')
    expect(await buy(session)).toMatchObject({ code: 0 })
    expect(await buy(session)).toMatchObject({ code: refusals.pool_ticket_already })
    expect((await quota()).items[0]).toEqual({ day, most: 1, used: 1, left: 0, holder: 'adult' })
  })

  test('has the places of whoever did not come in time, one second later, and nothing had to be swept', async () => {
    const session = await offerSession(portal, 'carmo', day, { places: 1, advancePlaces: 1 })
    const { data } = await (await theSwimmer(portal)).buy(session)
    const before = await theSwimmerAt(portal, '2026-03-04T12:29:59', 'guardian')
    expect(await before.buy(session)).toMatchObject({ code: refusals.pool_full })
    const { buy } = await theSwimmerAt(portal, '2026-03-04T12:30:00', 'guardian')
    expect(await buy(session)).toMatchObject({ code: 0 })
    const absent = await theSwimmer(portal)
    expect((await absent.one(data.reference)).data).toMatchObject({ state: 'void', mayGiveBack: false })
    // What was not used counts all the same.
    expect((await absent.quota()).items[0]).toMatchObject({ used: 1, left: 0 })
    expect(await absent.giveBack(data.reference)).toMatchObject({ code: refusals.ticket_too_late })
    expect(await miscounted(portal)).toEqual([])
  })
})

describe('[O02] children', () => {
  test('are two at most, and no third one passes the border or the database', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { member, buy, one } = await theSwimmer(portal)
    const kids = await withChildren(portal, member.id, ['2016-05-01', '2017-05-01', '2018-05-01'])
    expect(await buy(session, kids)).toMatchObject({ code: refusals.invalid_input })
    expect(await buy(session, [kids[0] ?? 0, kids[0] ?? 0])).toMatchObject({ code: refusals.invalid_input })
    const { data } = await buy(session, kids.slice(0, 2))
    expect((await one(data.reference)).data).toMatchObject({ persons: 3 })
    const ticket = await db.selectFrom('poolTickets').select(['id', 'sessionId']).executeTakeFirstOrThrow()
    const third = db.insertInto('poolTicketChildren').values({
      ...{ ticketId: ticket.id, place: 3, childId: member.id, sessionId: ticket.sessionId, live: true },
    })
    await expect(third.execute()).rejects.toThrow('pool_ticket_children_place_check')
    await expect(db.updateTable('poolTickets').set({ children: 3 }).execute()).rejects.toThrow(
      'pool_tickets_children_check',
    )
  })

  test('are 12 or under on the day of the session', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { member, buy } = await theSwimmer(portal)
    const [thirteen = 0, twelve = 0] = await withChildren(portal, member.id, ['2013-03-04', '2013-03-05'])
    expect(await buy(session, [thirteen])).toMatchObject({ code: refusals.child_too_old })
    expect(await buy(session, [twelve])).toMatchObject({ code: 0 })
  })

  test('come with an adult of 18 on that day', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { member, buy, quota } = await theSwimmer(portal, 'minor')
    const [child = 0] = await withChildren(portal, member.id, ['2016-05-01'])
    await db.updateTable('paymentConsents').set({ state: 'authorised' }).where('memberId', '=', member.id).execute()
    await born(member.id, '2008-03-05')
    expect(await quota()).toMatchObject({ children: 0, alone: true })
    expect(await buy(session, [child])).toMatchObject({ code: refusals.child_needs_adult })
    await born(member.id, '2008-03-04')
    expect(await buy(session, [child])).toMatchObject({ code: 0 })
  })

  test('do not buy for themselves before they are 13', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { member, buy, quota } = await theSwimmer(portal, 'minor')
    await db.updateTable('paymentConsents').set({ state: 'authorised' }).where('memberId', '=', member.id).execute()
    await born(member.id, '2013-03-05')
    expect(await quota()).toMatchObject({ children: 0, alone: false })
    expect(await buy(session)).toMatchObject({ code: refusals.swimmer_too_young })
    await born(member.id, '2013-03-04')
    expect((await buy(session)).data).toMatchObject({ amount: 700 })
  })

  test('are on one ticket of a session, whoever brings them; given back, they can come with another', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const [mother, father] = [await theSwimmer(portal), await theSwimmer(portal, 'guardian')]
    const [childId = 0] = await children(portal, mother.member.id, 1)
    const hers = await accompaniedBy(portal, { ownerId: mother.member.id, childId })
    const his = await accompaniedBy(portal, { ownerId: father.member.id, childId })
    const { data } = await mother.buy(session, [hers])
    expect(await father.buy(session, [his])).toMatchObject({ code: refusals.child_taken })
    await mother.giveBack(data.reference)
    expect(await father.buy(session, [his])).toMatchObject({ code: 0 })
    // Past every line above them, the database refuses it.
    const [ticket] = await db.selectFrom('poolTickets').select('id').where('state', '=', 'cancelled').execute()
    const again = db
      .updateTable('poolTickets')
      .set({ state: 'valid', endedAt: null })
      .where('id', '=', ticket?.id ?? 0)
    await expect(again.execute()).rejects.toThrow('pool_ticket_children_one_of_session')
  })

  test('are in the member’s own list, and their card is good', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const [{ member, buy }, other] = [await theSwimmer(portal), await theSwimmer(portal, 'guardian')]
    const [mine = 0] = await withChildren(portal, member.id, ['2016-05-01'])
    expect(await other.buy(session, [mine])).toMatchObject({ code: refusals.companion_gone })
    expect(await buy(session, [mine, 999_999])).toMatchObject({ code: refusals.companion_gone })
    const { personId } = await db
      .selectFrom('companions')
      .select('personId')
      .where('id', '=', mine)
      .executeTakeFirstOrThrow()
    await db.updateTable('members').set({ activatedAt: null, passwordHash: null }).where('id', '=', personId).execute()
    const before = await buy(session, [mine])
    expect(before).toMatchObject({ code: refusals.child_card_closed })
  })
})

describe('[O05] who buys tickets', () => {
  test.each([
    ['suspended', 'account_suspended'],
    ['withoutMobile', 'mobile_unconfirmed'],
  ] as const)('is not somebody who is %s', async (name, refusal) => {
    const session = await offerSession(portal, 'carmo', day)
    expect(await (await theSwimmer(portal, name)).buy(session)).toMatchObject({ code: refusals[refusal] })
  })

  test('is nobody who is blocked, or whose card has expired', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { member, buy } = await theSwimmer(portal)
    await inTransaction(portal.deps, (deps) =>
      holdService(deps).impose('system', { memberId: member.id, reason: 'documents' }),
    )
    expect(await buy(session)).toMatchObject({ code: refusals.documents_overdue })
    await db.deleteFrom('memberHolds').where('memberId', '=', member.id).execute()
    await db.updateTable('cards').set({ validUntil: '2026-03-01' }).where('memberId', '=', member.id).execute()
    expect(await buy(session)).toMatchObject({ code: refusals.card_expired })
  })

  test('[C02] is nobody with a temporary card', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy } = await theSwimmer(portal, 'withTemporaryCard')
    expect(await buy(session)).toMatchObject({ code: refusals.card_temporary })
  })

  test('[P04] is no minor before a guardian has said yes', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy, member } = await theSwimmer(portal, 'minor')
    await born(member.id, '2012-06-18')
    expect(await buy(session)).toMatchObject({ code: refusals.payment_not_authorised })
    await db.updateTable('paymentConsents').set({ state: 'authorised' }).where('memberId', '=', member.id).execute()
    expect(await buy(session)).toMatchObject({ code: 0 })
  })

  test('[O06] is nobody without a confirmed mobile', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { member, buy } = await theSwimmer(portal)
    await db.updateTable('members').set({ mobileConfirmed: false }).where('id', '=', member.id).execute()
    expect(await buy(session)).toMatchObject({ code: refusals.mobile_unconfirmed })
  })
})

test('a session that is cleaned, and one that there is not, are not sold', async () => {
  const session = await offerSession(portal, 'carmo', day, { cleaning: true })
  const { buy } = await theSwimmer(portal)
  expect(await buy(session)).toMatchObject({ code: refusals.pool_closed })
  expect(await buy(99_999_999)).toMatchObject({ code: refusals.pool_over })
})
