import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { referenceFrom } from '../../caseReference.ts'
import { offer } from '../../testing/bookings.ts'
import { thePortal } from '../../testing/portal.ts'
import type { BookingTables } from './booking.table.ts'
import { type Wish, wishTable } from './wish.table.ts'

const portal = await thePortal()
const { db } = portal
const day = '2026-03-04'
let slots: number[]
let memberId: number
let otherId: number

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  slots = await offer(portal, 'a1', day)
  memberId = (await portal.memberAs('adult')).id
  otherId = (await portal.memberAs('guardian')).id
})

const at = (time: string) => new Date(`2026-03-02T${time}:00+08:00`)
const reference = () => referenceFrom('B', day, 8)

describe('whatever is wrong above it, the database refuses', () => {
  type Row = Insertable<BookingTables['bookings']>
  const row = (more: Partial<Row> = {}): Row => ({
    ...{ reference: reference(), slotId: slots[0] ?? 0, memberId, facilityKind: 'badminton', band: 'peak' },
    ...{ quotaFrom: day, quotaPlace: 1, quotaMost: 2, startsAt: new Date('2026-03-04T18:00:00+08:00') },
    ...{ amount: 4000, state: 'confirmed', heldUntil: null, requestKey: randomUUID() },
    ...{ createdAt: at('10:00'), endedAt: null, ...more },
  })
  const add = (more?: Partial<Row>) => db.insertInto('bookings').values(row(more)).execute()
  const [unique, check] = ['23505', '23514']
  const until = at('10:12')

  test.each(['held', 'offered', 'confirmed', 'used', 'no_show'] as const)(
    'two holders of one slot: %s',
    async (state) => {
      const heldUntil = ['held', 'offered'].includes(state) ? until : null
      await add({ state, heldUntil, arrivedAt: state === 'used' ? at('18:00') : null })
      await expect(add({ memberId: otherId })).rejects.toMatchObject({ code: unique })
    },
  )

  test.each(['confirmed', 'forfeited'] as const)('one place of a quota twice: %s', async (state) => {
    await add({ state, endedAt: state === 'forfeited' ? at('11:00') : null })
    await expect(add({ slotId: slots[1] ?? 0 })).rejects.toMatchObject({ code: unique })
    await add({ slotId: slots[1] ?? 0, quotaPlace: 2 })
  })

  test.each([
    ['a place beyond the quota', { quotaPlace: 3 }],
    ['no place of the quota', { quotaPlace: 0 }],
    ['what is held for ever', { state: 'held' }],
    ['what is confirmed for a while', { heldUntil: until }],
    ['what was cancelled at no time', { state: 'cancelled' }],
    ['what ended and goes on', { endedAt: at('11:00') }],
    ['what ended before it began', { state: 'cancelled', endedAt: at('09:59') }],
    ['what costs less than nothing', { amount: -1 }],
    ['what is used, though nobody came', { state: 'used' }],
    ['what somebody came to, and is not used', { arrivedAt: until }],
    ['a state that there is not', { state: 'paid' as 'used' }],
    ['a reference of another shape', { reference: 'B26-1' }],
  ] as const)('%s', async (_, more) => {
    await expect(add(more)).rejects.toMatchObject({ code: check })
  })

  test('one request of a member twice', async () => {
    const requestKey = randomUUID()
    await add({ requestKey, state: 'cancelled', endedAt: at('11:00') })
    await expect(add({ requestKey })).rejects.toMatchObject({ code: unique })
    await add({ requestKey, memberId: otherId })
  })
})

describe('what is held', () => {
  /** Asks for slots as a portal does in which they have to be paid within twelve minutes. */
  const ask = async (who: number, choices: readonly number[], time: string, minutes = 12) => {
    const wish: Wish = {
      memberId: who,
      bornOn: '1990-01-01',
      choices,
      requestKey: randomUUID(),
      reference: reference(),
    }
    const now = at(time)
    const heldUntil = new Date(now.getTime() + minutes * 60_000)
    const [outcome] = await wishTable(db).answer([wish], { now, heldUntil, adultAge: 18, seniorAge: 65 })
    return outcome
  }
  const states = async () =>
    (await db.selectFrom('bookings').select('state').orderBy('id').execute()).map(({ state }) => state)

  test('is somebody else’s from the moment of its end, with nobody who sweeps', async () => {
    expect(await ask(memberId, slots.slice(0, 1), '10:00')).toMatchObject({ outcome: 'booked', heldUntil: at('10:12') })
    expect(await ask(otherId, slots.slice(0, 1), '10:11')).toMatchObject({ outcome: 'taken' })
    expect(await ask(otherId, slots.slice(0, 1), '10:12')).toMatchObject({ outcome: 'booked' })
    expect(await states()).toEqual(['lapsed', 'held'])
  })

  test('gives its place of the quota back, too', async () => {
    for (const slot of slots.slice(0, 2))
      expect(await ask(memberId, [slot], '10:00')).toMatchObject({ outcome: 'booked' })
    expect(await ask(memberId, slots.slice(2, 3), '10:11')).toMatchObject({ outcome: 'quota' })
    expect(await ask(memberId, slots.slice(2, 3), '10:12')).toMatchObject({ outcome: 'booked' })
    expect(await states()).toEqual(['lapsed', 'lapsed', 'held'])
  })

  test('is never what costs nothing', async () => {
    await sql`update slots set price_adult = 0`.execute(db)
    expect(await ask(memberId, slots.slice(0, 1), '10:00')).toMatchObject({ outcome: 'booked', heldUntil: null })
    expect(await states()).toEqual(['confirmed'])
  })

  test('tells why the first of the choices cannot be had', async () => {
    await ask(otherId, slots.slice(0, 1), '10:00')
    await sql`update slots set opens_at = 'infinity' where id = ${slots[1] ?? 0}`.execute(db)
    const [first = 0, second = 0] = slots
    expect(await ask(memberId, [first, second], '10:01')).toMatchObject({ outcome: 'taken', id: null, reference: null })
    expect(await ask(memberId, [second, first], '10:01')).toMatchObject({ outcome: 'not_open', id: null })
  })
})
