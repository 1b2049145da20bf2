import type { CourseActivity, CourseCancelReason, Locale } from '@palaestra/contract'
import { type Generated, type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

export interface CourseTables {
  /** OpenActive: SessionSeries. */
  courses: Record<`name${Capitalize<Locale>}`, string> & {
    id: Generated<number>
    termId: number
    venueId: number
    /** Its term, and its number in it, e.g. `2026-2-07`. */
    code: string
    activity: CourseActivity
    minimumAge: number | null
    maximumAge: number | null
    places: number
    /** How many places are somebody’s: the database counts with every place. */
    taken: Generated<number>
    /** When one last came free. */
    freedAt: Generated<Date | null>
    /** In avos. */
    price: number
    /** Of the programme for all: a temporary card opens it. */
    temporaryCard: boolean
    /** The class of the term before whose pupils may stay. */
    follows: number | null
    coachId: number | null
    closed: Generated<CourseCancelReason | null>
    closedAt: Generated<Date | null>
  }
  /** OpenActive: ScheduledSession. */
  courseMeetings: {
    id: Generated<number>
    courseId: number
    startsAt: Date
    endsAt: Date
    /** Why it is cancelled. */
    cancelled: Generated<CourseCancelReason | null>
    cancelledAt: Generated<Date | null>
    /** The closure that has cancelled it. */
    closedBy: Generated<number | null>
    /** When all who are enrolled had been told that it is. */
    toldAt: Generated<Date | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends CourseTables {}
}

/** What is looked for in a term. */
export interface CourseFilter {
  termId: number
  activity?: CourseActivity | undefined
  venue?: string | undefined
  age?: number | undefined
  free?: boolean
  temporaryCard?: boolean
  /** Of whom it is. */
  coachId?: number | undefined
  after?: string | undefined
}

/** Classes with their terms and venues. */
const placed = (db: Db) =>
  db
    .selectFrom('courses')
    .innerJoin('courseTerms', 'courseTerms.id', 'courses.termId')
    .innerJoin('venues', 'venues.id', 'courses.venueId')
    .leftJoin('courses as before', 'before.id', 'courses.follows')
    .leftJoin('staff as coaches', 'coaches.id', 'courses.coachId')
    .select(['courses.id', 'courses.termId', 'courses.code', 'courses.activity', 'courses.minimumAge'])
    .select(['courses.maximumAge', 'courses.places', 'courses.taken', 'courses.price', 'courses.temporaryCard'])
    .select(['courses.follows', 'courses.closed', 'courses.coachId', 'before.code as followsCode'])
    .select(['courses.nameZh', 'courses.namePt', 'courses.nameEn', 'coaches.name as coach'])
    .select(['coaches.username as coachUsername'])
    .select(['courseTerms.code as term', 'courseTerms.startsOn', 'courseTerms.endsOn', 'venues.code as venueCode'])
    .select(['venues.nameZh as venueZh', 'venues.namePt as venuePt', 'venues.nameEn as venueEn'])
    .select(['venues.addressZh', 'venues.addressPt', 'venues.addressEn'])
    .select(({ selectFrom, ref }) => [
      selectFrom('waits')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .where('waits.courseId', '=', ref('courses.id'))
        .where('waits.state', '=', 'waiting')
        .as('waiting'),
    ])

export type PlacedCourse = Awaited<ReturnType<ReturnType<typeof courseTable>['withIds']>>[number]
export type Meeting = Awaited<ReturnType<ReturnType<typeof courseTable>['meetings']>>[number]

export const courseTable = (db: Db) => ({
  withIds: (ids: readonly number[]) => placed(db).where('courses.id', 'in', ids).orderBy('courses.code').execute(),

  byCode: (code: string) => placed(db).where('courses.code', '=', code).executeTakeFirst(),

  /** A class with all that decides what can be done about it. */
  async asked(code: string) {
    const course = await placed(db).where('courses.code', '=', code).executeTakeFirst()
    if (!course) return undefined
    const times = await db
      .selectFrom('courseTerms')
      .selectAll()
      .where('id', '=', course.termId)
      .executeTakeFirstOrThrow()
    return { course, times }
  },

  /** Those of a term that are looked for, by their codes, after one of them. */
  page({ termId, activity, venue, age, free, temporaryCard, coachId, after }: CourseFilter, size: number) {
    return placed(db)
      .where('courses.termId', '=', termId)
      .$if(activity !== undefined, (query) => query.where('courses.activity', '=', activity ?? 'yoga'))
      .$if(venue !== undefined, (query) => query.where('venues.code', '=', venue ?? ''))
      .$if(age !== undefined, (query) =>
        query.where(
          sql<boolean>`${age ?? 0} between coalesce(courses.minimum_age, 0) and coalesce(courses.maximum_age, 999)`,
        ),
      )
      .$if(free === true, (query) =>
        query.whereRef('courses.taken', '<', 'courses.places').where('courses.closed', 'is', null),
      )
      .$if(temporaryCard === true, (query) => query.where('courses.temporaryCard', '=', true))
      .$if(coachId !== undefined, (query) => query.where('courses.coachId', '=', coachId ?? 0))
      .$if(after !== undefined, (query) => query.where('courses.code', '>', after ?? ''))
      .orderBy('courses.code')
      .limit(size)
      .execute()
  },

  /** What the classes of a term are of, and where they are. */
  async choices(termId: number) {
    const rows = await db
      .selectFrom('courses')
      .innerJoin('venues', 'venues.id', 'courses.venueId')
      .select(['courses.activity', 'venues.code', 'venues.place', 'venues.nameZh', 'venues.namePt', 'venues.nameEn'])
      .distinct()
      .where('courses.termId', '=', termId)
      .orderBy('venues.place')
      .execute()
    return rows
  },

  /** The meetings of these classes, in the order of time. */
  meetings: (ids: readonly number[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('courseMeetings')
          .select(['id', 'courseId', 'startsAt', 'endsAt', 'cancelled'])
          .where('courseId', 'in', ids)
          .orderBy('startsAt')
          .orderBy('id')
          .execute(),

  meeting: (id: number) =>
    db
      .selectFrom('courseMeetings')
      .select(['id', 'courseId', 'startsAt', 'endsAt', 'cancelled'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Of each term, how many places its classes have, and how many of them are somebody’s. */
  async counts() {
    const rows = await db
      .selectFrom('courses')
      .select(({ fn }) => ['termId', fn.sum<number>('places').as('places'), fn.sum<number>('taken').as('taken')])
      .groupBy('termId')
      .execute()
    return new Map(rows.map(({ termId, places, taken }) => [termId, { places: Number(places), taken: Number(taken) }]))
  },

  /** How many classes a term has. */
  ofTerm: async (termId: number) => {
    const rows = await db.selectFrom('courses').select('id').where('termId', '=', termId).execute()
    return rows.length
  },

  /** Classes whose pupils may stay in one of a term. */
  followers: (termId: number, follows: readonly number[]) =>
    follows.length === 0
      ? Promise.resolve([])
      : placed(db).where('courses.termId', '=', termId).where('courses.follows', 'in', follows).execute(),

  /** The staff who may lead a class. */
  coaches: () =>
    db
      .selectFrom('staff')
      .select(['username', 'name'])
      .where(sql<boolean>`'coach' = any(roles)`)
      .orderBy('name')
      .execute(),

  coachNamed: (username: string) =>
    db
      .selectFrom('staff')
      .select('id')
      .where('username', '=', username)
      .where(sql<boolean>`'coach' = any(roles)`)
      .executeTakeFirst(),
})

export const courseChanges = (db: Tx) => ({
  /** Whoever adds places, brings one back or ends some: the member, then classes, in order. */
  lock: (memberId: number | null, ids: readonly number[]) =>
    sql`select take_course_locks(${memberId}::bigint, ${[...ids]}::int[])`.execute(db),

  add: (course: Insertable<CourseTables['courses']>) =>
    db.insertInto('courses').values(course).returning(['id', 'code']).executeTakeFirstOrThrow(),

  set: (id: number, course: Partial<Insertable<CourseTables['courses']>>) =>
    db.updateTable('courses').set(course).where('id', '=', id).execute(),

  close: (id: number, closed: CourseCancelReason, closedAt: Date) =>
    db.updateTable('courses').set({ closed, closedAt }).where('id', '=', id).execute(),

  addMeetings: (meetings: Insertable<CourseTables['courseMeetings']>[]) =>
    db.insertInto('courseMeetings').values(meetings).returning('id').execute(),

  /** Nothing comes back where the class has one at that moment. */
  addMeeting: (meeting: Insertable<CourseTables['courseMeetings']>) =>
    db
      .insertInto('courseMeetings')
      .values(meeting)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),

  holdMeeting: (id: number) =>
    db.selectFrom('courseMeetings').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  /** Whether a class has another meeting at a moment. */
  hasAt: async (courseId: number, startsAt: Date, except: number) =>
    (await db
      .selectFrom('courseMeetings')
      .select('id')
      .where('courseId', '=', courseId)
      .where('startsAt', '=', startsAt)
      .where('id', '!=', except)
      .executeTakeFirst()) !== undefined,

  move: (id: number, moved: { startsAt: Date; endsAt: Date }) =>
    db.updateTable('courseMeetings').set(moved).where('id', '=', id).execute(),

  cancel: (id: number, cancelled: CourseCancelReason, cancelledAt: Date) =>
    db.updateTable('courseMeetings').set({ cancelled, cancelledAt }).where('id', '=', id).execute(),

  /** Cancels what a closure meets that is to come: of everything, or of a venue. */
  cancelClosed: (now: Date) =>
    sql`
      update course_meetings m set cancelled_at = ${now}, closed_by = closed.id,
        cancelled = case closed.reason when 'typhoon' then 'weather' when 'rainstorm' then 'weather' else closed.reason end
      from (
        select meetings.id as meeting, min(closures.id) as closure from course_meetings meetings
        join courses on courses.id = meetings.course_id
        join closures on closures.lifted_at is null and closures.ends_at > ${now}
          and closures.facility_id is null and closures.court_id is null
          and (closures.venue_id is null or closures.venue_id = courses.venue_id)
          and closures.starts_at < meetings.ends_at and closures.ends_at > meetings.starts_at
        where meetings.starts_at > ${now} and meetings.cancelled is null and courses.closed is null
        group by meetings.id) met
      join closures closed on closed.id = met.closure
      where m.id = met.meeting`.execute(db),

  /** One that is cancelled and of which not all have been told, which nobody else works on. */
  holdUntold: () =>
    db
      .selectFrom('courseMeetings')
      .select(['id', 'courseId', 'startsAt', 'endsAt', 'cancelled', 'closedBy'])
      .where('cancelledAt', 'is not', null)
      .where('toldAt', 'is', null)
      .orderBy('cancelledAt')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst(),

  told: (id: number, toldAt: Date) => db.updateTable('courseMeetings').set({ toldAt }).where('id', '=', id).execute(),
})
