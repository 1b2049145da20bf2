import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { addGift, changeGift, giftsOf } from '../../testing/gifts.ts'
import { thePortal } from '../../testing/portal.ts'
import { visitsOf } from '../../testing/visits.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const done = { code: 0, data: {} }
type Desk = Awaited<ReturnType<typeof portal.staffAs>>
/** A senior, with a gift in the catalogue. */
const theCatalogue = async () => {
  const desk = await portal.staffAs('senior')
  expect(await addGift(desk)).toEqual(done)
  return desk
}
const giftsAt = async (desk: Desk) => (await desk.get('/desk/points/gifts')).data.gifts
const acts = async () =>
  (await portal.db.selectFrom('audit').select(['act', 'detail']).orderBy('id').execute()).map(
    ({ act, detail }) => `${act} ${detail}`,
  )

describe('a gift of the catalogue', () => {
  test('is kept in three languages, with its price, its pieces and its days, and each change is written down', async () => {
    const desk = await theCatalogue()
    const written = {
      ...{ code: 'towel', name: { zh: '大毛巾', pt: 'Toalha grande', en: 'Large towel' }, price: 8.25, stock: 9 },
      ...{ offered: false, fromDay: '2026-04-01', untilDay: '2026-04-30' },
    }
    expect(await changeGift(desk, written)).toEqual(done)
    expect(await giftsAt(desk)).toEqual([{ ...written, version: 2, left: 9, state: 'hidden' }])
    expect(await changeGift(desk, { ...written, version: 2, fromDay: '', untilDay: '' })).toEqual(done)
    expect(await giftsAt(desk)).toMatchObject([{ fromDay: null, untilDay: null, version: 3 }])
    expect((await acts()).filter((act) => act.startsWith('gift'))).toEqual([
      'gift_added Sports towel, 3, 5',
      'gift_changed Large towel, 8.25, 9, 2026-04-01 – 2026-04-30, not offered',
      'gift_changed Large towel, 8.25, 9, not offered',
    ])
  })

  test('is not overwritten by who has not seen what a colleague made of it, nor by two at once', async () => {
    const desk = await theCatalogue()
    const colleague = await portal.staffAs('senior')
    const codes = await Promise.all(
      [desk, colleague, desk, colleague].map(async (by, place) => (await changeGift(by, { stock: 6 + place })).code),
    )
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, ...Array(3).fill(refusals.gift_changed)])
    expect(await giftsAt(desk)).toMatchObject([{ version: 2, stock: 6 + codes.indexOf(0) }])
    expect(await changeGift(desk, { code: 'none' })).toMatchObject({ code: refusals.gift_changed })
    expect(await changeGift(desk, { version: 2, stock: 7 })).toEqual(done)
  })

  test('is added once, and has never fewer pieces than were promised, nor an end before its beginning', async () => {
    const desk = await theCatalogue()
    const member = await portal.memberAs('adult')
    await visitsOf(portal, member, ['2026-02-10 09:00-12:00'])
    await giftsOf(member).redeem()
    expect(await addGift(desk)).toMatchObject({ code: refusals.gift_exists, errors: { 'name.en': expect.any(String) } })
    expect(await changeGift(desk, { stock: 0 })).toMatchObject({
      ...{ code: refusals.gift_not_so_few, errors: { stock: expect.any(String) } },
    })
    expect(await changeGift(desk, { fromDay: '2026-03-03', untilDay: '2026-03-02' })).toMatchObject({
      ...{ code: refusals.gift_days, errors: { untilDay: expect.any(String) } },
    })
    expect(await changeGift(desk, { stock: 1 })).toEqual(done)
    expect(await giftsAt(desk)).toMatchObject([{ stock: 1, left: 0, state: 'gone' }])
  })

  test.each([
    ['price', 0],
    ['price', 1.234],
    ['price', 100_001],
    ['stock', -1],
    ['stock', 1.5],
    ['name.pt', ''],
    ['fromDay', '2026-02-30'],
    ['version', -1],
  ])('is refused at its field: %s of %s', async (field, value) => {
    const desk = await theCatalogue()
    const more = field === 'name.pt' ? { name: { zh: '毛巾', pt: value, en: 'Towel' } } : { version: 1, [field]: value }
    expect(Object.keys((await changeGift(desk, more as object)).errors ?? {})).toEqual([field])
  })

  test('has days in order in the database, too', async () => {
    await theCatalogue()
    const turned = { fromDay: '2026-03-03', untilDay: '2026-03-02' }
    await expect(portal.db.updateTable('gifts').set(turned).execute()).rejects.toThrow('gift_days_in_order')
  })
})
