import { type Generated, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { after, day } from '../../ports/clock.ts'

export interface AttendanceTables {
  /** Who was there and who was not. What nobody has noted is no row. */
  courseAttendance: {
    meetingId: number
    enrolmentId: number
    present: boolean
    notedBy: Generated<number | null>
    notedAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends AttendanceTables {}
}

/** Meetings that somebody has missed: all, and those of the first month. */
export interface Absences {
  all: number
  firstMonth: number
}

export const attendanceTable = (db: Db) => ({
  /** What is noted of these places. */
  of: (enrolments: readonly number[]) =>
    enrolments.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('courseAttendance')
          .select(['meetingId', 'enrolmentId', 'present'])
          .where('enrolmentId', 'in', enrolments)
          .execute(),

  /** The meetings of a member’s classes at a venue within a day of a moment, with what is noted of them. */
  atGate: (memberId: number, venueId: number, at: Date) =>
    db
      .selectFrom('enrolments')
      .innerJoin('courses', 'courses.id', 'enrolments.courseId')
      .innerJoin('courseMeetings', 'courseMeetings.courseId', 'courses.id')
      .leftJoin('orders', 'orders.id', 'enrolments.orderId')
      .leftJoin('courseAttendance', (join) =>
        join
          .onRef('courseAttendance.meetingId', '=', 'courseMeetings.id')
          .onRef('courseAttendance.enrolmentId', '=', 'enrolments.id'),
      )
      .select(['enrolments.id as enrolmentId', 'enrolments.amount', 'enrolments.heldUntil', 'orders.paidAt'])
      .select(['courseMeetings.id as meetingId', 'courseMeetings.startsAt', 'courseMeetings.endsAt'])
      .select(['courses.temporaryCard as forTemporary', 'courseAttendance.present'])
      .where('enrolments.memberId', '=', memberId)
      .where('enrolments.state', 'in', ['held', 'enrolled'])
      .where('courses.venueId', '=', venueId)
      .where('courses.closed', 'is', null)
      .where('courseMeetings.cancelled', 'is', null)
      .where('courseMeetings.startsAt', '>', after(at, -day))
      .where('courseMeetings.startsAt', '<', after(at, day))
      .orderBy('courseMeetings.startsAt')
      .orderBy('courseMeetings.id')
      .execute(),

  /** How many were noted at each of these meetings, and as there. */
  async counts(meetings: readonly number[]) {
    if (meetings.length === 0) return new Map<number, { noted: number; present: number }>()
    const rows = await db
      .selectFrom('courseAttendance')
      .select(({ fn }) => [
        'meetingId',
        fn.countAll<number>().as('noted'),
        sql<number>`(count(*) filter (where present))::int`.as('present'),
      ])
      .where('meetingId', 'in', meetings)
      .groupBy('meetingId')
      .execute()
    return new Map(rows.map(({ meetingId, noted, present }) => [meetingId, { noted, present }]))
  },

  /** Meetings that they have missed, those not counted that were cancelled; of the first month, those before `until`. */
  async absences(enrolments: readonly { id: number; until: Date }[]) {
    if (enrolments.length === 0) return new Map<number, Absences>()
    const asked = JSON.stringify(enrolments.map(({ id, until }) => ({ id, until })))
    const { rows } = await sql<{ id: number } & Absences>`
      select e.id, count(*)::int as all, (count(*) filter (where m.starts_at < e.until))::int as first_month
      from jsonb_to_recordset(${asked}::jsonb) as e (id bigint, until timestamptz)
      join course_attendance a on a.enrolment_id = e.id and not a.present
      join course_meetings m on m.id = a.meeting_id and m.cancelled is null
      group by e.id`.execute(db)
    return new Map(rows.map(({ id, all, firstMonth }) => [id, { all, firstMonth }]))
  },
})

export const attendanceChanges = (db: Tx) => ({
  /** Notes who is there and who is not; the last word counts. */
  note: (
    rows: readonly { meetingId: number; enrolmentId: number; present: boolean; notedBy: number; notedAt: Date }[],
  ) =>
    db
      .insertInto('courseAttendance')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.columns(['meetingId', 'enrolmentId']).doUpdateSet(({ ref }) => ({
          present: ref('excluded.present'),
          notedBy: ref('excluded.notedBy'),
          notedAt: ref('excluded.notedAt'),
        })),
      )
      .execute(),

  /** Notes that somebody is there of whom nothing is noted. */
  attend: (row: { meetingId: number; enrolmentId: number; present: true; notedAt: Date }) =>
    db
      .insertInto('courseAttendance')
      .values(row)
      .onConflict((conflict) => conflict.columns(['meetingId', 'enrolmentId']).doNothing())
      .execute(),

  takeBack: (meetingId: number, enrolments: readonly number[]) =>
    db
      .deleteFrom('courseAttendance')
      .where('meetingId', '=', meetingId)
      .where('enrolmentId', 'in', enrolments)
      .execute(),
})
