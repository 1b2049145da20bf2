import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { theCloser } from '../../testing/closures.ts'
import { aPoolMinutePasses, miscounted, offerSession, thePoolCounter, theSwimmer } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal
const day = '2026-03-04'

/** A Monday, at ten; the sessions are on Wednesday from noon. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const states = async () =>
  (await db.selectFrom('poolTickets').select('state').orderBy('id').execute()).map(({ state }) => state)
const subjects = async () =>
  (await portal.letters(people.adult.email)).map(({ subject }) => subject.replace(/（.*）/, ''))
const wednesday = { fromDay: day, untilDay: day }

describe('a closure', () => {
  test('of everything ends the tickets, pays back, and tells each member once; nothing is sold from its commit on', async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const [session, other] = [
      await offerSession(portal, 'carmo', day),
      await offerSession(portal, 'lin-fong', '2026-03-03'),
    ]
    const [one, another] = [await theSwimmer(portal), await theSwimmer(portal, 'guardian')]
    const { reference } = (await one.buy(session)).data
    await one.pay(reference)
    await one.buy(other)
    const { meets, close, list } = await theCloser(portal)
    const typhoon = { fromDay: '2026-03-03', untilDay: day }
    const { data } = await meets(typhoon)
    expect(data).toMatchObject({ people: 1, bookings: 2, refund: 1500 })
    expect(await close(typhoon, 0)).toMatchObject({ code: refusals.closure_meets_others })
    await close(typhoon, 1)
    expect(await another.buy(session)).toMatchObject({ code: refusals.pool_closed })
    await portal.doJobs()
    expect(await states()).toEqual(['closed', 'closed'])
    expect((await one.one(reference)).data).toMatchObject({
      ...{ state: 'closed', closed: { reason: 'typhoon', text: '' }, mayGiveBack: false },
    })
    expect((await one.quota()).items[2]).toMatchObject({ used: 0 })
    expect((await subjects()).filter((subject) => subject === '泳池關閉，門票取消')).toHaveLength(1)
    expect(await db.selectFrom('refunds').select(['amount', 'cause']).execute()).toEqual([
      { amount: 1500, cause: 'closed' },
    ])
    expect(await list()).toMatchObject([{ ended: 2, left: 0 }])
    expect(await miscounted(portal)).toEqual([])
  })

  test('of a venue closes its pools, of a pool that pool alone, of a court no pool', async () => {
    const [session, other] = [await offerSession(portal, 'carmo', day), await offerSession(portal, 'lin-fong', day)]
    const { closeNow, lift, close, list } = await theCloser(portal)
    const { buy } = await theSwimmer(portal)
    const ofVenue = await closeNow({ reason: 'maintenance', venue: 'carmo-venue', ...wednesday })
    expect(await buy(session)).toMatchObject({ code: refusals.pool_closed })
    expect((await list())[0].place).toEqual(['Carmo Pool'])
    await lift(ofVenue)
    const pool = { venue: 'lin-fong-venue', pool: 'lin-fong' }
    await closeNow({ reason: 'maintenance', ...pool, ...wednesday })
    expect((await list())[0].place).toEqual(['Carmo Pool', 'Carmo Pool'])
    expect(await buy(other)).toMatchObject({ code: refusals.pool_closed })
    expect(await buy(session)).toMatchObject({ code: 0 })
    expect(await close({ ...pool, venue: 'carmo-venue', ...wednesday }, 0)).toMatchObject({ code: refusals.not_found })
    expect(await close({ ...pool, court: '1', facility: 'hall', ...wednesday }, 0)).toMatchObject({
      code: refusals.not_found,
    })
  })

  test('names its pools among what can be closed', async () => {
    await offerSession(portal, 'carmo', day)
    const { clerk } = await theCloser(portal)
    expect((await clerk.get('/desk/venues')).data.items).toEqual([
      { code: 'carmo-venue', name: 'Carmo Pool', facilities: [], pools: [{ code: 'carmo', name: 'Carmo Pool' }] },
    ])
  })

  test('is in the list of sessions with its reason, and gone when it is lifted; what was ended stays so', async () => {
    const session = await offerSession(portal, 'carmo', day)
    const { buy } = await theSwimmer(portal)
    await buy(session)
    const { closeNow, lift } = await theCloser(portal)
    const texts = {
      reason: 'other',
      textZh: '水泵維修。',
      textPt: 'A bomba está a ser reparada.',
      textEn: 'The pump is repaired.',
    } as const
    const id = await closeNow({ ...texts, ...wednesday })
    await portal.doJobs()
    const shown = async () => {
      portal.clock.forward(1000)
      return (await portal.get(`/pool/sessions?day=${day}`)).data.timetable.pools[0].sessions[0]
    }
    expect(await shown()).toMatchObject({ state: 'closed', closed: { reason: 'other', text: '水泵維修。' } })
    await lift(id)
    expect(await shown()).toMatchObject({ state: 'advance', closed: null, left: 10 })
    expect(await states()).toEqual(['closed'])
    expect(await buy(session)).toMatchObject({ code: 0 })
  })

  test('tells who is on their way by text message, too', async () => {
    const session = await offerSession(portal, 'carmo', '2026-03-02')
    const { buy } = await theSwimmer(portal)
    await buy(session)
    await (await theCloser(portal)).closeNow({ untilDay: '2026-03-02' })
    await portal.doJobs()
    const [message] = await portal.letters(people.adult.mobile)
    expect(message?.body).toContain('因颱風泳池關閉。已取消你的門票：2026年3月2日 下午12:00，嘉模泳池。')
  })

  test('ends what somebody without membership has bought; the money is handed out at the desk', async () => {
    portal.clock.set(new Date('2026-03-04T11:45:00+08:00'))
    const session = await offerSession(portal, 'carmo', day)
    const { sell, take } = await thePoolCounter(portal)
    const { data } = await sell(session, { children: 1 })
    await take(data.order)
    const closer = await theCloser(portal)
    expect((await closer.meets()).data).toMatchObject({ people: 1, bookings: 1, refund: 2000 })
    await closer.closeNow()
    await aPoolMinutePasses(portal)
    expect(await states()).toEqual(['closed'])
    expect(await db.selectFrom('refunds').select(['amount', 'way', 'state']).execute()).toEqual([
      { amount: 2000, way: 'desk', state: 'wanted' },
    ])
    expect(await miscounted(portal)).toEqual([])
  })

  test('ends and pays back what was being paid when it came', async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const session = await offerSession(portal, 'carmo', day)
    const { buy, member, one } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    const { data } = await member.post('/pool/pay', { reference })
    await (await theCloser(portal)).closeNow(wednesday)
    expect(await member.post('/pool/pay', { reference })).toMatchObject({ code: refusals.pool_closed })
    const { pathname } = new URL(data.address)
    await portal.app.inject({ method: 'POST', url: `${pathname}/pay` })
    await portal.doJobs()
    expect((await one(reference)).data).toMatchObject({ state: 'closed' })
    expect(await db.selectFrom('refunds').select(['amount', 'cause']).execute()).toEqual([
      { amount: 1500, cause: 'closed' },
    ])
  })

  test('leaves in whoever is in', async () => {
    portal.clock.set(new Date('2026-03-04T11:45:00+08:00'))
    const session = await offerSession(portal, 'carmo', day)
    const { buy } = await theSwimmer(portal)
    const { reference } = (await buy(session)).data
    await (await thePoolCounter(portal)).enter(reference)
    await (await theCloser(portal)).closeNow({ reason: 'rainstorm' })
    await aPoolMinutePasses(portal)
    expect(await states()).toEqual(['used'])
  })
})
