import { refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { bookingsOf, offer, theHirer, theHirerAt, toldHirer } from '../../testing/bookings.ts'
import { aClerk, again } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal

/** A Monday, at ten; the slots are of Wednesday evening: of each hour from six two courts. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'

type Member = Awaited<ReturnType<typeof portal.memberAs>>
const mergesOf = (member: Member) => ({
  merge: (...references: string[]) => member.post('/vbs/merge', { references }),
  split: (reference: string) => member.post('/vbs/split', { reference }),
})
/** Two hours of one court, one after the other; and what their member does about them. */
const twoHours = async () => {
  const slots = await offer(portal, 'a1', day, { most: 3 })
  const hirer = await theHirer(portal)
  const first: string = (await hirer.book([slots[0]])).data.reference
  const second: string = (await hirer.book([slots[2]])).data.reference
  return { ...hirer, ...mergesOf(hirer.member), slots, first, second }
}
const tickets = async () =>
  new Set((await db.selectFrom('bookings').select('ticket').execute()).map(({ ticket }) => ticket)).size

test('two hours that follow one another become one booking, with one line, one amount and one event; and are two again', async () => {
  const { merge, split, coming, one, first, second, member } = await twoHours()
  expect((await one(first)).data).toMatchObject({ joins: { reference: second }, hours: [{ reference: first }] })
  expect((await merge(second, first)).data).toEqual({ reference: first })
  expect((await merge(first, second)).data).toEqual({ reference: first })
  const whole = { reference: first, startsAt: '2026-03-04T10:00:00.000Z', endsAt: '2026-03-04T12:00:00.000Z' }
  const items = await coming()
  expect(items).toMatchObject([
    { ...whole, amount: 8000, order: null, hours: [{ amount: 4000 }, { reference: second }] },
  ])
  expect((await one(second)).data).toMatchObject({ ...whole, joins: null })

  const { address } = (await member.post('/vbs/calendar/make')).data
  const linesOf = async (url: string) => (await portal.app.inject({ method: 'GET', url })).body.split('\r\n')
  const feed = async () => linesOf(new URL(address).pathname)
  const said = (lines: string[], reference: string) => {
    const from = lines.indexOf(`UID:${reference}@portal.test`)
    return lines.slice(from + 2, from + 6).filter((line) => !line.startsWith('DTSTART'))
  }
  expect(said(await feed(), first)).toEqual(['SEQUENCE:2', 'STATUS:CONFIRMED', 'DTEND:20260304T120000Z'])
  expect(said(await feed(), second).slice(0, 2)).toEqual(['SEQUENCE:3', 'STATUS:CANCELLED'])
  expect(await linesOf((await one(first)).data.calendar)).toContain('DTEND:20260304T120000Z')

  expect((await split(second)).code).toBe(0)
  expect((await split(first)).code).toBe(0)
  expect(await coming()).toMatchObject([{ reference: first, amount: 4000 }, { reference: second }])
  expect(said(await feed(), second)).toEqual(['SEQUENCE:4', 'STATUS:CONFIRMED', 'DTEND:20260304T120000Z'])
})

test('it is cancelled whole, on the terms of its first hour, and told of in one letter; a part is cancelled once they are two', async () => {
  const { merge, cancel, coming, past, book, first, second, slots } = await twoHours()
  await merge(first, second)
  expect((await cancel(second)).data).toEqual({ state: 'cancelled' })
  expect(await coming()).toEqual([])
  expect(await past()).toMatchObject([{ reference: first, state: 'cancelled', hours: [{}, {}] }])
  expect((await toldHirer(portal)).filter((title) => title.startsWith('已取消預約'))).toHaveLength(1)

  const [one, other] = [(await book([slots[0]])).data.reference, (await book([slots[2]])).data.reference]
  await merge(one, other)
  // The first is late by half an hour, the second is not.
  const later = await theHirerAt(portal, '2026-03-03T18:30:00')
  expect((await later.cancel(one)).code).toBe(refusals.cancelling_changed)
  expect((await later.cancel(one, 'late')).data).toEqual({ state: 'forfeited' })
  expect(await later.past()).toMatchObject([
    { reference: other, state: 'cancelled' },
    { reference: one, state: 'forfeited' },
    { state: 'cancelled' },
  ])
})

test('other courts, hours with a break, what is not confirmed and what begins within the hour are not joined', async () => {
  const { merge, split, book, cancel, first, second, slots } = await twoHours()
  const beside = (await book([slots[3]])).data.reference
  expect((await merge(first, beside)).code).toBe(refusals.hours_not_adjacent)
  await cancel(second)
  expect((await merge(first, second)).code).toBe(refusals.hours_not_adjacent)
  await cancel(beside)
  const afterwards = (await book([slots[4]])).data.reference
  expect((await merge(first, afterwards)).code).toBe(refusals.hours_not_adjacent)
  const between = (await book([slots[2]])).data.reference
  await merge(first, between)
  expect((await merge(afterwards, between)).data).toEqual({ reference: first })
  expect(await tickets()).toBe(3)
  const later = await theHirerAt(portal, '2026-03-04T17:00:01')
  expect((await later.one(first)).data).toMatchObject({ endsAt: '2026-03-04T13:00:00.000Z', joins: null })
  expect((await mergesOf(later.member).split(first)).code).toBe(refusals.joining_over)
  expect((await split('B26-NOTHING0')).code).toBeGreaterThan(0)
})

test('who comes to the first hour has come to both; it is one row at the counter, and taken back for both', async () => {
  await aClerk(portal, ['counter'])
  const { merge, first, second } = await twoHours()
  await merge(first, second)
  portal.clock.set(new Date(`${day}T17:45:00+08:00`))
  const desk = await again(portal)
  const expected = async () => (await desk.get('/desk/booking/arrivals?place=a1')).data.expected
  const row = { reference: first, joined: [second], due: 8000, endsAt: '2026-03-04T12:00:00.000Z', isOpen: true }
  expect(await expected()).toMatchObject([{ ...row, arrivedAt: null }])
  await desk.post('/desk/booking/arrive', { reference: second })
  expect(await expected()).toMatchObject([{ ...row, arrivedAt: '2026-03-04T09:45:00.000Z' }])
  const states = async () => (await db.selectFrom('bookings').select('state').execute()).map(({ state }) => state)
  expect(await states()).toEqual(['used', 'used'])
  const { coming } = await theHirerAt(portal, `${day}T19:30:00`)
  expect(await coming()).toMatchObject([{ reference: first, state: 'used' }])
  await (await again(portal)).post('/desk/booking/arrive/undo', { reference: first })
  expect(await states()).toEqual(['confirmed', 'confirmed'])
})

test('joined and cancelled at the same moment, both hours are gone, or the one that was given back alone', async () => {
  const { merge, split, cancel, coming, first, second } = await twoHours()
  await Promise.all([merge(first, second), merge(second, first), merge(first, second)])
  expect(await tickets()).toBe(1)
  await Promise.all([split(first), merge(first, second), cancel(second), cancel(second)])
  const left = await coming()
  expect(left.length).toBeLessThanOrEqual(1)
  for (const booking of left) expect([booking.reference, booking.hours.length]).toEqual([first, 1])
})

test('[T-132] the database itself joins nothing of two members or two courts', async () => {
  const { first, slots } = await twoHours()
  const ana = bookingsOf(await portal.memberAs('portuguese'))
  await ana.book([slots[4]])
  const { ticket } = await db
    .selectFrom('bookings')
    .select('ticket')
    .where('reference', '=', first)
    .executeTakeFirstOrThrow()
  await expect(db.updateTable('bookings').set({ ticket }).execute()).rejects.toThrow('one member and one court')
})
