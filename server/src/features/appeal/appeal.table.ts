import { type CaseState, type Judgement, judgements } from '@palaestra/contract'
import { type Generated, type Insertable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { type Kept, noDecision, type Verdict } from '../decision/decision.table.ts'

export interface AppealTables {
  appeals: {
    id: Generated<number>
    /** The name by which member and staff refer to it, e.g. `P26-7KQX3M`. It opens nothing. */
    reference: string
    memberId: number
    /** The hold that it is against; null where it is against a missed booking. */
    holdId: number | null
    /** The missed booking that it is against; null where it is against a hold. */
    noShowId: number | null
    /** Who of the staff has set that hold: they do not decide. Null when the portal itself did. */
    imposedBy: number | null
    state: CaseState
    /** Set when the hold was lifted before a decision: nothing was left to decide. */
    lapsed: boolean
    /** What the member says. */
    statement: string
    receivedAt: Date
    dueOn: string
    /** When its decision took effect, or it was taken back. */
    endedAt: Date | null
    /** What was decided; null while it waits, and for what was taken back. */
    decision: Verdict | null
    decidedAt: Date | null
    /** The id of the member of staff. */
    decidedBy: number | null
    /** When a decision takes effect that can still be undone. */
    effectiveAt: Date | null
    /** The member of staff who has confirmed it: never the one who has decided it. */
    secondedBy: number | null
    /** Why it was decided so, for the member. */
    reason: string | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends AppealTables {}
}

const columns = [
  'id',
  'reference',
  'memberId',
  'holdId',
  'noShowId',
  'imposedBy',
  'state',
  'lapsed',
  'statement',
  'receivedAt',
  'dueOn',
  'endedAt',
  'decision',
  'decidedAt',
  'decidedBy',
  'effectiveAt',
  'secondedBy',
  'reason',
] as const

type NewAppeal = Pick<
  Insertable<AppealTables['appeals']>,
  'reference' | 'memberId' | 'holdId' | 'noShowId' | 'imposedBy' | 'statement' | 'receivedAt' | 'dueOn'
>
const undecided = { ...noDecision, reason: null } as const
export const decisionsKept: Kept = {
  table: 'appeals',
  undecided: { ...undecided, endedAt: null },
  ends: ['passed', 'rejected'],
}

/** What was said to the member when a hold was set: the entry of the trail that was written with it. */
const why = sql<string | null>`(
  select detail from audit where subject_kind = 'member' and subject_id = member_holds.member_id::text
    and act = 'hold ' || member_holds.reason and at >= member_holds.since order by audit.id limit 1)`

/** Holds that stand on a day. */
const standing = (db: Db, today: string) =>
  db
    .selectFrom('memberHolds')
    .where('memberHolds.endedAt', 'is', null)
    .where((hold) => hold.or([hold('memberHolds.until', 'is', null), hold('memberHolds.until', '>', today)]))

export const appealTable = (db: Db) => ({
  /** Nothing comes back when the reference is taken, or what it is against has its appeal: of two at once there is one. */
  add: (appeal: NewAppeal) =>
    db
      .insertInto('appeals')
      .values({ ...undecided, ...appeal, state: 'waiting', lapsed: false, endedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['reference', 'dueOn'])
      .executeTakeFirst(),

  byReference: (reference: string) =>
    db.selectFrom('appeals').select(columns).where('reference', '=', reference).executeTakeFirst(),

  /** All of a member, the newest first, with the booking of what was missed. */
  ofMember: (memberId: number) =>
    db
      .selectFrom('appeals')
      .leftJoin('noShows', 'noShows.id', 'appeals.noShowId')
      .leftJoin('bookings', 'bookings.id', 'noShows.bookingId')
      .select(columns.map((column) => `appeals.${column}` as const))
      .select('bookings.reference as missed')
      .where('appeals.memberId', '=', memberId)
      .orderBy('appeals.id', 'desc')
      .execute(),

  /**
   * What holds a member back on a day and can be appealed against, the newest first. What rests because of the single
   * bookings holds nobody back; where it is appealed against itself, that appeal stands at it.
   */
  holdsOn: (memberId: number, today: string) =>
    standing(db, today)
      .select(['id', 'reason', 'since', 'until', 'imposedBy', why.as('why')])
      .where('memberId', '=', memberId)
      .where('reason', 'in', judgements)
      .where((hold) =>
        hold.or([
          hold('memberHolds.rests', '=', false),
          hold.exists(
            hold
              .selectFrom('appeals')
              .select('appeals.id')
              .whereRef('appeals.holdId', '=', 'memberHolds.id')
              .where('appeals.endedAt', 'is', null),
          ),
        ]),
      )
      .$narrowType<{ reason: Judgement }>()
      .orderBy('id', 'desc')
      .execute(),

  /** A hold with the name of who has set it. */
  hold: (id: number) =>
    db
      .selectFrom('memberHolds')
      .leftJoin('staff', 'staff.id', 'memberHolds.imposedBy')
      .select(['reason', 'since', 'until', 'endedAt', 'staff.name', why.as('why')])
      .where('memberHolds.id', '=', id)
      .$narrowType<{ reason: Judgement }>()
      .executeTakeFirstOrThrow(),

  /** A missed booking with where and when it was, and who noted on that day that others came to the venue. */
  async missed(id: number) {
    const { rows } = await sql<{
      booking: string
      startsAt: Date
      countedAt: Date
      excusedAt: Date | null
      venueZh: string
      venuePt: string
      venueEn: string
      facilityZh: string
      facilityPt: string
      facilityEn: string
      courtZh: string
      courtPt: string
      courtEn: string
      others: number
      notedBy: string[]
    }>`
      select b.reference as booking, b.starts_at, n.counted_at, n.excused_at,
        v.name_zh as venue_zh, v.name_pt as venue_pt, v.name_en as venue_en,
        f.name_zh as facility_zh, f.name_pt as facility_pt, f.name_en as facility_en,
        c.name_zh as court_zh, c.name_pt as court_pt, c.name_en as court_en,
        noted.others, noted.noted_by
      from no_shows n
      join bookings b on b.id = n.booking_id join slots s on s.id = b.slot_id
      join venues v on v.id = s.venue_id join facilities f on f.id = s.facility_id join courts c on c.id = s.court_id
      cross join lateral (
        select count(distinct there.member_id)::int as others,
          coalesce(array_agg(distinct staff.name order by staff.name) filter (where staff.name is not null), '{}') as noted_by
        from slots
        join bookings there on there.slot_id = slots.id and there.state = 'used' and there.member_id <> n.member_id
        left join audit on audit.subject_kind = 'member' and audit.subject_id = there.member_id::text
          and audit.act = 'arrival_noted' and position(there.reference in audit.detail) > 0
        left join staff on staff.id = audit.staff_id
        where slots.venue_id = s.venue_id and slots.day = s.day) noted
      where n.id = ${id}`.execute(db)
    return rows[0]
  },

  /** Nothing comes back when it is not the member’s, or waits no more. */
  withdraw: (memberId: number, reference: string, endedAt: Date) =>
    db
      .updateTable('appeals')
      .set({ state: 'withdrawn', endedAt })
      .where('state', '=', 'waiting')
      .where('memberId', '=', memberId)
      .where('reference', '=', reference)
      .returning('noShowId')
      .executeTakeFirst(),

  /** Ends the appeal against a hold that was lifted, decided or not, as long as that has not taken effect. */
  lapse: (holdId: number, endedAt: Date) =>
    db
      .updateTable('appeals')
      .set({ ...undecided, state: 'withdrawn', lapsed: true, endedAt })
      .where('holdId', '=', holdId)
      .where('endedAt', 'is', null)
      .returning('reference')
      .executeTakeFirst(),

  /** Ends those against missed bookings of a member that were excused otherwise, decided or not. */
  lapseExcused: (memberId: number, endedAt: Date) =>
    db
      .updateTable('appeals')
      .set({ ...undecided, state: 'withdrawn', lapsed: true, endedAt })
      .from('noShows')
      .whereRef('noShows.id', '=', 'appeals.noShowId')
      .where('appeals.memberId', '=', memberId)
      .where('noShows.excusedAt', 'is not', null)
      .where('appeals.endedAt', 'is', null)
      .returning('appeals.reference')
      .execute(),

  /** Deletes what ended before a moment. One against a hold that stands remains: it was the only one. */
  deleteEndedBefore: (moment: Date, today: string) =>
    db
      .deleteFrom('appeals')
      .where('endedAt', '<', moment)
      .where((appeal) =>
        appeal.not(
          appeal.exists(
            standing(db, today).select('memberHolds.id').whereRef('memberHolds.id', '=', appeal.ref('appeals.holdId')),
          ),
        ),
      )
      .execute(),
})
export type Appeal = NonNullable<Awaited<ReturnType<ReturnType<typeof appealTable>['byReference']>>>
