import { randomUUID } from 'node:crypto'
import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { addGift, changeGift, giftsOf, towel } from '../../testing/gifts.ts'
import { thePortal } from '../../testing/portal.ts'
import { memberNumberOf, visitsOf } from '../../testing/visits.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const done = { code: 0, data: {} }
/** Three points of each month. */
const threeIn = (...months: string[]) => months.map((month) => `${month}-10 09:00-12:00`)

/** Somebody with nine points of three months, and a gift for three. */
const theMember = async (visits = threeIn('2025-12', '2026-01', '2026-02'), gift: Partial<typeof towel> = {}) => {
  const member = await portal.memberAs('adult')
  const desk = await portal.staffAs('senior')
  expect(await addGift(desk, gift)).toEqual(done)
  await visitsOf(portal, member, visits)
  return { member, desk, gifts: giftsOf(member), number: await memberNumberOf(portal, member) }
}
type TheMember = Awaited<ReturnType<typeof theMember>>
const reportOf = async ({ member }: Pick<TheMember, 'member'>) => (await member.get('/report/info')).data
const leftBy = async (who: Pick<TheMember, 'member'>) =>
  Object.fromEntries(
    (await reportOf(who)).rows.map(({ month, total }: { month: string; total: number }) => [month, total]),
  )
const acts = async () =>
  (await portal.db.selectFrom('audit').select(['act', 'detail']).orderBy('id').execute()).map(
    ({ act, detail }) => `${act} ${detail}`,
  )

describe('gifts', () => {
  test('[O07] are shown with what they cost and what is left, in the language of the member', async () => {
    const { gifts, desk } = await theMember()
    await addGift(desk, { code: 'bottle', name: { ...towel.name, zh: '水樽' }, price: 12.5, stock: 1 })
    await addGift(desk, { code: 'hidden', price: 1, offered: false })
    expect(await gifts.mine()).toEqual({
      ...{ balance: 9, frozen: false, redemptions: [] },
      gifts: [
        { code: 'towel', name: '運動毛巾', price: 3, left: 5 },
        { code: 'bottle', name: '水樽', price: 12.5, left: 1 },
      ],
    })
    const english = giftsOf(await portal.memberAs('adult', { language: 'en' }))
    expect((await english.mine()).gifts[0].name).toBe('Sports towel')
  })

  test('[O07] are exchanged for the oldest points, and the ledger and the report follow', async () => {
    const who = await theMember()
    const { code, data } = await who.gifts.redeem()
    expect([code, data.collectBy]).toEqual([0, '2026-04-01'])
    expect(data.reference).toMatch(/^G26-[234679ACDEFGHJKMNPQRTVWXY]{6}$/)
    expect(await who.gifts.mine()).toMatchObject({
      balance: 6,
      gifts: [{ left: 4 }],
      redemptions: [{ ...data, state: 'reserved', price: 3, name: '運動毛巾', endedAt: null }],
    })
    expect(await leftBy(who)).toEqual({ '2025-12': 0, '2026-01': 3, '2026-02': 3 })
    expect(await reportOf(who)).toMatchObject({ totals: { points: 9, deductedPoints: 3, total: 6, expiredPoints: 0 } })
  })

  test('may take from several months, and not one hundredth more than there is', async () => {
    const who = await theMember(threeIn('2025-12', '2026-01'), { price: 4.5 })
    expect(await who.gifts.redeem({ price: 4.5 })).toMatchObject({ code: 0 })
    expect(await leftBy(who)).toEqual({ '2025-12': 0, '2026-01': 1.5 })
    expect(await who.gifts.redeem({ price: 4.5 })).toMatchObject({ code: refusals.points_too_few })
    expect((await who.gifts.mine()).gifts[0].left).toBe(4)
    await addGift(who.desk, { code: 'cap', price: 1.51 })
    expect(await who.gifts.redeem({ gift: 'cap', price: 1.51 })).toMatchObject({ code: refusals.points_too_few })
    await addGift(who.desk, { code: 'pin', price: 1.5 })
    expect(await who.gifts.redeem({ gift: 'pin', price: 1.5 })).toMatchObject({ code: 0 })
  })

  test('are one exchange, however often the same request comes', async () => {
    const { gifts } = await theMember()
    const requestKey = randomUUID()
    const first = await gifts.redeem({ requestKey })
    expect(await gifts.redeem({ requestKey })).toEqual(first)
    expect((await gifts.mine()).balance).toBe(6)
  })

  test('are not had for another price than was read, nor when none is left, unknown, or no longer offered', async () => {
    const { gifts, desk } = await theMember(undefined, { stock: 1 })
    expect(await gifts.redeem({ price: 2 })).toMatchObject({ code: refusals.gift_gone })
    expect(await gifts.redeem({ gift: 'none' })).toMatchObject({ code: refusals.gift_gone })
    expect(await gifts.redeem()).toMatchObject({ code: 0 })
    expect(await gifts.redeem()).toMatchObject({ code: refusals.gift_gone })
    expect(await changeGift(desk, { stock: 2, offered: false })).toEqual(done)
    expect(await gifts.redeem()).toMatchObject({ code: refusals.gift_gone })
  })

  test('are closed to a temporary card, and to who is suspended; the points stay', async () => {
    const desk = await portal.staffAs('senior')
    await addGift(desk)
    const temporary = await portal.memberAs('withTemporaryCard')
    await visitsOf(portal, temporary, threeIn('2026-01'))
    expect(await giftsOf(temporary).mine()).toMatchObject({ frozen: true, balance: 3 })
    expect(await giftsOf(temporary).redeem()).toMatchObject({ code: refusals.card_temporary })
    const suspended = await portal.memberAs('suspended')
    await visitsOf(portal, suspended, threeIn('2026-01'))
    expect(await giftsOf(suspended).redeem()).toMatchObject({ code: refusals.account_suspended })
    expect(await giftsOf(suspended).mine()).toMatchObject({ balance: 3, redemptions: [] })
  })

  test('[O07] asked for by twenty devices at once are as many as there are points for', async () => {
    const who = await theMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.gifts.redeem()))
    const codes = answers.map(({ code }) => code).toSorted((one, other) => one - other)
    expect(codes.slice(0, 3)).toEqual([0, 0, 0])
    expect(codes.slice(3).every((code) => [refusals.points_too_few, refusals.gift_gone].includes(code as 373))).toBe(
      true,
    )
    expect(await who.gifts.mine()).toMatchObject({ balance: 0, gifts: [{ left: 2 }] })
  })

  test('of which one is left, asked for by several members at once, go to one', async () => {
    const { desk } = await theMember([], { stock: 1 })
    const names = ['adult', 'portuguese', 'english', 'guardian'] as const
    const members = []
    for (const name of names) {
      const member = await portal.memberAs(name)
      await visitsOf(portal, member, threeIn('2026-01'))
      members.push(member)
    }
    const codes = await Promise.all(members.map(async (member) => (await giftsOf(member).redeem()).code))
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, 374, 374, 374])
    expect((await desk.get('/desk/points/gifts')).data.gifts[0].left).toBe(0)
  })

  test('are there on their days alone: not before the first, nor after the last', async () => {
    const days = { fromDay: '2026-03-03', untilDay: '2026-03-04' }
    const { desk } = await theMember(undefined, days)
    const on = async (day: string) => {
      portal.clock.set(new Date(`${day}T12:00:00+08:00`))
      const mine = giftsOf(await portal.memberAs('adult'))
      const { gifts } = await mine.mine()
      const { code } = await mine.redeem()
      const [{ state }] = (await (await portal.staffAs('senior')).get('/desk/points/gifts')).data.gifts
      return { shown: gifts.length, code, state }
    }
    expect(await desk.get('/desk/points/gifts')).toMatchObject({ data: { gifts: [days] } })
    expect(await on('2026-03-02')).toEqual({ shown: 0, code: refusals.gift_gone, state: 'coming' })
    expect(await on('2026-03-03')).toEqual({ shown: 1, code: 0, state: 'offered' })
    expect(await on('2026-03-04')).toEqual({ shown: 1, code: 0, state: 'offered' })
    expect(await on('2026-03-05')).toEqual({ shown: 0, code: refusals.gift_gone, state: 'over' })
  })
})

describe('a gift that was promised', () => {
  test('is handed out once, to whoever has come, by the number or the reference', async () => {
    const { gifts, number, desk } = await theMember()
    const { reference } = (await gifts.redeem()).data
    const clerk = await portal.staffAs('counter')
    const found = await clerk.post('/desk/points/gift/find', { search: number })
    expect(found.data).toMatchObject({ memberNumber: number, redemptions: [{ reference, state: 'reserved' }] })
    expect(await clerk.post('/desk/points/gift/find', { search: ` ${reference.toLowerCase()}` })).toEqual(found)
    expect(await clerk.post('/desk/points/gift/hand_out', { reference })).toEqual(done)
    expect(await clerk.post('/desk/points/gift/hand_out', { reference })).toMatchObject({
      code: refusals.gift_not_waiting,
    })
    expect((await gifts.mine()).redemptions).toMatchObject([{ state: 'collected', endedAt: expect.any(String) }])
    for (const search of ['000000018', 'G26-ZZZZZZ', 'x'])
      expect(await clerk.post('/desk/points/gift/find', { search })).toMatchObject({ code: refusals.not_found })
    expect(await acts()).toEqual(expect.arrayContaining(['looked gifts', `gift_handed_out ${reference}`]))
    expect((await desk.get('/desk/points/gifts')).data.gifts[0]).toMatchObject({ stock: 5, left: 4 })
  })

  test('is taken back with a reason: the points go where they came from, the gift to others', async () => {
    const who = await theMember()
    const { reference } = (await who.gifts.redeem()).data
    const reason = 'The colour was wrong.'
    expect(await who.desk.post('/desk/points/gift/give_back', { reference, reason })).toEqual(done)
    expect(await leftBy(who)).toEqual({ '2025-12': 3, '2026-01': 3, '2026-02': 3 })
    expect(await who.gifts.mine()).toMatchObject({
      balance: 9,
      gifts: [{ left: 5 }],
      redemptions: [{ state: 'returned' }],
    })
    expect(await who.desk.post('/desk/points/gift/give_back', { reference, reason })).toMatchObject({
      code: refusals.gift_not_waiting,
    })
    expect(await acts()).toContain(`gift_given_back ${reference}: ${reason}`)
  })

  test('and handed out, comes back broken: it is nobody else’s, and of expired points this month gets as many', async () => {
    const who = await theMember(threeIn('2025-03'))
    const { reference } = (await who.gifts.redeem()).data
    await who.desk.post('/desk/points/gift/hand_out', { reference })
    portal.clock.set(new Date('2026-04-02T10:00:00+08:00'))
    const desk = await portal.staffAs('senior')
    const member = await portal.memberAs('adult')
    expect(await desk.post('/desk/points/gift/give_back', { reference, reason: 'It had a hole.' })).toEqual(done)
    expect(await leftBy({ member })).toEqual({ '2025-03': 0, '2026-04': 3 })
    expect(await giftsOf(member).mine()).toMatchObject({ balance: 3, gifts: [{ left: 4 }] })
  })

  test('and not collected in time is missed, once: what has expired meanwhile stays expired', async () => {
    const who = await theMember(threeIn('2025-03', '2026-02'), { price: 6 })
    await who.gifts.redeem({ price: 6 })
    const miss = () => workers(portal.deps)['points.missGifts']({})
    portal.clock.set(new Date('2026-04-01T23:00:00+08:00'))
    await miss()
    const before = giftsOf(await portal.memberAs('adult'))
    expect((await before.mine()).redemptions).toMatchObject([{ state: 'reserved' }])
    portal.clock.set(new Date('2026-04-02T00:00:00+08:00'))
    await miss()
    await miss()
    const member = await portal.memberAs('adult')
    expect(await giftsOf(member).mine()).toMatchObject({
      balance: 3,
      gifts: [{ left: 5 }],
      redemptions: [{ state: 'missed' }],
    })
    expect(await leftBy({ member })).toEqual({ '2025-03': 0, '2026-02': 3 })
    expect(await reportOf({ member })).toMatchObject({
      totals: { points: 6, deductedPoints: 0, expiredPoints: 3, total: 3 },
    })
    await workers(portal.deps)['points.expire']({})
    expect(await reportOf({ member })).toMatchObject({ totals: { deductedPoints: 0, expiredPoints: 3, total: 3 } })
  })
})
