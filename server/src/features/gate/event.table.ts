import type { AsideReason, GateNo, GateWay, Locale } from '@palaestra/contract'
import { type Generated, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

export interface GateEventTables {
  gateEvents: {
    id: Generated<number>
    gateId: number
    /** As the gate counts them, each day by itself if it likes. */
    number: number
    /** By the clock of the gate, so that a copy meets the same row. */
    day: string
    venueId: number
    /** Null of a code that was none. */
    memberId: number | null
    direction: GateWay
    /** When it was, as far as is known. */
    at: Date
    /** When it was by the clock of the gate. */
    saidAt: Date
    receivedAt: Date
    /** Told afterwards, by a gate that was cut off. */
    late: boolean
    opened: boolean
    /** Whether visits follow from it. */
    counted: boolean
    /** Why the gate stayed closed; of a late one, why it was put aside. */
    reason: GateNo | AsideReason | null
    /** For how many people it has opened; null where nobody counts them. */
    party: number | null
    /** Of a code that is good for a minute: a hash by which it is known again. */
    codeMark: string | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends GateEventTables {}
}
export type NewEvent = Omit<GateEventTables['gateEvents'], 'id'>

/** By which an event is known again. */
export interface EventKey {
  number: number
  day: string
}

const named = { zh: 'venues.nameZh', pt: 'venues.namePt', en: 'venues.nameEn' } as const

const byKey = prepared<EventKey & { gateId: number }>()((db, value) =>
  db
    .selectFrom('gateEvents')
    .select(['direction', 'opened', 'reason', 'party'])
    .where('gateId', '=', value('gateId'))
    .where('number', '=', value('number'))
    .where('day', '=', value('day')),
)

/** By which a pass is known again: its event, or a code of a minute that has let its member in. */
interface Pass extends EventKey {
  gateId: number
  memberId: number
  codeMark: string | null
  since: Date
}

const passesLike = prepared<Pass>()((db, value) => {
  const known = db.selectFrom('gateEvents').select(['direction', 'opened', 'reason', 'party'])
  return known
    .select(sql<boolean>`true`.as('again'))
    .where('gateId', '=', value('gateId'))
    .where('number', '=', value('number'))
    .where('day', '=', value('day'))
    .unionAll(
      known
        .select(sql<boolean>`false`.as('again'))
        .where('memberId', '=', value('memberId'))
        .where('at', '>', value('since'))
        .where('codeMark', '=', value('codeMark'))
        .where('direction', '=', 'in')
        .where('opened', '=', true),
    )
})

const ofMember = prepared<{ memberId: number; from: Date; until: Date }>()((db, value) =>
  db
    .selectFrom('gateEvents')
    .innerJoin('venues', 'venues.id', 'gateEvents.venueId')
    .select(['gateEvents.venueId as venue', 'gateEvents.direction as way', 'gateEvents.at'])
    .select(['venues.nameZh', 'venues.namePt'])
    .where('gateEvents.memberId', '=', value('memberId'))
    .where('gateEvents.at', '>=', value('from'))
    .where('gateEvents.at', '<', value('until'))
    .where('gateEvents.counted', '=', true),
)

export const eventTable = (db: Db) => ({
  /** Adds those that are new, and gives them back. */
  add: (events: readonly NewEvent[]) =>
    db
      .insertInto('gateEvents')
      .values(events)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['number', 'day'])
      .execute(),

  byKey: (gateId: number, { number, day }: EventKey) => byKey.first(db, { gateId, number, day }),

  /** Those of these that are known. */
  known: (gateId: number, keys: readonly EventKey[]) =>
    db
      .selectFrom('gateEvents')
      .select(['number', 'day', 'direction', 'saidAt', 'late', 'reason'])
      .where('gateId', '=', gateId)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('number', 'day'),
          'in',
          keys.map(({ number, day }) => tuple(number, day)),
        ),
      )
      .execute(),

  /** The same pass, told before; and whether its code of a minute has let its member in already. */
  async before(pass: Pass) {
    const found = await passesLike.all(db, pass)
    return { known: found.find(({ again }) => again), hasPassed: found.some(({ again }) => !again) }
  },

  /** Who has passed, from one moment to another, with the names of the venues. */
  ofMember: (memberId: number, from: Date, until: Date) => ofMember.all(db, { memberId, from, until }),

  /** Whether something held a member back at a moment, which has a day there. */
  async wasHeld(memberId: number, at: Date, day: string) {
    const found = await db
      .selectFrom('memberHolds')
      .select('id')
      .where('memberId', '=', memberId)
      .where('reason', '<>', 'no_show')
      .where('since', '<=', at)
      .where((hold) => hold.or([hold('endedAt', 'is', null), hold('endedAt', '>', at)]))
      .where((hold) => hold.or([hold('until', 'is', null), hold('until', '>', day)]))
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  },

  /** What was put aside, the newest first, before one of them. */
  aside: (locale: Locale, before: number | undefined, size: number) =>
    db
      .selectFrom('gateEvents')
      .innerJoin('gates', 'gates.id', 'gateEvents.gateId')
      .innerJoin('venues', 'venues.id', 'gateEvents.venueId')
      .leftJoin('members', 'members.id', 'gateEvents.memberId')
      .select([
        'gateEvents.id',
        'gates.name as gate',
        `${named[locale]} as place`,
        'gateEvents.number',
        'gateEvents.day',
      ])
      .select([
        'gateEvents.saidAt',
        'gateEvents.receivedAt',
        'gateEvents.direction as way',
        'gateEvents.opened',
        'gateEvents.reason',
      ])
      .select('members.memberNumber')
      .where(sql<boolean>`gate_events.late and gate_events.reason is not null`)
      .$if(before !== undefined, (query) => query.where('gateEvents.id', '<', before ?? 0))
      .orderBy('gateEvents.id', 'desc')
      .limit(size)
      .execute(),

  purge: (before: Date) => db.deleteFrom('gateEvents').where('receivedAt', '<', before).execute(),
})
