import {
  type BallotEntry,
  type BallotResult,
  type StruckReason,
  statesInQuota,
  statesOfHolder,
} from '@palaestra/contract'
import { type Generated, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

export interface EntryTables {
  drawEntries: {
    drawId: number
    /** Null once the member is erased. */
    memberId: number | null
    /** Random: nobody is named by it. */
    code: string
    /** Slots, the one liked best first; of a draw of turns none. */
    choices: number[]
    enteredAt: Date
    /** Null until it is drawn. Who has won nothing keeps it: waiting lists go by it. */
    rank: Generated<number | null>
    won: Generated<number | null>
    /** Why there is no booking of what was won. */
    struck: Generated<StruckReason | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends EntryTables {}
}

/** What decides whether somebody may name a slot in an entry. */
export interface NamedSlot {
  id: number
  isDrawnFor: boolean
  minimumAge: number
  isQuotaUsed: boolean
}

export const entryTable = (db: Db) => ({
  /** The list as it is published, in the order of its codes. */
  list: (drawId: number): Promise<BallotEntry[]> =>
    db.selectFrom('drawEntries').select(['code', 'choices']).where('drawId', '=', drawId).orderBy('code').execute(),

  /** What was drawn, by rank; `struck` of those who got nothing for it. */
  drawn: (drawId: number) =>
    db
      .selectFrom('drawEntries')
      .select(['code', 'rank', 'won', 'struck'])
      .where('drawId', '=', drawId)
      .where('rank', 'is not', null)
      .orderBy('rank')
      .execute(),

  ofMember: (drawId: number, memberId: number) =>
    db
      .selectFrom('drawEntries')
      .select(['code', 'choices'])
      .where('drawId', '=', drawId)
      .where('memberId', '=', memberId)
      .executeTakeFirst(),

  /** The slots that somebody names, as far as there are any, and what decides whether they may. */
  async named(ids: readonly number[], { memberId, drawId }: { memberId: number; drawId: number }) {
    const { rows } = await sql<NamedSlot>`
      select s.id, f.minimum_age,
        s.given_by = 'ballot' and s.opens_at < 'infinity' and s.closed_by is null and exists (select from draws d where d.id = ${drawId}
          and d.facility_kind = s.facility_kind and d.day = s.day) as is_drawn_for,
        s.quota_most <= (select count(*) from bookings b where b.member_id = ${memberId}
          and b.facility_kind = s.facility_kind and b.band = s.band and b.quota_from = s.quota_from
          and b.state in (${sql.join(statesInQuota)})) as is_quota_used
      from slots s join facilities f on f.id = s.facility_id
      where s.id = any(${ids}::int[])`.execute(db)
    return rows
  },

  /** A member’s entries in draws for days from `from` on, and the booking of what was won. */
  mine: (memberId: number, from: string) =>
    db
      .selectFrom('drawEntries')
      .innerJoin('draws', 'draws.id', 'drawEntries.drawId')
      .leftJoin('bookings', (join) =>
        join
          .onRef('bookings.slotId', '=', 'drawEntries.won')
          .onRef('bookings.memberId', '=', 'drawEntries.memberId')
          .on('bookings.state', 'in', statesOfHolder),
      )
      .select(['draws.reference', 'draws.facilityKind', 'draws.day', 'drawEntries.code', 'drawEntries.choices'])
      .select(['drawEntries.rank', 'drawEntries.won', 'drawEntries.struck'])
      .select(['bookings.reference as booking', 'bookings.state'])
      .where('drawEntries.memberId', '=', memberId)
      .where('draws.purpose', '=', 'peak')
      .where('draws.day', '>=', from)
      .orderBy('draws.day')
      .orderBy('draws.facilityKind')
      .execute(),

  /** Those who are to be told of a list that was closed, after one of them, by code. */
  toTell: (drawId: number, after: string, most: number) =>
    db
      .selectFrom('drawEntries')
      .select(['memberId', 'code'])
      .where('drawId', '=', drawId)
      .where('code', '>', after)
      .orderBy('code')
      .limit(most)
      .execute(),

  /** Those who were drawn and have won nothing, after one of them, by rank. */
  without: (drawId: number, after: number, most: number) =>
    db
      .selectFrom('drawEntries')
      .select(['memberId', 'code', 'rank'])
      .where('drawId', '=', drawId)
      .where('rank', '>', after)
      .where('won', 'is', null)
      .orderBy('rank')
      .limit(most)
      .execute(),

  /** Those who have won, after one of them, by rank, with the slot and how many entries there were. */
  winners: (drawId: number, after: number, most: number) =>
    db
      .selectFrom('drawEntries')
      .leftJoin('members', 'members.id', 'drawEntries.memberId')
      .select(['drawEntries.memberId', 'drawEntries.code', 'drawEntries.rank', 'drawEntries.won', 'members.birthDate'])
      .where('drawEntries.drawId', '=', drawId)
      .where('drawEntries.rank', '>', after)
      .where('drawEntries.won', 'is not', null)
      .orderBy('drawEntries.rank')
      .limit(most)
      .execute(),
})

/** What a draw’s holder writes: the list is open, or is being drawn. */
export const entryChanges = (db: Tx) => ({
  /** Enters, or enters anew with other choices: the code stays. Comes back with it. */
  put: (entry: { drawId: number; memberId: number; code: string; choices: readonly number[]; enteredAt: Date }) =>
    db
      .insertInto('drawEntries')
      .values({ ...entry, choices: [...entry.choices] })
      .onConflict((conflict) => conflict.columns(['drawId', 'memberId']).doUpdateSet({ choices: [...entry.choices] }))
      .returning('code')
      .executeTakeFirstOrThrow(),

  remove: (drawId: number, memberId: number) =>
    db.deleteFrom('drawEntries').where('drawId', '=', drawId).where('memberId', '=', memberId).execute(),

  /** Takes off an open list whoever has been erased meanwhile. */
  removeNobodys: (drawId: number) =>
    db.deleteFrom('drawEntries').where('drawId', '=', drawId).where('memberId', 'is', null).execute(),

  /** Writes down what was drawn. All in one parameter: of ten thousand entries as well as of ten. */
  rank: (drawId: number, results: readonly BallotResult[]) =>
    sql`
      update draw_entries e set rank = r.rank, won = r.won
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (code text, rank int, won int)
      where e.draw_id = ${drawId} and e.code = r.code`.execute(db),

  /** Notes that somebody gets nothing for what they have won. */
  strike: (drawId: number, code: string, struck: StruckReason) =>
    db
      .updateTable('drawEntries')
      .set({ struck })
      .where('drawId', '=', drawId)
      .where('code', '=', code)
      .where('struck', 'is', null)
      .execute(),
})

/** Of entries in lists that were closed long ago, forgets whose they were. */
export const forgetWhose = (db: Db, before: string) =>
  db
    .updateTable('drawEntries')
    .set({ memberId: null })
    .where('memberId', 'is not', null)
    .where('drawId', 'in', (query) => query.selectFrom('draws').select('id').where('day', '<', before))
    .execute()
