import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { bookingsOf, offer } from '../../testing/bookings.ts'
import { aCourse, aTerm, enrolled } from '../../testing/courses.ts'
import { aFreeBooking, aGate, codeAt, collectsFor, pointsOf, visitsAt } from '../../testing/gates.ts'
import { aPool, aSession, miscounted, ticketsOf, withChildren } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'
import { holdService } from '../entitlement/hold.service.ts'

const portal = await thePortal()
const { db } = portal
const day = '2026-03-04'

/** A Monday, at ten; what is booked is of Wednesday. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const at = (time: string) => portal.clock.set(new Date(`${day}T${time}+08:00`))
type Member = Awaited<ReturnType<typeof portal.memberAs>>
/** What their screen shows now. */
const codeOf = ({ id }: Pick<Member, 'id'>) =>
  codeAt(portal, id, new Date(portal.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 19))
const stateOf = async (reference: string) =>
  (await db.selectFrom('bookings').select(['state', 'arrivedAt']).where('reference', '=', reference).executeTakeFirst())
    ?.state

/** A court from six to seven, and the gate before it. */
const booked = async () => {
  const booking = await aFreeBooking(portal, 'a1', day)
  return { ...booking, gate: await aGate(portal, 'a1') }
}
const no = (reason: string) => ({ code: 0, data: { open: false, reason, party: null } })

describe('[O03] a gate opens for whoever has booked', () => {
  test('from half an hour before to the end, and they are noted as there', async () => {
    const { member, reference, gate } = await booked()
    at('17:29:59')
    expect(await gate.pass(await codeOf(member))).toMatchObject(no('too_early'))
    expect(await stateOf(reference)).toBe('confirmed')
    at('17:31:00')
    expect(await gate.pass(await codeOf(member))).toEqual({
      code: 0,
      data: {
        ...{ open: true, reason: null, party: null },
        said: { zh: '請進', pt: 'Pode entrar', en: 'Please enter' },
      },
    })
    expect(await stateOf(reference)).toBe('used')
    at('18:59:59')
    expect(await gate.pass(await codeOf(member)), 'out for a moment').toMatchObject({ data: { open: true } })
    at('19:00:00')
    expect(await gate.pass(await codeOf(member))).toMatchObject(no('nothing_booked'))
  })

  test('at its own venue, and for nobody who has booked nothing', async () => {
    const { member } = await booked()
    await offer(portal, 'a2', day)
    const [other, mine] = [await aGate(portal, 'a2'), await aGate(portal, 'a1')]
    at('18:00:00')
    expect(await other.pass(await codeOf(member))).toMatchObject(no('nothing_booked'))
    expect(await mine.pass(await codeOf(await portal.memberAs('english')))).toMatchObject(no('nothing_booked'))
  })

  test('and for whoever collects for them, as long as both say so', async () => {
    const { member, reference, gate } = await booked()
    const collector = await portal.memberAs('english')
    await collectsFor(portal, collector.id, member.id)
    at('18:00:00')
    expect((await gate.expected()).data.items).toHaveLength(2)
    expect(await gate.pass(await codeOf(collector))).toMatchObject({ data: { open: true } })
    expect(await stateOf(reference)).toBe('used')
    expect(await visitsAt(portal, collector.id)).toEqual(['03-04 18:00– gate'])
    expect(await visitsAt(portal, member.id)).toEqual([])
    const ended = { endedAt: new Date(`${day}T17:00:00+08:00`), endedBecause: 'owner' } as const
    await db.updateTable('companions').set(ended).execute()
    portal.clock.forward(1000)
    expect(await gate.pass(await codeOf(collector))).toMatchObject(no('nothing_booked'))
  })

  test('two who collect for each other come at once, several times, and neither waits for the other', async () => {
    const { member, reference, slots, gate } = await booked()
    const other = await portal.memberAs('english')
    const { data } = await bookingsOf(other).book([slots[1] ?? 0])
    await collectsFor(portal, other.id, member.id)
    await collectsFor(portal, member.id, other.id)
    at('18:00:00')
    const passes = []
    for (let time = 0; time < 6; time += 1) {
      portal.clock.forward(1000)
      passes.push([await codeOf(member), await codeOf(other)])
    }
    const answers = await Promise.all(passes.flat().map((code) => gate.pass(code)))
    expect(answers.map(({ data }) => data.open)).toEqual(Array(12).fill(true))
    expect([await stateOf(reference), await stateOf(data.reference)]).toEqual(['used', 'used'])
  })

  test('once it is paid', async () => {
    const [slot = 0] = await offer(portal, 'a1', day)
    const member = await portal.memberAs('adult')
    const { data } = await bookingsOf(member).book([slot])
    const gate = await aGate(portal, 'a1')
    at('18:00:00')
    expect(await gate.pass(await codeOf(member))).toMatchObject(no('unpaid'))
    expect(await stateOf(data.reference)).toBe('confirmed')
  })

  test('by the code of a device without a network, too, and by no old or forged one', async () => {
    const { member, gate } = await booked()
    at('18:00:00')
    const code = await codeOf(member)
    const forged = `${code.slice(0, -4)}${code.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    expect(await gate.pass(forged)).toMatchObject(no('unknown'))
    expect(await gate.pass('')).toMatchObject(no('unknown'))
    portal.clock.forward(91_000)
    expect(await gate.pass(code)).toMatchObject(no('ended'))
    const kept = await codeAt(portal, member.id, '2026-03-02T10:00:00', 'kept')
    expect(await gate.pass(kept)).toMatchObject({ data: { open: true } })
    expect(await gate.pass(kept, 'in'), 'it stays the same').toMatchObject({ data: { open: true } })
  })

  test('by a code of a screen once: it lets nobody in a second time', async () => {
    const { member, gate } = await booked()
    at('18:00:00')
    const code = await codeOf(member)
    expect(await gate.pass(code)).toMatchObject({ data: { open: true } })
    expect(await gate.pass(code)).toMatchObject(no('passed'))
    expect(await (await aGate(portal, 'a1')).pass(code), 'at another gate').toMatchObject(no('passed'))
    expect(await gate.pass(code, 'out')).toMatchObject({ data: { open: true } })
  })

  test('not while the card is suspended, expired, temporary, or another by now', async () => {
    const { member, gate, reference } = await booked()
    at('18:00:00')
    const before = await codeOf(member)
    const today = await db.selectFrom('cards').select('validUntil').where('memberId', '=', member.id).executeTakeFirst()
    const set = (card: object) => db.updateTable('cards').set(card).where('memberId', '=', member.id).execute()
    await set({ validUntil: '2026-03-03' })
    expect(await gate.pass(before)).toMatchObject(no('expired'))
    await set({ validUntil: today?.validUntil, kind: 'temporary' })
    expect(await gate.pass(before)).toMatchObject(no('temporary'))
    await set({ kind: 'permanent', qrReference: 'another-card-now' })
    expect(await gate.pass(before)).toMatchObject(no('unknown'))
    const after = await codeOf(member)
    await inTransaction(portal.deps, (deps) =>
      holdService(deps).impose('system', { memberId: member.id, reason: 'authority' }),
    )
    expect(await gate.pass(after)).toMatchObject(no('suspended'))
    expect(await stateOf(reference)).toBe('confirmed')
    expect(await visitsAt(portal, member.id)).toEqual([])
  })

  test('and answers the same request again as before, whatever has changed meanwhile', async () => {
    const { member, gate } = await booked()
    at('18:00:00')
    const code = await codeOf(member)
    const asked = { number: 77, at: portal.clock.now().toISOString() }
    const first = await gate.pass(code, 'in', asked)
    portal.clock.forward(3_600_000)
    expect(await gate.pass(code, 'in', asked)).toEqual(first)
    expect(await db.selectFrom('gateEvents').select('id').execute()).toHaveLength(1)
  })

  test('on the way out it opens for everybody', async () => {
    const { gate } = await booked()
    at('19:00:00')
    expect(await gate.pass('no code at all', 'out')).toMatchObject({
      data: { open: true, reason: null, said: { en: 'Goodbye' } },
    })
    expect(await db.selectFrom('gateEvents').select('id').execute()).toEqual([])
  })

  test('the same event asked fifty times at once is one event, one arrival, one visit', async () => {
    const { member, gate } = await booked()
    at('18:00:00')
    const code = await codeOf(member)
    const asked = { number: 9, at: portal.clock.now().toISOString() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => gate.pass(code, 'in', asked)))
    expect(new Set(answers.map(({ data }) => data.open))).toEqual(new Set([true]))
    expect(await db.selectFrom('gateEvents').select('id').execute()).toHaveLength(1)
    expect(await visitsAt(portal, member.id)).toEqual(['03-04 18:00– gate'])
  })
})

describe('[O02] a gate of a pool', () => {
  const atThePool = async (births: readonly string[] = []) => {
    const pool = await aPool(portal, 'carmo')
    const session = await aSession(portal, pool, day, { prices: [0, 0, 0, 0] })
    const member = await portal.memberAs('adult')
    const entries = births.length > 0 ? await withChildren(portal, member.id, births) : []
    const { data } = await ticketsOf(member).buy(session, entries)
    return { member, session, reference: data.reference as string, gate: await aGate(portal, 'carmo-venue', 'carmo') }
  }
  const ticket = (reference: string) =>
    db
      .selectFrom('poolTickets')
      .select(['state', 'late', 'enteredAt'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()

  test('opens for all who are on the ticket, until the moment on it, and again while they swim', async () => {
    const { member, reference, gate } = await atThePool(['2016-05-01'])
    at('11:45:00')
    expect(await gate.pass(await codeOf(member))).toMatchObject({ data: { open: true, party: 2 } })
    const came = { state: 'used', late: false, enteredAt: portal.clock.now() }
    expect(await ticket(reference)).toEqual(came)
    at('15:00:00')
    expect(await gate.pass(await codeOf(member))).toMatchObject({ data: { open: true } })
    expect(await ticket(reference), 'back from their locker').toEqual(came)
    expect(await miscounted(portal)).toEqual([])
  })

  test('stays closed after that moment', async () => {
    const { member, gate, reference } = await atThePool()
    at('12:30:00')
    expect(await gate.pass(await codeOf(member))).toMatchObject(no('nothing_booked'))
    expect(await ticket(reference)).toMatchObject({ state: 'valid' })
  })

  test('does not open for a court of the same venue', async () => {
    const slots = await offer(portal, 'a1', day, { prices: [0, 0, 0] })
    await aPool(portal, 'carmo')
    const venue = db.selectFrom('venues').select('id').where('code', '=', 'a1')
    await db.updateTable('pools').set({ venueId: venue }).execute()
    const member = await portal.memberAs('adult')
    const gate = await aGate(portal, 'a1', 'carmo')
    await bookingsOf(member).book([slots.at(-1) ?? 0])
    at('20:30:00')
    expect(await gate.pass(await codeOf(member))).toMatchObject(no('nothing_booked'))
    expect(await (await aGate(portal, 'a1')).pass(await codeOf(member))).toMatchObject({
      data: { open: true },
    })
  })
})

describe('[O01] who comes and leaves by a gate', () => {
  test('has a visit, and earns for each full half hour of it once they have left', async () => {
    const { member, gate } = await booked()
    at('18:00:00')
    await gate.pass(await codeOf(member))
    expect(await visitsAt(portal, member.id)).toEqual(['03-04 18:00– gate'])
    expect(await pointsOf(portal, member.id)).toBe(0)
    at('19:20:00')
    await gate.pass(await codeOf(member), 'out')
    expect(await visitsAt(portal, member.id)).toEqual(['03-04 18:00–19:20 gate'])
    expect(await pointsOf(portal, member.id)).toBe(1)
    const { data } = await (await portal.memberAs('adult')).get('/report/info')
    expect(data).toMatchObject({ balance: 1, totals: { totalHours: 1.33, points: 1 }, rows: [{ month: '2026-03' }] })
    expect(data.visits).toMatchObject([{ place: '望廈體育中心', minutes: 80 }])
  })

  test('has it under the name of the venue in the language that they read; what was imported stays as it was typed', async () => {
    const { member, gate } = await booked()
    at('18:00:00')
    await gate.pass(await codeOf(member))
    at('19:20:00')
    await gate.pass(await codeOf(member), 'out')
    const typed = '望廈體育中心 Pavilhão Mong-Há'
    await db
      .insertInto('visits')
      .values({
        ...{ memberId: member.id, day: '2026-03-03', place: typed, source: 'import' },
        ...{ cameAt: new Date('2026-03-03T18:00:00+08:00'), leftAt: new Date('2026-03-03T19:00:00+08:00') },
      })
      .execute()
    const seenIn = async (language: 'zh' | 'pt' | 'en') => {
      const { data } = await (await portal.memberAs('adult', { language })).get('/report/info')
      return data.visits.map(({ place }: { place: string }) => place)
    }
    expect(await seenIn('zh')).toEqual(['望廈體育中心', typed])
    expect(await seenIn('pt')).toEqual(['Pavilhão Mong-Há', typed])
    expect(await seenIn('en')).toEqual(['Mong-Ha Centre', typed])
    await db.updateTable('venues').set({ nameZh: '另一場館' }).execute()
    expect(await seenIn('pt'), 'a venue that has another name by now').toEqual([typed, typed])
  })

  test('earns nothing while the card is a temporary one, though the visit is known', async () => {
    const { member, gate } = await booked()
    at('18:00:00')
    await gate.pass(await codeOf(member))
    await db
      .insertInto('cardLosses')
      .values({ memberId: member.id, circumstances: 'On the bus', reportedOn: '2026-03-03', closedOn: null })
      .execute()
    at('19:20:00')
    await gate.pass(await codeOf(member), 'out')
    expect(await visitsAt(portal, member.id)).toEqual(['03-04 18:00–19:20 gate'])
    expect(await pointsOf(portal, member.id)).toBe(0)
  })
})

describe('the key of a gate', () => {
  test('that was withdrawn, or is none, opens no call', async () => {
    const { gate, member } = await booked()
    const code = await codeOf(member)
    await db.updateTable('gates').set({ withdrawnAt: portal.clock.now() }).where('id', '=', gate.id).execute()
    expect(await gate.pass(code)).toMatchObject({ code: refusals.gate_unknown })
    expect(await gate.upload([await gate.event(member.id, 'in', '2026-03-02T09:00:00')])).toMatchObject({
      code: refusals.gate_unknown,
    })
    expect(await gate.expected()).toMatchObject({ code: refusals.gate_unknown })
    expect(await db.selectFrom('gateEvents').select('id').execute()).toEqual([])
  })
})

describe('[C02] a gate opens for classes', () => {
  const to = (moment: string) => portal.clock.set(new Date(`${moment}+08:00`))
  const noted = async () => {
    const rows = await db.selectFrom('courseAttendance').select(['meetingId', 'present']).orderBy('meetingId').execute()
    return rows.map(({ meetingId, present }) => [meetingId, present])
  }
  const temporary = (id: number) =>
    db.updateTable('cards').set({ kind: 'temporary' }).where('memberId', '=', id).execute()

  test('from half an hour before a meeting to its end; who comes is noted as there, unless the coach has noted something', async () => {
    const { id, meetings } = await aCourse(portal, await aTerm(portal), { price: 0 })
    const member = await portal.memberAs('adult')
    await enrolled(portal, member.id, id)
    const gate = await aGate(portal, 'mong-ha')
    to('2026-03-31T18:29:59')
    expect(await gate.pass(await codeOf(member))).toMatchObject(no('too_early'))
    to('2026-03-31T18:31:00')
    expect(await gate.pass(await codeOf(member))).toMatchObject({ data: { open: true } })
    expect(await noted()).toEqual([[meetings[0], true]])
    to('2026-03-31T20:00:00')
    expect(await gate.pass(await codeOf(member))).toMatchObject(no('nothing_booked'))

    const enrolment = await db.selectFrom('enrolments').select('id').executeTakeFirstOrThrow()
    const absent = { meetingId: meetings[1] ?? 0, enrolmentId: enrolment.id, present: false }
    to('2026-04-07T19:10:00')
    await db
      .insertInto('courseAttendance')
      .values({ ...absent, notedAt: portal.clock.now() })
      .execute()
    expect(await gate.pass(await codeOf(member))).toMatchObject({ data: { open: true } })
    expect(await noted()).toContainEqual([meetings[1], false])
    const cancelled = { cancelled: 'coach', cancelledAt: portal.clock.now() } as const
    await db
      .updateTable('courseMeetings')
      .set(cancelled)
      .where('id', '=', meetings[2] ?? 0)
      .execute()
    to('2026-04-14T19:00:00')
    expect(await gate.pass(await codeOf(member))).toMatchObject(no('nothing_booked'))
  })

  test('of the programme with a temporary card, and of no other', async () => {
    const term = await aTerm(portal)
    const ofAll = await aCourse(portal, term, { price: 0, temporaryCard: true })
    const other = await aCourse(portal, term, { price: 0, days: ['2026-04-01'] })
    const member = await portal.memberAs('adult')
    for (const { id } of [ofAll, other]) await enrolled(portal, member.id, id)
    await temporary(member.id)
    const gate = await aGate(portal, 'mong-ha')
    to('2026-03-31T19:00:00')
    expect((await gate.expected()).data.items).toMatchObject([
      { windows: [{ kind: 'course', from: '2026-03-31T10:30:00.000Z', until: '2026-03-31T12:00:00.000Z' }] },
    ])
    expect(await gate.pass(await codeOf(member))).toMatchObject({ data: { open: true } })
    to('2026-04-01T19:00:00')
    expect((await gate.expected()).data.items).toEqual([])
    expect(await gate.pass(await codeOf(member))).toMatchObject(no('temporary'))
  })

  test('once they are paid', async () => {
    const { id } = await aCourse(portal, await aTerm(portal))
    const member = await portal.memberAs('adult')
    await enrolled(portal, member.id, id)
    to('2026-03-31T19:00:00')
    const gate = await aGate(portal, 'mong-ha')
    expect(await gate.pass(await codeOf(member))).toMatchObject(no('unpaid'))
    expect((await gate.expected()).data.items).toEqual([])
    await db.updateTable('enrolments').set({ amount: 0 }).execute()
    portal.clock.forward(1000)
    expect(await gate.pass(await codeOf(member))).toMatchObject({ data: { open: true } })
  })
})
