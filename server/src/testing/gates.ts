import type { GateWay } from '@palaestra/contract'
import { sql } from 'kysely'
import { qrCodeService } from '../features/account/qrCode.service.ts'
import { gateTable } from '../features/gate/gate.table.ts'
import { hashOfToken, newToken } from '../keys.ts'
import { clockFrom } from '../ports/clock.ts'
import { bookingsOf, offer } from './bookings.ts'
import type { Portal } from './portal.ts'

/** In Macao. */
const at = (moment: string) => new Date(`${moment}+08:00`)

/** The code that a member’s screen shows at a moment, by the clocks of Macao; or one kept by a device since then. */
export const codeAt = async (
  { deps }: Portal,
  memberId: number,
  moment: string,
  which: 'content' | 'kept' = 'content',
) => {
  const clock = clockFrom(() => at(moment), deps.settings.timeZone)
  return (await qrCodeService({ ...deps, clock }).now(memberId))[which]
}

interface Event {
  number: number
  way: GateWay
  code: string
  at: string
  opened: boolean
}

/** A gate of a venue, with what it asks and tells. */
export const aGate = async (portal: Portal, venue: string, pool?: string) => {
  const { db } = portal
  const { id: venueId } = await db.selectFrom('venues').select('id').where('code', '=', venue).executeTakeFirstOrThrow()
  const its = await db
    .selectFrom('pools')
    .select('id')
    .where('code', '=', pool ?? '')
    .executeTakeFirst()
  const key = newToken()
  const made = await gateTable(db).add({
    ...{ venueId, poolId: its?.id ?? null, name: `Gate ${key}`, keyHash: hashOfToken(key) },
    ...{ addedAt: portal.clock.now(), addedBy: null },
  })
  const door = portal.withHeaders({ apikey: key })
  let number = 0
  const next = () => {
    number += 1
    return number
  }
  return {
    ...{ id: made?.id ?? 0, key, venueId },
    /** Asks at the moment of the portal’s clock. */
    pass: (code: string, way: GateWay = 'in', asked: { number?: number; at?: string } = {}) =>
      door.post('/gate/pass', { number: next(), way, code, at: portal.clock.now().toISOString(), ...asked }),
    /** Something that has happened, by the clocks of Macao. */
    event: async (memberId: number, way: GateWay, moment: string, opened = true): Promise<Event> => ({
      ...{ number: next(), way, opened, at: at(moment).toISOString() },
      code: await codeAt(portal, memberId, moment),
    }),
    upload: (events: readonly Event[]) => door.post('/gate/upload', { events }),
    expected: (query = '') => door.get(`/gate/expected${query}`),
  }
}

/** Courts of an evening from six to nine that cost nothing, and a booking of the first of them. */
export const aFreeBooking = async (portal: Portal, venue: string, day: string) => {
  const slots = await offer(portal, venue, day, { prices: [0, 0, 0] })
  const member = await portal.memberAs('adult')
  const { data } = await bookingsOf(member).book([slots[0] ?? 0])
  return { member, slots, reference: data.reference as string }
}

/** The visits of a member, by the clocks of Macao. */
export const visitsAt = async ({ db }: Portal, memberId: number) => {
  const shown = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Macau', 'MM-DD HH24:MI')`
  const rows = await db
    .selectFrom('visits')
    .select([shown('came_at').as('came'), shown('left_at').as('left'), 'source'])
    .where('memberId', '=', memberId)
    .orderBy('cameAt')
    .execute()
  return rows.map(({ came, left, source }) => `${came}–${left?.slice(6) ?? ''} ${source}`)
}

/** What a member has earned, in points. */
export const pointsOf = async ({ db }: Portal, memberId: number) => {
  const { sum } = await db
    .selectFrom('pointsEntries')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql.lit(0)).as('sum'))
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(sum) / 100
}

/** One member collects the bookings of another, by their own yes. */
export const collectsFor = async ({ db }: Portal, personId: number, ownerId: number) => {
  const { memberNumber } = await db
    .selectFrom('members')
    .select('memberNumber')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('companions')
    .values({
      ...{ kind: 'collector', ownerId, place: 1, askedNumber: memberNumber, personId, confirmedBy: personId },
      ...{ relation: null, shirt: null, answerUntil: '2026-01-31', declinedAt: null },
      ...{ endedAt: null, endedBecause: null, endedBy: null },
      ...{ askedAt: new Date('2026-01-01'), confirmedAt: new Date('2026-01-02') },
    })
    .execute()
}
