import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { bookingsOf, offer } from '../../testing/bookings.ts'
import { aFreeBooking, aGate, codeAt, pointsOf, visitsAt } from '../../testing/gates.ts'
import { aPool, aPoolMinutePasses, aSession, miscounted, ticketsOf } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'
import { doDue } from '../../testing/venues.ts'
import { visitsOf } from '../../testing/visits.ts'
import { withdrawCardKeys } from '../account/cardKey.service.ts'
import { spendingService } from '../points/spending.service.ts'

const portal = await thePortal()
const { db } = portal
const day = '2026-03-04'

/** A Monday, at ten; what is booked is of Wednesday. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const at = (moment: string) => portal.clock.set(new Date(`${moment}+08:00`))
const booked = async () => {
  const booking = await aFreeBooking(portal, 'a1', day)
  return { ...booking, gate: await aGate(portal, 'a1') }
}
const stateOf = async (reference: string) =>
  (await db.selectFrom('bookings').select('state').where('reference', '=', reference).executeTakeFirst())?.state
const eventsKept = () => db.selectFrom('gateEvents').select(['number', 'counted', 'reason']).orderBy('number').execute()
const taken = (upTo: number, aside: object[] = []) => ({ code: 0, data: { upTo, aside } })

describe('a gate that was cut off tells later', () => {
  test('[O03] who has come, and they were there', async () => {
    const { member, reference, gate } = await booked()
    const events = [
      await gate.event(member.id, 'in', `${day}T17:50:00`),
      await gate.event(member.id, 'out', `${day}T19:05:00`),
    ]
    at('2026-03-05T09:00:00')
    expect(await gate.upload(events)).toEqual(taken(2))
    expect(await stateOf(reference)).toBe('used')
    expect(await visitsAt(portal, member.id)).toEqual(['03-04 17:50–19:05 gate'])
    expect(await pointsOf(portal, member.id)).toBe(1)
  })

  test('[O01] in any order, twice and in parts, and each counts once', async () => {
    const { member, gate } = await booked()
    const day3 = async (way: 'in' | 'out', time: string) => gate.event(member.id, way, `2026-03-03T${time}`)
    const events = [
      await day3('in', '08:00:00'),
      await day3('out', '09:00:00'),
      await day3('in', '18:00:00'),
      await day3('out', '20:10:00'),
    ]
    at('2026-03-04T08:00:00')
    for (const place of [3, 0, 2, 3, 1, 0]) {
      const event = events[place]
      if (event) expect(await gate.upload([event])).toMatchObject({ code: 0 })
    }
    expect(await visitsAt(portal, member.id)).toEqual(['03-03 08:00–09:00 gate', '03-03 18:00–20:10 gate'])
    expect(await pointsOf(portal, member.id)).toBe(3)
    await gate.upload(events.toReversed())
    expect(await pointsOf(portal, member.id)).toBe(3)
    expect(await eventsKept()).toHaveLength(4)
  })

  test('[O01] that they had left earlier than was known, and the points follow, but for those that are spent', async () => {
    const { member, gate } = await booked()
    const came = await gate.event(member.id, 'in', '2026-03-03T08:00:00')
    const earlier = await gate.event(member.id, 'out', '2026-03-03T08:40:00')
    const last = await gate.event(member.id, 'out', '2026-03-03T11:00:00')
    at('2026-03-04T08:00:00')
    await gate.upload([came, last])
    expect(await pointsOf(portal, member.id)).toBe(3)
    const { id: staffId } = await db.selectFrom('staff').select('id').limit(1).executeTakeFirstOrThrow()
    await inTransaction(portal.deps, (deps) =>
      spendingService(deps).take(member.id, 200, { kind: 'deducted', staffId, reason: 'Spent at the counter' }),
    )
    await gate.upload([earlier])
    expect(await visitsAt(portal, member.id)).toEqual(['03-03 08:00–08:40 gate'])
    expect(await pointsOf(portal, member.id), 'half a point earned, two spent').toBe(0)
  })

  test('of a night: who leaves after midnight has been there on the day on which they came', async () => {
    const { member, gate } = await booked()
    const events = [
      await gate.event(member.id, 'out', '2026-03-04T00:30:00'),
      await gate.event(member.id, 'in', '2026-03-03T23:00:00'),
      await gate.event(member.id, 'in', '2026-03-04T03:50:00'),
      await gate.event(member.id, 'out', '2026-03-04T04:10:00'),
    ]
    at('2026-03-04T08:00:00')
    await gate.upload(events)
    expect(await visitsAt(portal, member.id)).toEqual(['03-03 23:00–00:30 gate', '03-04 03:50– gate'])
    const days = await db.selectFrom('visits').select('day').orderBy('cameAt').execute()
    expect(days).toEqual([{ day: '2026-03-03' }, { day: '2026-03-04' }])
  })

  test('beside what an import has brought: nobody is at two places at once', async () => {
    const { member, gate } = await booked()
    await visitsOf(portal, member, ['2026-02-27 18:00-19:30'])
    const events = [
      await gate.event(member.id, 'in', '2026-02-27T18:30:00'),
      await gate.event(member.id, 'out', '2026-02-27T20:00:00'),
    ]
    await gate.upload(events)
    expect(await visitsAt(portal, member.id)).toEqual(['02-27 18:00–19:30 import'])
    expect(await pointsOf(portal, member.id)).toBe(1.5)
  })

  test('[O03] that somebody was there who was judged as missing: the day counts no more, and they are told', async () => {
    const { member, reference, slots, gate } = await booked()
    const other = await portal.memberAs('english')
    const { data } = await bookingsOf(other).book([slots[1] ?? 0])
    const near = await aGate(portal, 'a1')
    const theirs = await near.event(other.id, 'in', `${day}T18:00:00`)
    at('2026-03-05T08:00:00')
    await near.upload([theirs])
    at('2026-03-05T19:30:00')
    await doDue(portal)
    expect([await stateOf(data.reference), await stateOf(reference)]).toEqual(['used', 'no_show'])
    const late = await gate.event(member.id, 'in', `${day}T18:10:00`)
    at('2026-03-07T09:00:00')
    expect(await gate.upload([late])).toEqual(taken(late.number))
    expect(await stateOf(reference)).toBe('used')
    const { items } = (await (await portal.memberAs('adult')).get('/account/no_shows')).data
    expect(items).toMatchObject([{ reference, excusedAt: expect.any(String) }])
    await portal.doJobs()
    const letters = await db.selectFrom('notices').select('titleEn').where('memberId', '=', member.id).execute()
    expect(letters.map(({ titleEn }) => titleEn)).toContain('You were there: your missed booking no longer counts')
  })

  test('[O03] whom it did not let in: they have missed nothing', async () => {
    const { member, reference, slots, gate } = await booked()
    const other = await portal.memberAs('english')
    await bookingsOf(other).book([slots[1] ?? 0])
    const events = [
      await gate.event(other.id, 'in', `${day}T18:00:00`),
      await gate.event(member.id, 'in', `${day}T18:05:00`, false),
    ]
    at('2026-03-05T08:00:00')
    expect(await gate.upload(events)).toEqual(taken(2))
    at('2026-03-05T19:30:00')
    await doDue(portal)
    expect(await stateOf(reference)).toBe('confirmed')
    expect(await visitsAt(portal, member.id)).toEqual([])
  })

  test('[O02] that somebody was in the pool in time whose ticket has become void: they are in, and not counted again', async () => {
    const pool = await aPool(portal, 'carmo')
    const session = await aSession(portal, pool, day, { prices: [0, 0, 0, 0] })
    const member = await portal.memberAs('adult')
    const { data } = await ticketsOf(member).buy(session)
    const gate = await aGate(portal, 'carmo-venue', 'carmo')
    const event = await gate.event(member.id, 'in', `${day}T12:10:00`)
    at(`${day}T12:31:00`)
    await aPoolMinutePasses(portal)
    at(`${day}T13:00:00`)
    expect(await gate.upload([event])).toEqual(taken(1))
    const ticket = db.selectFrom('poolTickets').select(['state', 'late']).where('reference', '=', data.reference)
    expect(await ticket.executeTakeFirst()).toEqual({ state: 'used', late: true })
    expect(await miscounted(portal)).toEqual([])
  })
})

describe('what is put aside for the desk', () => {
  test('a clock that cannot be: five minutes ahead, a year ahead, two weeks behind', async () => {
    const { member, gate } = await booked()
    const events = [
      await gate.event(member.id, 'in', '2026-03-02T10:04:59'),
      await gate.event(member.id, 'in', '2026-03-02T10:05:01'),
      await gate.event(member.id, 'in', '2027-03-02T10:00:00'),
      await gate.event(member.id, 'in', '2026-02-16T09:59:59'),
    ]
    expect(await gate.upload(events)).toEqual(
      taken(4, [
        { number: 4, day: '2026-02-16', reason: 'clock_behind' },
        { number: 1, day: '2026-03-02', reason: 'nothing_booked' },
        { number: 2, day: '2026-03-02', reason: 'clock_ahead' },
        { number: 3, day: '2027-03-02', reason: 'clock_ahead' },
      ]),
    )
    expect(await visitsAt(portal, member.id)).toEqual(['03-02 10:04– gate'])
  })

  test('a code that is none, forged, of another moment, or signed by a key that was withdrawn', async () => {
    const { member, gate } = await booked()
    const event = await gate.event(member.id, 'in', '2026-03-02T09:00:00')
    const { code } = event
    const changed = `${code.slice(0, -4)}${code.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    const events = [
      { ...event, number: 11, code: 'nothing' },
      { ...event, number: 12, code: changed },
      { ...event, number: 13, at: new Date('2026-03-02T09:05:00+08:00').toISOString() },
    ]
    expect((await gate.upload(events)).data.aside.map(({ reason }: { reason: string }) => reason)).toEqual([
      'unreadable',
      'forged',
      'over',
    ])
    await inTransaction(portal.deps, withdrawCardKeys)
    expect((await gate.upload([{ ...event, number: 14 }])).data.aside).toMatchObject([{ reason: 'unknown_key' }])
    expect(await visitsAt(portal, member.id)).toEqual([])
    expect(await eventsKept()).toHaveLength(4)
  })

  test('a card that had been reported lost by then; until then it was good', async () => {
    const { member, reference, gate } = await booked()
    const [before, after] = [
      await gate.event(member.id, 'in', `${day}T17:40:00`),
      await gate.event(member.id, 'in', `${day}T18:10:00`),
    ]
    at(`${day}T18:00:00`)
    const again = await portal.memberAs('adult')
    await again.post('/account/online/lost_card', { circumstances: 'Left on the bus 25', understood: true })
    at(`${day}T20:00:00`)
    expect(await gate.upload([after])).toEqual(taken(2, [{ number: 2, day, reason: 'replaced' }]))
    expect(await stateOf(reference)).toBe('confirmed')
    expect(await gate.upload([before])).toEqual(taken(1))
    expect(await stateOf(reference)).toBe('used')
    expect(await visitsAt(portal, member.id)).toEqual(['03-04 17:40– gate'])
  })

  test('somebody for whom nothing was booked: they were there all the same', async () => {
    const { gate } = await booked()
    const other = await portal.memberAs('english')
    const events = [
      await gate.event(other.id, 'in', '2026-03-02T08:00:00'),
      await gate.event(other.id, 'out', '2026-03-02T09:00:00'),
    ]
    const aside = [{ number: 1, day: '2026-03-02', reason: 'nothing_booked' }]
    expect(await gate.upload(events)).toEqual(taken(2, aside))
    expect(await gate.upload(events), 'told again, it is answered the same').toEqual(taken(2, aside))
    expect(await visitsAt(portal, other.id)).toEqual(['03-02 08:00–09:00 gate'])
  })

  test('another event of a number that was told before', async () => {
    const { member, gate } = await booked()
    const first = await gate.event(member.id, 'in', '2026-03-02T08:00:00')
    const second = { ...(await gate.event(member.id, 'in', '2026-03-02T09:00:00')), number: first.number }
    await gate.upload([first])
    expect((await gate.upload([second])).data.aside).toEqual([{ number: 1, day: '2026-03-02', reason: 'number_taken' }])
    expect(await eventsKept()).toHaveLength(1)
  })
})

test('an event that was asked when the network failed, and is told again later, counts once', async () => {
  const { member, gate } = await booked()
  at(`${day}T18:00:00`)
  const event = await gate.event(member.id, 'in', `${day}T18:00:00`)
  const { number, code } = event
  expect(await gate.pass(code, 'in', { number, at: event.at })).toMatchObject({ data: { open: true } })
  expect(await gate.upload([event])).toEqual(taken(number))
  expect(await eventsKept()).toHaveLength(1)
  expect(await visitsAt(portal, member.id)).toEqual(['03-04 18:00– gate'])
})

test('five hundred events are taken, five hundred and one are not', async () => {
  const { member, gate } = await booked()
  const event = await gate.event(member.id, 'out', '2026-03-02T09:00:00')
  const many = (count: number) => Array.from({ length: count }, (_, place) => ({ ...event, number: place + 1 }))
  expect(await gate.upload(many(501))).toMatchObject({ code: refusals.invalid_input })
  expect(await gate.upload(many(500))).toMatchObject({ code: 0, data: { upTo: 500 } })
})

test('many uploads of several gates at once, with the same events several times, come to the same sum', async () => {
  await offer(portal, 'a1', day)
  await offer(portal, 'a2', day)
  const gates = [await aGate(portal, 'a1'), await aGate(portal, 'a2')] as const
  const members = [
    await portal.memberAs('adult'),
    await portal.memberAs('english'),
    await portal.memberAs('portuguese'),
  ]
  const told = []
  for (const [place, { id }] of members.entries())
    for (const gate of gates)
      for (const hour of ['08', '12', '16'])
        for (const [way, minute] of [
          ['in', 10 + place],
          ['out', 50 + place],
        ] as const) {
          const shift = gate === gates[0] ? hour : String(Number(hour) + 1).padStart(2, '0')
          told.push({ gate, event: await gate.event(id, way, `2026-03-01T${shift}:${minute}:00`) })
        }
  const uploads = told.flatMap(({ gate, event }, place) => {
    const both = [event, ...(place % 3 === 0 ? [event] : [])]
    return [() => gate.upload(both), () => gate.upload([event])]
  })
  const answers = await Promise.all(uploads.toReversed().map((upload) => upload()))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]))
  for (const { id } of members) {
    expect(await visitsAt(portal, id)).toHaveLength(6)
    expect(await pointsOf(portal, id)).toBe(3)
  }
  expect(await eventsKept()).toHaveLength(told.length)
})

test('a code is read with and without the address before it', async () => {
  const { member, gate } = await booked()
  const code = await codeAt(portal, member.id, '2026-03-02T09:00:00')
  const event = await gate.event(member.id, 'in', '2026-03-02T09:00:00')
  await gate.upload([{ ...event, code: code.slice(code.lastIndexOf('#') + 1) }])
  expect(await visitsAt(portal, member.id)).toEqual(['03-02 09:00– gate'])
})
