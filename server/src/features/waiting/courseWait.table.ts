import { liveEnrolments, liveWaits } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

const live = sql.join(liveWaits.map((state) => sql.lit(state)))

/** Somebody in the line of a class. */
interface InLine {
  id: number
  memberId: number
  bornOn: string
}

/** Waits for classes, with what is said of them. */
const placed = (db: Db) =>
  db
    .selectFrom('waits')
    .innerJoin('courses', 'courses.id', 'waits.courseId')
    .innerJoin('courseTerms', 'courseTerms.id', 'courses.termId')
    .innerJoin('venues', 'venues.id', 'courses.venueId')
    .leftJoin('enrolments', 'enrolments.id', 'waits.enrolmentId')
    .select(['waits.id', 'waits.memberId', 'courses.id as courseId', 'waits.state', 'waits.endedAt'])
    .select(['waits.offeredAt', 'waits.offeredUntil', 'courses.code', 'courses.price', 'courses.closed'])
    .select(['courses.nameZh', 'courses.namePt', 'courses.nameEn', 'courseTerms.startsOn', 'courseTerms.endsOn'])
    .select(['venues.nameZh as venueZh', 'venues.namePt as venuePt', 'venues.nameEn as venueEn'])
    .select(['venues.addressZh', 'venues.addressPt', 'venues.addressEn'])
    .select(['enrolments.reference', 'enrolments.state as placeState', 'enrolments.endedAt as placeEndedAt'])

export type CourseWait = Awaited<ReturnType<ReturnType<typeof courseWaitTable>['withIds']>>[number]

export const courseWaitTable = (db: Db) => ({
  withIds: (ids: readonly number[]) => placed(db).where('waits.id', 'in', ids).orderBy('waits.id').execute(),

  /** Those of a member that are live, or have ended since a moment: offers first; at last what is over. */
  mine: (memberId: number, since: Date) =>
    placed(db)
      .select(
        sql<number | null>`case when waits.ended_at is null then (
          select count(*)::int from waits others where others.course_id = waits.course_id and others.state in (${live})
            and others.id <= waits.id) end`.as('place'),
      )
      .where('waits.memberId', '=', memberId)
      .where((where) => where.or([where('waits.endedAt', 'is', null), where('waits.endedAt', '>', since)]))
      .orderBy('waits.endedAt', (by) => by.desc().nullsFirst())
      .orderBy(sql`waits.state <> 'offered'`)
      .orderBy('waits.id')
      .execute(),

  /** The live one of a member for a class. */
  of: (memberId: number, courseId: number) =>
    db
      .selectFrom('waits')
      .leftJoin('enrolments', 'enrolments.id', 'waits.enrolmentId')
      .select(['waits.id', 'waits.state', 'enrolments.reference'])
      .where('waits.memberId', '=', memberId)
      .where('waits.courseId', '=', courseId)
      .where('waits.state', 'in', liveWaits)
      .executeTakeFirst(),

  /** How many are served before one that is live, and itself. */
  async placeOf(id: number) {
    const { rows } = await sql<{ place: number }>`
      select count(*)::int as place from waits mine
      join waits others on others.course_id = mine.course_id and others.state in (${live}) and others.id <= mine.id
      where mine.id = ${id}`.execute(db)
    return rows[0]?.place ?? 1
  },

  /** Whether a member has a place in a class, whether one of it is anybody’s, and in how many of its term they are. */
  async asked(memberId: number, courseId: number, now: Date) {
    const { rows } = await sql<{ isTheirs: boolean; isFree: boolean; used: number }>`
      select exists (select from enrolments e where e.course_id = c.id and e.member_id = ${memberId}
          and e.state in (${sql.join(liveEnrolments)})) as is_theirs,
        c.taken < c.places and not (c.freed_at > ${now}::timestamptz - interval '2 minutes'
          and exists (select from waits w where w.course_id = c.id and w.state = 'waiting')) as is_free,
        (select count(*)::int from enrolments e where e.member_id = ${memberId} and e.term_id = c.term_id
          and e.state in (${sql.join(liveEnrolments)})) as used
      from courses c where c.id = ${courseId}`.execute(db)
    return rows[0] ?? { isTheirs: false, isFree: true, used: 0 }
  },

  /** Classes with a place that is nobody’s while somebody waits for one, after one of them: of these, or of all. */
  async freed(today: string, { among, after, most }: { among?: readonly number[]; after: number; most: number }) {
    const { rows } = await sql<{ id: number; most: number; startsOn: string; temporaryCard: boolean }>`
      select c.id, t.most, t.starts_on, c.temporary_card
      from courses c join course_terms t on t.id = c.term_id
      where c.id > ${after} ${among ? sql`and c.id = any(${[...among]}::int[])` : sql``}
        and c.id in (select w.course_id from waits w where w.state = 'waiting')
        and c.taken < c.places and c.closed is null and t.starts_on > ${today}
      order by c.id limit ${most}`.execute(db)
    return rows
  },

  /** Who waits for a class, in the order in which they are served. */
  async line(courseId: number) {
    const { rows } = await sql<InLine>`
      select w.id, w.member_id, m.birth_date as born_on from waits w join members m on m.id = w.member_id
      where w.course_id = ${courseId} and w.state = 'waiting' order by w.id`.execute(db)
    return rows
  },
})

export const courseWaitChanges = (db: Tx) => ({
  /** Joins the line of a class. Nothing comes back where the member waits for it, or for as many as one may. */
  async join({ memberId, courseId, since }: { memberId: number; courseId: number; since: Date }) {
    const { rows } = await sql<{ id: number }>`
      insert into waits (member_id, course_id, nr, state, since)
      select ${memberId}, ${courseId}, free, 'waiting', ${since} from generate_series(1, 5) free
      where not exists (select from waits w where w.member_id = ${memberId} and w.nr = free and w.state in (${live}))
      order by free limit 1
      on conflict do nothing returning id`.execute(db)
    return rows[0]
  },

  offer: (
    id: number,
    { enrolmentId, offeredAt, offeredUntil }: { enrolmentId: number; offeredAt: Date; offeredUntil: Date },
  ) =>
    db
      .updateTable('waits')
      .set({ state: 'offered', enrolmentId, offeredAt, offeredUntil })
      .where('id', '=', id)
      .execute(),

  /** The answer to what was offered. Nothing changes where it was given before. */
  answer: (enrolmentId: number, state: 'taken' | 'declined', endedAt: Date) =>
    db
      .updateTable('waits')
      .set({ state, endedAt })
      .where('enrolmentId', '=', enrolmentId)
      .where('state', '=', 'offered')
      .execute(),

  /** Leaves the line. Nothing comes back where the member does not wait. */
  leave: (memberId: number, courseId: number, endedAt: Date) =>
    db
      .updateTable('waits')
      .set({ state: 'left', endedAt })
      .where('memberId', '=', memberId)
      .where('courseId', '=', courseId)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst(),

  /** Holds a portion of those whose offer has ended without an answer; what somebody else works on is left to them. */
  async holdEnded(most: number) {
    const { rows } = await sql<{ id: number }>`
      select w.id from waits w join enrolments e on e.id = w.enrolment_id
      where w.state = 'offered' and e.state <> 'offered'
      order by w.id limit ${most} for no key update of w skip locked`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Back into the line, at the same place. */
  takeBack: (ids: readonly number[]) =>
    db
      .updateTable('waits')
      .set({ state: 'waiting', enrolmentId: null, offeredAt: null, offeredUntil: null })
      .where('id', 'in', ids)
      .execute(),

  /** Holds a portion of those that can come to nothing any more: the term has begun, or the class is closed. */
  async holdOver(today: string, most: number) {
    const { rows } = await sql<{ id: number }>`
      select w.id from waits w join courses c on c.id = w.course_id join course_terms t on t.id = c.term_id
      where w.state = 'waiting' and (t.starts_on <= ${today} or c.closed is not null)
      order by w.id limit ${most} for no key update of w skip locked`.execute(db)
    return rows.map(({ id }) => id)
  },
})
