import { type EnrolmentState, type EnrolmentWay, liveEnrolments } from '@palaestra/contract'
import { type Generated, sql } from 'kysely'
import { referenceFrom } from '../../caseReference.ts'
import type { Db, Tx } from '../../database/database.ts'

export interface EnrolmentTables {
  /** Places in classes. */
  enrolments: {
    id: Generated<number>
    /** By which member and staff refer to it, e.g. `C26-7KQ3XM4P`. It opens nothing. */
    reference: string
    courseId: number
    termId: number
    memberId: number
    /** Which of the four classes of its term it is for its member. */
    termPlace: number
    way: EnrolmentWay
    /** In avos. */
    amount: number
    state: EnrolmentState
    /** Of what is held or offered. */
    heldUntil: Date | null
    /** Whether it was kept longer: that is once. */
    prolonged: Generated<boolean>
    /** By which it is paid. */
    orderId: Generated<number | null>
    /** By which a request that comes twice is known again. */
    requestKey: string | null
    /** Who of the staff has enrolled its member. */
    atDeskBy: number | null
    createdAt: Date
    endedAt: Date | null
    /** Of what lapsed: when its member was told, or has done it themselves. */
    toldAt: Generated<Date | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends EnrolmentTables {}
}

/** Signs of a reference: of six there would soon be two the same. */
const signs = 8
/** A new name of a place in a class, e.g. `C26-7KQ3XM4P`. */
export const newEnrolmentReference = (today: string) => referenceFrom('C', today, signs)

/** What somebody wants of a class. */
export interface CourseWish {
  memberId: number
  courseId: number
  way: EnrolmentWay
  /** In how many classes of the term they may be, and for how many they may sign up in their turn. */
  most: number
  mostAtSignUp: number
  requestKey: string
  reference: string
  atDeskBy?: number
}

/** What it has got, or why nothing. `again`: the same request was answered before. */
export interface CourseOutcome {
  outcome: 'taken' | 'again' | 'closed' | 'yours' | 'term' | 'turn' | 'full'
  id: number | null
  reference: string | null
  state: EnrolmentState | null
  amount: number | null
  heldUntil: Date | null
}

/** Places with their classes, terms and orders. */
const placed = (db: Db) =>
  db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.courseId')
    .innerJoin('courseTerms', 'courseTerms.id', 'enrolments.termId')
    .innerJoin('venues', 'venues.id', 'courses.venueId')
    .innerJoin('members', 'members.id', 'enrolments.memberId')
    .leftJoin('orders', 'orders.id', 'enrolments.orderId')
    .select(['enrolments.id', 'enrolments.reference', 'enrolments.courseId', 'enrolments.termId'])
    .select(['enrolments.memberId', 'enrolments.termPlace', 'enrolments.way', 'enrolments.amount', 'enrolments.state'])
    .select(['enrolments.heldUntil', 'enrolments.orderId', 'enrolments.atDeskBy', 'enrolments.endedAt'])
    .select('enrolments.prolonged')
    .select(['orders.reference as order', 'orders.paidAt', 'orders.paidBy', 'orders.state as orderState'])
    .select(['orders.createdAt as orderedAt', 'members.birthDate'])
    .select(['courses.code as course', 'courses.activity', 'courses.closed', 'courses.temporaryCard'])
    .select(['courses.nameZh', 'courses.namePt', 'courses.nameEn', 'courseTerms.code as term'])
    .select(['courseTerms.startsOn', 'courseTerms.endsOn', 'venues.code as venueCode'])
    .select(['venues.nameZh as venueZh', 'venues.namePt as venuePt', 'venues.nameEn as venueEn'])
    .select(['venues.addressZh', 'venues.addressPt', 'venues.addressEn'])
    .select(({ selectFrom, ref }) => [
      selectFrom('orderLines')
        .select(({ fn }) => fn.sum<number>('orderLines.refunded').as('refunded'))
        .where('orderLines.orderId', '=', ref('enrolments.orderId'))
        .as('refunded'),
    ])

export type PlacedEnrolment = Awaited<ReturnType<ReturnType<typeof enrolmentTable>['withIds']>>[number]

const isLive = sql.join(liveEnrolments.map((state) => sql.lit(state)))

export const enrolmentTable = (db: Db) => ({
  withIds: (ids: readonly number[]) => placed(db).where('enrolments.id', 'in', ids).orderBy('enrolments.id').execute(),

  /** One of a member’s places; nothing comes back when the reference is of no such. */
  ofMember: (memberId: number, reference: string) =>
    placed(db)
      .where('enrolments.reference', '=', reference)
      .where('enrolments.memberId', '=', memberId)
      .executeTakeFirst(),

  byReference: (reference: string) => placed(db).where('enrolments.reference', '=', reference).executeTakeFirst(),

  /** What the same request has got before. */
  asked: (memberId: number, requestKey: string) =>
    db
      .selectFrom('enrolments')
      .select(['id', 'reference', 'state', 'amount', 'heldUntil'])
      .where('memberId', '=', memberId)
      .where('requestKey', '=', requestKey)
      .executeTakeFirst(),

  /** Those of a member in terms that end on a day or later: what is live first, by the term, then the others. */
  mine: (memberId: number, from: string, most: number) =>
    placed(db)
      .where('enrolments.memberId', '=', memberId)
      .where('courseTerms.endsOn', '>=', from)
      .orderBy(sql`enrolments.state not in (${isLive})`)
      .orderBy('courseTerms.startsOn', 'desc')
      .orderBy('enrolments.id', 'desc')
      .limit(most)
      .execute(),

  /** Of each of these terms, in how many classes a member is. */
  async used(memberId: number, terms: readonly number[]) {
    if (terms.length === 0) return new Map<number, number>()
    const rows = await db
      .selectFrom('enrolments')
      .select(({ fn }) => ['termId', fn.countAll<number>().as('many')])
      .where('memberId', '=', memberId)
      .where('termId', 'in', terms)
      .where('state', 'in', liveEnrolments)
      .groupBy('termId')
      .execute()
    return new Map(rows.map(({ termId, many }) => [termId, many]))
  },

  /** The place of a member in a class in which they are enrolled. */
  inCourse: (memberId: number, courseId: number) =>
    db
      .selectFrom('enrolments')
      .select('id')
      .where('memberId', '=', memberId)
      .where('courseId', '=', courseId)
      .where('state', '=', 'enrolled')
      .executeTakeFirst(),

  /** Those of a class that are live, with their people, by name. */
  ofCourse: (courseId: number, states: readonly EnrolmentState[]) =>
    placed(db)
      .select(['members.memberNumber', 'members.nameZh as memberZh', 'members.surname', 'members.firstName'])
      .where('enrolments.courseId', '=', courseId)
      .where('enrolments.state', 'in', states)
      .orderBy('members.surname')
      .orderBy('members.firstName')
      .orderBy('enrolments.id')
      .execute(),

  /** How many of each of these classes are enrolled. */
  async enrolled(courses: readonly number[]) {
    if (courses.length === 0) return new Map<number, number>()
    const rows = await db
      .selectFrom('enrolments')
      .select(({ fn }) => ['courseId', fn.countAll<number>().as('many')])
      .where('courseId', 'in', courses)
      .where('state', '=', 'enrolled')
      .groupBy('courseId')
      .execute()
    return new Map(rows.map(({ courseId, many }) => [courseId, many]))
  },

  /** Whose place in which class an order pays, before anything is held. */
  ofOrder: (orderId: number) =>
    db
      .selectFrom('enrolments')
      .select(['id', 'memberId', 'courseId'])
      .where('orderId', '=', orderId)
      .executeTakeFirst(),

  /** What a member holds, or is offered. */
  heldBy: (memberId: number) =>
    db
      .selectFrom('enrolments')
      .innerJoin('courses', 'courses.id', 'enrolments.courseId')
      .select(['enrolments.id', 'enrolments.courseId', 'enrolments.orderId', 'courses.temporaryCard'])
      .where('enrolments.memberId', '=', memberId)
      .where('enrolments.state', 'in', ['held', 'offered'])
      .orderBy('enrolments.id')
      .execute(),

  /** The classes of which a place is kept that nobody has paid, or answered, in time; at most so many. */
  async overIn(now: Date, most: number) {
    const { rows } = await sql<{ courseId: number }>`
      select distinct e.course_id from enrolments e left join orders o on o.id = e.order_id
      where e.state in ('held', 'offered') and e.held_until <= ${now} and o.paid_at is null
      order by e.course_id limit ${most}`.execute(db)
    return rows.map(({ courseId }) => courseId)
  },

  /** Of these classes, those for which somebody waits. */
  async waitedFor(courses: readonly number[]) {
    if (courses.length === 0) return []
    const rows = await db
      .selectFrom('waits')
      .select('courseId')
      .distinct()
      .where('courseId', 'in', courses)
      .where('state', '=', 'waiting')
      .execute()
    return rows.flatMap(({ courseId }) => courseId ?? [])
  },

  /** Deletes what belongs to terms that ended before a day. */
  purge: (before: string) =>
    db
      .deleteFrom('enrolments')
      .where('termId', 'in', (query) => query.selectFrom('courseTerms').select('id').where('endsOn', '<', before))
      .execute(),
})

export const enrolmentChanges = (db: Tx) => ({
  /** Gives a place, or says why not. Takes the locks of the member and the class first. Held until then where it costs something; enrolled at once where that is null. */
  async take(wish: CourseWish, { now, until }: { now: Date; until: Date | null }): Promise<CourseOutcome> {
    const { memberId, courseId, way, most, mostAtSignUp, requestKey, reference, atDeskBy = null } = wish
    const { rows } = await sql<CourseOutcome>`
      select outcome, id, reference, state, amount, held_until
      from take_course(${memberId}, ${courseId}, ${way}, ${most}, ${mostAtSignUp}, ${requestKey}::uuid, ${reference},
        ${atDeskBy}, ${now}, ${until})`.execute(db)
    const [outcome] = rows
    if (!outcome) throw new Error('a wish without an answer')
    return outcome
  },

  /** One that nobody else changes until the end of the transaction. Its member and class are locked before. */
  async hold(id: number) {
    await db.selectFrom('enrolments').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
    return placed(db).where('enrolments.id', '=', id).executeTakeFirstOrThrow()
  },

  /** Ends one that is held fast. Its member has done it, or is told by whoever ends it. */
  end: (id: number, state: 'lapsed' | 'withdrawn' | 'closed', endedAt: Date) =>
    db
      .updateTable('enrolments')
      .set({ state, heldUntil: null, endedAt, ...(state === 'lapsed' && { toldAt: endedAt }) })
      .where('id', '=', id)
      .execute(),

  enrol: (id: number) =>
    db
      .updateTable('enrolments')
      .set({ state: 'enrolled', heldUntil: null, endedAt: null, toldAt: null })
      .where('id', '=', id)
      .execute(),

  /** Makes of what was offered what its member has taken. */
  takeOffered: (id: number, heldUntil: Date | null) =>
    db
      .updateTable('enrolments')
      .set({ state: heldUntil ? 'held' : 'enrolled', heldUntil })
      .where('id', '=', id)
      .execute(),

  orderedBy: (id: number, orderId: number) =>
    db.updateTable('enrolments').set({ orderId }).where('id', '=', id).execute(),

  /** Keeps it longer, once. Nothing comes back where it was, or is not kept any more. */
  keepLonger: (id: number, heldUntil: Date) =>
    db
      .updateTable('enrolments')
      .set({ heldUntil, prolonged: true })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .where('prolonged', '=', false)
      .returning('id')
      .executeTakeFirst(),

  /** Keeps it until a later moment, as long as it is kept. */
  keepUntil: (id: number, heldUntil: Date) =>
    db
      .updateTable('enrolments')
      .set({ heldUntil })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .where('heldUntil', '<', heldUntil)
      .execute(),

  /** Whether one that has lapsed can be had again. The class is locked. */
  async isFree(id: number, today: string) {
    const { rows } = await sql<{ free: boolean }>`
      select courses.closed is null and courses.taken < courses.places and course_terms.ends_on >= ${today}
        and not exists (select from enrolments other where other.member_id = mine.member_id
          and other.state in (${isLive}) and (other.course_id = mine.course_id
            or other.term_id = mine.term_id and other.term_place = mine.term_place)) as free
      from enrolments mine join courses on courses.id = mine.course_id
      join course_terms on course_terms.id = mine.term_id where mine.id = ${id}`.execute(db)
    return rows[0]?.free === true
  },

  /** Lets go, in classes that are locked, what nobody has paid, or answered, in time. */
  lapse: (courses: readonly number[], now: Date) =>
    sql`
      update enrolments set state = 'lapsed', held_until = null, ended_at = ${now}
      where course_id = any(${[...courses]}::int[]) and state in ('held', 'offered') and held_until <= ${now}
        and not exists (select from orders where orders.id = enrolments.order_id and orders.paid_at is not null)`.execute(
      db,
    ),

  /** A portion of those that have lapsed and of which nobody was told, which nobody else works on. What was only offered the waiting list tells. */
  async holdUntold(most: number) {
    const { rows } = await sql<{ id: number }>`
      select id from enrolments where state = 'lapsed' and told_at is null
      order by ended_at limit ${most} for no key update skip locked`.execute(db)
    return rows.map(({ id }) => id)
  },

  told: (ids: readonly number[], toldAt: Date) =>
    db.updateTable('enrolments').set({ toldAt }).where('id', 'in', ids).execute(),
})
