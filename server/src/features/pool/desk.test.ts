import { randomUUID } from 'node:crypto'
import { memberNumberFrom, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { again } from '../../testing/desk.ts'
import {
  aPoolMinutePasses,
  miscounted,
  offerSession,
  thePoolCounter,
  theSwimmer,
  theSwimmerAt,
} from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'
import { qrCodeService } from '../account/qrCode.service.ts'
import { entryService } from './entry.service.ts'

const portal = await thePortal()
const { db } = portal
const day = '2026-03-04'
const memberNumber = '000100008'

/** A Wednesday, a quarter to twelve: the session begins at noon, and is sold on the spot. */
beforeEach(() => portal.reset({ now: '2026-03-04T11:45:00+08:00' }))
const at = (time: string) => portal.clock.set(new Date(`${day}T${time}+08:00`))
const acts = async () => {
  const rows = await db.selectFrom('audit').select(['act', 'subjectKind', 'detail']).orderBy('id').execute()
  return rows
    .filter(({ act }) => ['ticket_sold', 'entry_noted', 'entry_taken_back', 'looked'].includes(act))
    .map(({ act, subjectKind, detail }) => `${act} ${subjectKind} ${detail ?? ''}`)
}

describe('[O02] a clerk sells a ticket', () => {
  test('to somebody without membership, who is priced as the clerk says and let in once it is paid', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { sell, take, enter, today, tickets } = await thePoolCounter(portal)
    const { code, data } = await sell(session, { holder: 'senior', children: 2 })
    expect([code, data]).toEqual([
      0,
      {
        ...{ reference: expect.stringMatching(/^T26-/), amount: 700 + 1000, order: expect.stringMatching(/^P26-/) },
        ...{ heldUntil: '2026-03-04T03:55:00.000Z', enterBy: '2026-03-04T04:30:00.000Z' },
      },
    ])
    expect(await enter(data.reference)).toMatchObject({ code: refusals.ticket_unpaid })
    expect((await today()).sessions).toMatchObject([{ held: 3, expected: 0, entered: 0, left: 7, state: 'spot' }])
    expect(await take(data.order)).toMatchObject({ code: 0 })
    expect((await today()).sessions).toMatchObject([{ held: 0, expected: 3, entered: 0, left: 7 }])
    expect(await enter(data.reference)).toMatchObject({ code: 0, data: { persons: 3 } })
    expect((await today()).sessions).toMatchObject([{ held: 0, expected: 0, entered: 3, left: 7 }])
    const [ticket] = (await tickets(session)).items
    expect(ticket).toMatchObject({ memberNumber: null, name: '', holder: 'senior', children: 2, due: 0, state: 'used' })
    expect(await acts()).toEqual([
      `ticket_sold pool_ticket ${data.reference}, carmo`,
      `entry_noted pool_ticket ${data.reference}, carmo`,
    ])
    expect(await db.selectFrom('transfers').select(['fromAccount', 'toAccount']).execute()).toEqual([
      { fromAccount: 'income:pool', toAccount: 'desk:carmo-venue/cash' },
    ])
    expect(await miscounted(portal)).toEqual([])
  })

  test('to a member by number, who finds it among their tickets; sent again, it is sold once', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { sell, take } = await thePoolCounter(portal)
    const requestKey = randomUUID()
    const sale = { who: '000 100 008', holder: null, children: 1, requestKey }
    const { data } = await sell(session, sale)
    expect(data).toMatchObject({ amount: 2000 })
    expect((await sell(session, sale)).data).toEqual(data)
    await take(data.order)
    const { coming, quota } = await theSwimmer(portal)
    expect(await coming()).toMatchObject([{ reference: data.reference, sold: 'desk', state: 'valid', persons: 2 }])
    // What is sold here is not one of those in advance.
    expect((await quota()).items[0]).toMatchObject({ used: 0 })
    expect(await sell(session, { who: memberNumber, holder: null })).toMatchObject({
      code: refusals.pool_ticket_already,
      errors: { who: expect.any(String) },
    })
    expect(await acts()).toEqual([`ticket_sold member ${data.reference}, carmo`])
  })

  test('to a member by the code of their card', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { sell } = await thePoolCounter(portal)
    const { member } = await theSwimmer(portal)
    const { content } = await qrCodeService(portal.deps).now(member.id)
    const { data } = await sell(session, { who: content, holder: null })
    expect(await db.selectFrom('poolTickets').select(['memberId', 'reference']).execute()).toEqual([
      { memberId: member.id, reference: data.reference },
    ])
  })

  test.each([
    ['nobody has', { who: memberNumberFrom(99_999), holder: null }, 'not_found', 'who'],
    ['no card has', { who: 'https://portal.test/c#nothing', holder: null }, 'not_found', 'who'],
    ['a minor has who brings a child', { holder: 'minor', children: 1 }, 'child_needs_adult', 'children'],
  ] as const)('but not to a number or price that %s', async (_, sale, refusal, field) => {
    const session = await offerSession(portal, 'carmo', day)
    const { sell } = await thePoolCounter(portal)
    expect(await sell(session, sale)).toMatchObject({
      code: refusals[refusal],
      errors: { [field]: expect.any(String) },
    })
  })

  test('but to nobody without saying what they pay as, and to no three children', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { sell } = await thePoolCounter(portal)
    expect(await sell(session, { holder: null })).toMatchObject({
      ...{ code: refusals.invalid_input, errors: { holder: expect.any(String) } },
    })
    expect((await sell(session, { children: 3 })).code).not.toBe(0)
  })

  test('[O05] but to no member whom the service is closed to', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { sell } = await thePoolCounter(portal)
    const { member } = await theSwimmer(portal)
    await db.updateTable('members').set({ mobileConfirmed: false }).where('id', '=', member.id).execute()
    expect(await sell(session, { who: memberNumber, holder: null })).toMatchObject({
      code: refusals.mobile_unconfirmed,
    })
    const child = await theSwimmer(portal, 'minor')
    await db.updateTable('paymentConsents').set({ state: 'authorised' }).execute()
    await db.updateTable('members').set({ birthDate: '2013-03-05' }).where('id', '=', child.member.id).execute()
    const { memberNumber: who } = (await child.member.post('/account/info')).data
    expect(await sell(session, { who, holder: null })).toMatchObject({ code: refusals.swimmer_too_young })
  })

  test('from half an hour before the session, as long as there are places', async () => {
    const session = await offerSession(portal, 'carmo', day, { places: 2, advancePlaces: 2 })
    at('11:29:59')
    const { sell } = await thePoolCounter(portal)
    expect(await sell(session)).toMatchObject({ code: refusals.pool_not_open_yet })
    at('11:30:00')
    expect(await sell(session, { children: 2 })).toMatchObject({ code: refusals.pool_full })
    expect(await sell(session, { children: 1 })).toMatchObject({ code: 0 })
    expect(await sell(session)).toMatchObject({ code: refusals.pool_full })
    expect(await sell(99_999_999)).toMatchObject({ code: refusals.not_found })
  })

  test('for nothing, where it costs nothing: it is good at once', async () => {
    const session = await offerSession(portal, 'carmo', day, { prices: [0, 0, 0, 0] })
    const { sell, enter, order } = await thePoolCounter(portal)
    const { data } = await sell(session, { who: memberNumber, holder: null })
    expect(data).toMatchObject({ amount: 0, order: null, heldUntil: null })
    expect(await order(data.reference)).toMatchObject({ code: refusals.nothing_to_pay })
    expect(await enter(data.reference)).toMatchObject({ code: 0 })
  })
})

describe('[O02] who comes in', () => {
  test('is found by number, card or ticket, is in once, and is taken back by the same clerk', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy, member, coming } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    const { find, enter, takeBack, today } = await thePoolCounter(portal)
    const { content } = await qrCodeService(portal.deps).now(member.id)
    const found = {
      ...{ reference, session, memberNumber, name: '陳小美 Chan Sio Mei', holder: 'adult', children: 0 },
      ...{ childNames: [], amount: 1500, due: 1500, sold: 'spot', state: 'valid', order: null, late: false },
      ...{ mayEnter: true, mayTakeBack: false, enteredAt: null },
    }
    for (const search of [memberNumber, content, reference.toLowerCase()])
      expect((await find(search)).data.items).toMatchObject([found])
    for (const search of ['T26-AAAAAAAA', 'nobody'])
      expect(await find(search)).toMatchObject({ code: refusals.not_found })
    expect(await enter(reference)).toMatchObject({ code: 0, data: { persons: 1 } })
    expect(await enter(reference)).toMatchObject({ code: 0, data: { persons: 1 } })
    expect((await find(reference)).data.items).toMatchObject([
      { state: 'used', enteredAt: '2026-03-04T03:45:00.000Z', mayEnter: false, mayTakeBack: true },
    ])
    expect((await coming())[0]).toMatchObject({ state: 'used', mayGiveBack: false })
    expect(await takeBack(reference)).toMatchObject({ code: 0 })
    expect(await takeBack(reference)).toMatchObject({ code: 0 })
    expect((await today()).sessions[0]).toMatchObject({ expected: 1, entered: 0 })
    expect(await acts()).toEqual([
      'looked member pool carmo',
      'looked member pool carmo',
      'looked member pool carmo',
      `entry_noted member ${reference}, carmo`,
      'looked member pool carmo',
      `entry_taken_back member ${reference}, carmo`,
    ])
    expect(await enter('T26-AAAAAAAA')).toMatchObject({ code: refusals.not_found })
  })

  test('comes from half an hour before the beginning until half an hour after it', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const early = await theSwimmerAt(portal, '2026-03-04T08:00:00')
    const { reference } = (await early.buy(session)).data
    at('11:29:59')
    const { enter } = await thePoolCounter(portal)
    expect(await enter(reference)).toMatchObject({ code: refusals.entry_closed })
    at('12:29:59')
    const clerk = await again(portal)
    expect(await clerk.post('/desk/pool/enter', { reference })).toMatchObject({ code: 0 })
    at('12:30:00')
    expect(await clerk.post('/desk/pool/enter/undo', { reference })).toMatchObject({ code: refusals.entry_closed })
  })

  test('one second after that is turned away: the places are somebody else’s', async () => {
    const session = await offerSession(portal, 'carmo', day, { places: 1, advancePlaces: 1 })
    const early = await theSwimmerAt(portal, '2026-03-04T08:00:00')
    const { reference } = (await early.buy(session)).data
    at('12:30:00')
    const { enter, today } = await thePoolCounter(portal)
    expect((await today()).sessions[0]).toMatchObject({ missed: 1, expected: 0, left: 1, state: 'spot' })
    expect(await enter(reference)).toMatchObject({ code: refusals.entry_closed })
    const other = await theSwimmer(portal, 'guardian')
    const bought = await other.buy(session)
    expect(bought).toMatchObject({ code: 0 })
    at('12:30:01')
    expect(await enter(reference)).toMatchObject({ code: refusals.entry_closed })
    expect(await miscounted(portal)).toEqual([])
  })

  test('as a gate tells late that had no network, is in beyond the places that are counted', async () => {
    const session = await offerSession(portal, 'carmo', day, { places: 1, advancePlaces: 1 })
    const early = await theSwimmerAt(portal, '2026-03-04T08:00:00')
    const { reference } = (await early.buy(session)).data
    at('12:31:00')
    const { today, tickets } = await thePoolCounter(portal)
    await (await theSwimmer(portal, 'guardian')).buy(session)
    const staff = await db.selectFrom('staff').select('id').where('username', '=', 'ieong').executeTakeFirstOrThrow()
    const { enter } = entryService(portal.deps)
    const tooLate = enter({ reference, at: new Date('2026-03-04T04:30:00Z'), staffId: staff.id })
    await expect(tooLate).rejects.toMatchObject({ refusal: 'entry_closed' })
    await enter({ reference, at: new Date('2026-03-04T04:29:59Z'), staffId: staff.id })
    expect((await today()).sessions[0]).toMatchObject({ entered: 1, late: 1, expected: 1, left: 0 })
    expect((await tickets(session)).items[0]).toMatchObject({ state: 'used', late: true })
    expect(await miscounted(portal)).toEqual([])
  })

  test('with what was paid a moment ago is let in, though nobody has worked on the news', async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const session = await offerSession(portal, 'carmo', day)
    const { buy, pay } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    await pay(reference)
    await db
      .updateTable('poolTickets')
      .set({ state: 'held', heldUntil: new Date('2026-03-04T03:57:00Z') })
      .execute()
    const { find, enter } = await thePoolCounter(portal)
    expect((await find(reference)).data.items).toMatchObject([{ state: 'held', due: 0, mayEnter: true }])
    expect(await enter(reference)).toMatchObject({ code: 0 })
    await aPoolMinutePasses(portal)
    expect(await miscounted(portal)).toEqual([])
  })
})

describe('the counter', () => {
  test('gets an order for what is paid at the pool, the same one for as long as it can be paid', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy, one } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    const { order, take } = await thePoolCounter(portal)
    const { data } = await order(reference)
    expect((await order(reference)).data).toEqual(data)
    expect(await take(data.order)).toMatchObject({ code: 0 })
    expect((await one(reference)).data).toMatchObject({ state: 'valid', paid: true, order: data.order })
    expect(await order('T26-AAAAAAAA')).toMatchObject({ code: refusals.not_found })
  })

  test('sees the tickets of a session page by page, and no others', async () => {
    const session = await offerSession(portal, 'carmo', day, { places: 200, advancePlaces: 8 })
    const other = await offerSession(portal, 'lin-fong', day)
    const { sell, tickets, today, clerk } = await thePoolCounter(portal)
    const references: string[] = []
    for (let nr = 0; nr < 51; nr += 1) references.push((await sell(session)).data.reference)
    await sell(other)
    const first = await tickets(session)
    expect(first.items).toHaveLength(50)
    const last = await tickets(session, first.next)
    expect([...first.items, ...last.items].map(({ reference }) => reference)).toEqual(references)
    expect(last.next).toBeNull()
    expect(await clerk.get('/desk/pool/tickets?session=99999999')).toMatchObject({ code: refusals.not_found })
    expect(await today('')).toMatchObject({ pool: 'carmo', place: 'carmo-venue', day, today: day })
    expect((await today('')).pools).toEqual([
      { code: 'carmo', name: '嘉模泳池' },
      { code: 'lin-fong', name: '嘉模泳池' },
    ])
    expect(await clerk.get('/desk/pool?pool=nowhere')).toMatchObject({ code: refusals.not_found })
  })

  test('is told that there is no pool at all', async () => {
    const { today } = await thePoolCounter(portal)
    expect(await today('')).toEqual({ pool: null, place: null, day, today: day, pools: [], sessions: [] })
  })
})
