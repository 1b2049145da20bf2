import { randomUUID } from 'node:crypto'
import { api, type CourseActivity } from '@palaestra/contract'
import { inTransaction } from '../database/inTransaction.ts'
import type { PersonName } from '../demonstration/people.ts'
import { type StaffName, staff } from '../demonstration/staff.ts'
import { doDue } from '../due.ts'
import { ballot } from '../features/ballot/ballot.feature.ts'
import { course } from '../features/course/course.feature.ts'
import { enrolmentChanges, newEnrolmentReference } from '../features/course/enrolment.table.ts'
import { payment } from '../features/payment/payment.feature.ts'
import { waiting } from '../features/waiting/waiting.feature.ts'
import type { Way } from './payments.ts'
import type { Portal } from './portal.ts'

type Member = Awaited<ReturnType<Portal['memberAs']>>

/** By the clocks of Macao. */
const moment = (at: string) => new Date(`${at}+08:00`)

/** The moments of the term that tests are about, from its renewal to its places that are left. */
export const moments = {
  renewal: '2026-03-02T09:00:00',
  registration: '2026-03-04T09:00:00',
  registrationEnds: '2026-03-09T18:00:00',
  draw: '2026-03-10T10:00:00',
  signUp: '2026-03-11T09:00:00',
  signUpEnds: '2026-03-13T18:00:00',
  remaining: '2026-03-14T09:00:00',
  begins: '2026-03-30T00:00:00',
}

interface OfTerm {
  code?: string
  startsOn?: string
  endsOn?: string
  perTurn?: number
  most?: number
}

/** A term from 30 March 2026, or the one before. */
export const aTerm = async ({ db }: Pick<Portal, 'db'>, of: OfTerm = {}) => {
  const { code = '2026-2', startsOn = '2026-03-30', endsOn = '2026-05-24', perTurn = 1, most = 4 } = of
  const { id } = await db
    .insertInto('courseTerms')
    .values({
      ...{ code, startsOn, endsOn, perTurn, turnMinutes: 15, mostAtSignUp: 2, most },
      ...{ renewFrom: moment(moments.renewal), registerFrom: moment(moments.registration) },
      ...{ registerUntil: moment(moments.registrationEnds), drawAt: moment(moments.draw) },
      ...{ signUpFrom: moment(moments.signUp), signUpUntil: moment(moments.signUpEnds) },
      remainingFrom: moment(moments.remaining),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface OfCourse {
  places?: number
  price?: number
  temporaryCard?: boolean
  minimumAge?: number
  maximumAge?: number
  activity?: CourseActivity
  follows?: number
  coach?: StaffName
  /** The days on which it meets, at seven in the evening. */
  days?: readonly string[]
}

const theVenue = async ({ db }: Pick<Portal, 'db'>) => {
  const there = await db.selectFrom('venues').select('id').where('code', '=', 'mong-ha').executeTakeFirst()
  if (there) return there
  return db
    .insertInto('venues')
    .values({
      ...{ code: 'mong-ha', nameZh: '望廈體育中心', namePt: 'Centro Mong-Há', nameEn: 'Mong-Ha Centre', place: 900 },
      ...{ areaZh: '澳門', areaPt: 'Macau', areaEn: 'Macao' },
      ...{ addressZh: '俾利喇街', addressPt: 'Rua de Francisco', addressEn: 'Francisco Street' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A class of a term, with its id and meetings. */
export const aCourse = async (portal: Pick<Portal, 'db'>, termId: number, of: OfCourse = {}) => {
  const { db } = portal
  const { places = 2, price = 12000, temporaryCard = false, activity = 'yoga', follows, coach } = of
  const { days = ['2026-03-31', '2026-04-07', '2026-04-14'] } = of
  const term = await db.selectFrom('courseTerms').select('code').where('id', '=', termId).executeTakeFirstOrThrow()
  const others = await db.selectFrom('courses').select('id').where('termId', '=', termId).execute()
  const code = `${term.code}-${String(others.length + 1).padStart(2, '0')}`
  const venue = await theVenue(portal)
  const leads = coach
    ? await db.selectFrom('staff').select('id').where('username', '=', staff[coach].username).executeTakeFirstOrThrow()
    : null
  const { id } = await db
    .insertInto('courses')
    .values({
      ...{ termId, venueId: venue.id, code, nameZh: '瑜伽初班', namePt: 'Ioga', nameEn: 'Yoga', activity, places },
      ...{ price, temporaryCard, minimumAge: of.minimumAge ?? null, maximumAge: of.maximumAge ?? null },
      ...{ follows: follows ?? null, coachId: leads?.id ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const meetings = await db
    .insertInto('courseMeetings')
    .values(
      days.map((day) => ({
        ...{ courseId: id, startsAt: moment(`${day}T19:00:00`), endsAt: moment(`${day}T20:00:00`) },
      })),
    )
    .returning('id')
    .execute()
  return { id, code, meetings: meetings.map((one) => one.id) }
}

/** A place of somebody in a class of its own, which is kept to be paid. */
export const anEnrolmentOf = async (portal: Portal, memberId: number) => {
  const { id } = await aCourse(portal, await aTerm(portal))
  const now = portal.clock.now()
  const reference = newEnrolmentReference(portal.clock.today())
  const wish = { memberId, courseId: id, way: 'remaining', most: 4, mostAtSignUp: 2, requestKey: randomUUID() } as const
  const until = new Date(now.getTime() + 3_600_000)
  await inTransaction(portal.deps, ({ db }) => enrolmentChanges(db).take({ ...wish, reference }, { now, until }))
  return reference
}

/** A place of somebody in a class that is theirs at once, as where nothing is to be paid online. */
export const enrolled = async (portal: Portal, memberId: number, courseId: number) => {
  const wish = { memberId, courseId, way: 'remaining', most: 4, mostAtSignUp: 2, requestKey: randomUUID() } as const
  const reference = newEnrolmentReference(portal.clock.today())
  await inTransaction(portal.deps, ({ db }) =>
    enrolmentChanges(db).take({ ...wish, reference }, { now: portal.clock.now(), until: null }),
  )
  return reference
}

/** What a member does about classes. */
export const coursesOf = (portal: Portal, member: Pick<Member, 'get' | 'post'>) => {
  const mine = async () => (await member.get('/course/mine')).data
  const pay = (reference: string) => member.post('/course/pay', { reference })
  return {
    register: async (term = '2026-2') =>
      member.post('/course/register', { term, solvedCaptcha: await portal.solvedCaptcha(api.course.register.path) }),
    leave: (term = '2026-2') => member.post('/course/leave', { term }),
    signUp: (course: string, requestKey: string = randomUUID()) =>
      member.post('/course/sign_up', { course, requestKey }),
    renew: (course: string, requestKey: string = randomUUID()) => member.post('/course/renew', { course, requestKey }),
    withdraw: (reference: string, refundExpected = 0) => member.post('/course/withdraw', { reference, refundExpected }),
    pay,
    /** Goes to the page of the provider, and does something there. */
    onPage: async (reference: string, way: Way) => {
      const { data } = await pay(reference)
      await portal.app.inject({ method: 'POST', url: `${new URL(data.address).pathname}/${way}` })
      return data.order as string
    },
    mine,
    place: async (reference: string) =>
      (await mine()).enrolments.find((one: { reference: string }) => one.reference === reference),
    join: async (course: string) =>
      member.post('/waiting/course/join', {
        ...{ course, solvedCaptcha: await portal.solvedCaptcha(api.waiting.joinCourse.path) },
      }),
    leaveLine: (course: string) => member.post('/waiting/course/leave', { course }),
    answer: (reference: string, takes = true) => member.post('/waiting/course/answer', { reference, takes }),
    waits: async () => (await member.get('/waiting/courses')).data.items,
    told: async (): Promise<string[]> => {
      await portal.doJobs()
      const { data } = await member.get('/push/notice/list')
      return data.items.map(({ title }: { title: string }) => title)
    },
  }
}

/** Somebody who goes to classes, logged in. */
export const theLearner = async (portal: Portal, name: PersonName = 'adult') => {
  const member = await portal.memberAs(name)
  return { member, ...coursesOf(portal, member) }
}

/** Does the work of the minute about classes, and what follows from it. */
export const aMinuteOfClasses = async (portal: Portal) => {
  await doDue([course.due, ballot.due, payment.due, waiting.due], portal.deps)
  await portal.doJobs()
}

/** Moves the clock to a moment of Macao, and does what is due by then. Sessions of before may be over. */
export const classesAt = async (portal: Portal, at: string) => {
  portal.clock.set(moment(at))
  await aMinuteOfClasses(portal)
}
