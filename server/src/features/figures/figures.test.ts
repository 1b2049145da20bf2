import { randomUUID } from 'node:crypto'
import { refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { offer, theHirer } from '../../testing/bookings.ts'
import { theCloser } from '../../testing/closures.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const day = '2026-03-04'

/** A Monday, at ten; two courts on Wednesday from six to nine. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

interface Row {
  from: string
  offered: number
}
type Figures = { month: string; thisMonth: string; facilities: { venue: string; place: string[]; rows: Row[] }[] }
type Desk = Pick<Awaited<ReturnType<typeof aClerk>>, 'get'>
const figuresOf = async (desk: Desk, search = '') => (await desk.get(`/desk/figures${search}`)).data as Figures

const nothing = { offered: 2, booked: 0, missed: 0, ownUse: 0, closed: 0, cancelled: 0 }

test('what courts are used for is counted by the hour: booked, missed, closed, and what was cancelled', async () => {
  const slots = await offer(portal, 'a1', day)
  const hirer = await theHirer(portal)
  const booked = await hirer.book([slots[0]])
  const other = await hirer.book([slots[2]])
  expect(await hirer.cancel(other.data.reference)).toMatchObject({ code: 0 })
  await hirer.book([slots[3]])
  await portal.db
    .updateTable('bookings')
    .set({ state: 'no_show' })
    .where('reference', '=', booked.data.reference)
    .execute()
  // Kept for a moment, and paid by nobody yet: that is no use of it.
  await portal.db
    .updateTable('bookings')
    .set({ state: 'held', heldUntil: new Date('2026-03-02T10:10:00+08:00') })
    .where('slotId', '=', slots[3] ?? 0)
    .execute()

  const desk = await aClerk(portal, ['facilities'])
  expect(await figuresOf(desk)).toEqual({
    ...{ month: '2026-03-01', thisMonth: '2026-03-01', firstMonth: '2026-03-01', lastMonth: '2026-03-01' },
    facilities: [
      {
        ...{ venue: 'a1', facility: 'hall', place: ['望廈體育中心', '羽毛球'] },
        rows: [
          { ...nothing, from: '18:00', booked: 1, missed: 1 },
          { ...nothing, from: '19:00', cancelled: 1 },
          { ...nothing, from: '20:00' },
        ],
      },
    ],
  })
})

test('own use of the authority and what is closed are told apart from bookings', async () => {
  const slots = await offer(portal, 'a1', day)
  const hirer = await theHirer(portal)
  await hirer.book([slots[3]])
  await portal.db.updateTable('bookings').set({ state: 'confirmed', heldUntil: null }).execute()
  const desk = await aClerk(portal, ['facilities'])
  const league = { purpose: 'Liga', venue: 'a1', facility: 'hall', courts: ['1'], fromDay: day, untilDay: day }
  const times = { weekdays: [3], fromTime: '18:00', untilTime: '19:00' }
  expect(await desk.post('/desk/own_use', { ...league, ...times, requestKey: randomUUID() })).toMatchObject({
    data: { hours: 1 },
  })
  const { closeNow, settle } = await theCloser(portal)
  await closeNow({ venue: 'a1', court: '2', facility: 'hall', untilDay: day, untilTime: '20:00' })
  const rows = async () => (await figuresOf(desk)).facilities[0]?.rows
  const [first, last] = [
    { ...nothing, from: '18:00', ownUse: 1, closed: 1 },
    { ...nothing, from: '20:00' },
  ]
  // What somebody has, they have until the closure has come to them.
  expect(await rows()).toEqual([first, { ...nothing, from: '19:00', booked: 1 }, last])
  await settle()
  expect(await rows()).toEqual([first, { ...nothing, from: '19:00', closed: 1 }, last])
})

test('a month ends with its last day, and another is read by its first', async () => {
  await offer(portal, 'a1', '2026-03-31')
  await offer(portal, 'a2', '2026-04-01')
  const desk = await aClerk(portal, ['facilities'])
  const venuesOf = ({ facilities }: Figures) => facilities.map(({ venue }) => venue)

  expect(venuesOf(await figuresOf(desk))).toEqual(['a1'])
  const april = await figuresOf(desk, '?month=2026-04-01')
  expect(april).toMatchObject({ month: '2026-04-01', thisMonth: '2026-03-01' })
  expect(april).toMatchObject({ firstMonth: '2026-03-01', lastMonth: '2026-04-01' })
  expect(venuesOf(april)).toEqual(['a2'])
  expect(await figuresOf(desk, '?month=2026-02-01')).toMatchObject({ facilities: [] })
})

test.each(['2026-03-02', '2026-13-01', '2026-03', 'x'])('a month that is none is refused: %s', async (month) => {
  const desk = await aClerk(portal, ['facilities'])
  expect(await desk.get(`/desk/figures?month=${month}`)).toMatchObject({ code: refusals.invalid_input })
})

test('who does not run facilities does not read them', async () => {
  const desk = await aClerk(portal, ['counter'])
  expect(await desk.get('/desk/figures')).toMatchObject({ code: refusals.not_allowed })
})
