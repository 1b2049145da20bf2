import {
  type desk,
  type EnrolmentState,
  foreignNameOf,
  type Locale,
  liveEnrolments,
  mayNoteAttendance,
  meetingStateOf,
  type Permission,
  type Received,
  Refusal,
  type Reply,
} from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { saidUntil } from '../payment/held.rules.ts'
import { placeTable } from '../payment/place.table.ts'
import { inThree } from '../site/site.table.ts'
import { type Absences, attendanceChanges, attendanceTable } from './attendance.table.ts'
import { termMeant } from './catalogue.service.ts'
import { drawOf, meetingSaid, stageNow } from './course.rules.ts'
import { courseTable, type Meeting, type PlacedCourse } from './course.table.ts'
import { enrolmentTable } from './enrolment.table.ts'
import { orderTable } from './order.table.ts'
import { renewalService } from './renewal.service.ts'
import { termTable } from './term.table.ts'

/** Terms that are shown: two years of them. */
const latestTerms = 12

export interface Clerk {
  staffId: number
  permissions: readonly Permission[]
}
type Noted = Received<typeof desk.course.note>['body']
type Shown = Reply<typeof desk.course.courses>['items'][number]
type Person = Awaited<ReturnType<ReturnType<typeof enrolmentTable>['ofCourse']>>[number]

const subjectOf = (code: string) => ({ kind: 'course' as const, id: code })
/** Who makes classes sees all of them; who leads some sees those. */
const seesAll = ({ permissions }: Clerk) => permissions.includes('classes')

/** Terms and classes as staff see them, and who is there. */
export const deskService = (deps: Deps) => {
  const { db, clock } = deps

  /** A class that somebody may look at. A coach of another one is told what is told of none. @throws not_found */
  const mine = (course: PlacedCourse | undefined, clerk: Clerk) => {
    if (!course || !(seesAll(clerk) || course.coachId === clerk.staffId)) throw new Refusal('not_found')
    return course
  }

  const courseShown = (
    course: PlacedCourse,
    { enrolled, meetings, locale }: { enrolled: number; meetings: readonly Meeting[]; locale: Locale },
  ): Shown => {
    const { code, term, activity, coach, places, taken, closed } = course
    const now = clock.now()
    const next = meetings.find(({ endsAt, cancelled }) => cancelled === null && endsAt > now)
    return {
      ...{ code, term, name: inThree('name', course)[locale], activity, venue: inThree('venue', course)[locale] },
      ...{ coach, places, taken, enrolled, waiting: course.waiting ?? 0, closed },
      nextMeeting: next?.startsAt.toISOString() ?? null,
    }
  }

  const meetingsShown = async (meetings: readonly Meeting[]) => {
    const counts = await attendanceTable(db).counts(meetings.map(({ id }) => id))
    return meetings.map((meeting) => ({
      ...{ id: meeting.id, ...meetingSaid(meeting, clock) },
      ...(counts.get(meeting.id) ?? { noted: 0, present: 0 }),
    }))
  }

  const nameOf = ({ memberZh, surname, firstName }: Person) =>
    [memberZh, foreignNameOf({ nameZh: memberZh, surname, firstName })].filter(Boolean).join(' ')
  const missedBy = (people: readonly Person[]): Promise<Map<number, Absences>> => renewalService(deps).absences(people)

  /** Writes down who looks at the people of a class, before anything is returned. */
  const noteLook = (code: string, staffId: number) =>
    inTransaction(deps, (deps) => auditService(deps).write({ by: staffId, act: 'looked', subject: subjectOf(code) }))

  return {
    async terms(): Promise<Reply<typeof desk.course.terms>> {
      const terms = await termTable(db).latest(latestTerms)
      const counts = await courseTable(db).counts()
      const registered = await orderTable(db).registered(terms.map(drawOf))
      return {
        items: terms.map((term) => ({
          ...{ code: term.code, stage: stageNow(term, clock), startsOn: term.startsOn, endsOn: term.endsOn },
          ...{ renewFrom: term.renewFrom.toISOString(), registerFrom: term.registerFrom.toISOString() },
          ...{ registerUntil: term.registerUntil.toISOString(), drawAt: term.drawAt.toISOString() },
          ...{ signUpFrom: term.signUpFrom.toISOString(), signUpUntil: term.signUpUntil.toISOString() },
          ...{ remainingFrom: term.remainingFrom.toISOString(), registered: registered.get(drawOf(term)) ?? 0 },
          ...(counts.get(term.id) ?? { places: 0, taken: 0 }),
          mayChange: clock.now() < term.registerFrom,
        })),
      }
    },

    /** @throws not_found */
    async courses(code: string | undefined, clerk: Clerk, locale: Locale): Promise<Reply<typeof desk.course.courses>> {
      const terms = await termTable(db).latest(latestTerms)
      // A coach looks for the classes of today.
      const running = terms.find((term) => stageNow(term, clock) === 'running')
      const term =
        code === undefined ? (running ?? termMeant(terms, clock.today())) : terms.find((one) => one.code === code)
      const all = seesAll(clerk)
      if (!term && code !== undefined) throw new Refusal('not_found')
      const found = term
        ? await courseTable(db).page({ termId: term.id, coachId: all ? undefined : clerk.staffId }, 1000)
        : []
      const ids = found.map(({ id }) => id)
      const enrolled = await enrolmentTable(db).enrolled(ids)
      const meetings = Map.groupBy(await courseTable(db).meetings(ids), ({ courseId }) => courseId)
      return {
        ...{ term: term?.code ?? null, all },
        items: found.map((course) =>
          courseShown(course, {
            ...{ enrolled: enrolled.get(course.id) ?? 0, meetings: meetings.get(course.id) ?? [], locale },
          }),
        ),
        coaches: all ? await courseTable(db).coaches() : [],
        venues: all ? await placeTable(db).all(locale) : [],
      }
    },

    /** Writes down who looks. @throws not_found */
    async one(code: string, clerk: Clerk, locale: Locale): Promise<Reply<typeof desk.course.one>> {
      const course = mine(await courseTable(db).byCode(code), clerk)
      await noteLook(code, clerk.staffId)
      const meetings = await courseTable(db).meetings([course.id])
      const states: readonly EnrolmentState[] = seesAll(clerk) ? liveEnrolments : ['enrolled']
      const people = await enrolmentTable(db).ofCourse(course.id, states)
      const missed = await missedBy(people)
      const enrolled = (await enrolmentTable(db).enrolled([course.id])).get(course.id) ?? 0
      return {
        ...courseShown(course, { enrolled, meetings, locale }),
        ...{ nameZh: course.nameZh, namePt: course.namePt, nameEn: course.nameEn, venueCode: course.venueCode },
        ...{ startsOn: course.startsOn, endsOn: course.endsOn },
        ...{ minimumAge: course.minimumAge, maximumAge: course.maximumAge, amount: course.price },
        ...{ temporaryCard: course.temporaryCard, follows: course.followsCode, coachUsername: course.coachUsername },
        dates: await meetingsShown(meetings),
        people: people.map((person) => {
          const { id, reference, memberNumber, state, way, heldUntil, amount, paidAt } = person
          return {
            ...{ reference, memberNumber, name: nameOf(person), state, way },
            heldUntil: heldUntil ? saidUntil(heldUntil).toISOString() : null,
            ...{ due: paidAt ? 0 : amount, absences: missed.get(id)?.all ?? 0 },
          }
        }),
        mayChange: seesAll(clerk),
      }
    },

    /** Writes down who looks. @throws not_found */
    async attendance(id: number, clerk: Clerk, locale: Locale): Promise<Reply<typeof desk.course.attendance>> {
      const meeting = await courseTable(db).meeting(id)
      const [found] = meeting ? await courseTable(db).withIds([meeting.courseId]) : []
      const course = mine(found, clerk)
      if (!meeting) throw new Refusal('not_found')
      await noteLook(course.code, clerk.staffId)
      const people = await enrolmentTable(db).ofCourse(course.id, ['enrolled'])
      const noted = await attendanceTable(db).of(people.map((person) => person.id))
      const presence = new Map(
        noted.flatMap((one) => (one.meetingId === id ? [[one.enrolmentId, one.present] as const] : [])),
      )
      const missed = await missedBy(people)
      const [shown] = await meetingsShown([meeting])
      if (!shown) throw new Refusal('not_found')
      return {
        ...shown,
        ...{ course: course.code, name: inThree('name', course)[locale], venue: inThree('venue', course)[locale] },
        open: mayNoteAttendance(meeting, clock.now()),
        people: people.map((person) => ({
          ...{ reference: person.reference, memberNumber: person.memberNumber, name: nameOf(person) },
          ...{ present: presence.get(person.id) ?? null, absences: missed.get(person.id)?.all ?? 0 },
        })),
      }
    },

    /** @throws not_found, attendance_early */
    note: ({ meeting: id, people }: Noted, clerk: Clerk) =>
      inTransaction(deps, async (deps) => {
        const { db, clock } = deps
        const meeting = await courseTable(db).meeting(id)
        const [found] = meeting ? await courseTable(db).withIds([meeting.courseId]) : []
        const course = mine(found, clerk)
        const now = clock.now()
        if (!meeting || meetingStateOf(meeting, now) === 'cancelled') throw new Refusal('not_found')
        if (!mayNoteAttendance(meeting, now)) throw new Refusal('attendance_early')
        const enrolled = await enrolmentTable(db).ofCourse(course.id, ['enrolled'])
        const idOf = new Map(enrolled.map(({ id, reference }) => [reference, id]))
        const noted = people.map(({ reference, present }) => ({ enrolmentId: idOf.get(reference), present }))
        // Whoever has left the class meanwhile is not noted any more; who was never in it cannot be.
        const known = noted.flatMap(({ enrolmentId, present }) =>
          enrolmentId === undefined ? [] : [{ enrolmentId, present }],
        )
        if (known.length === 0) throw new Refusal('not_found')
        const taken = known.filter(({ present }) => present === null).map(({ enrolmentId }) => enrolmentId)
        const rows = known.flatMap(({ enrolmentId, present }) =>
          present === null ? [] : [{ meetingId: id, enrolmentId, present, notedBy: clerk.staffId, notedAt: now }],
        )
        if (taken.length > 0) await attendanceChanges(db).takeBack(id, taken)
        if (rows.length > 0) await attendanceChanges(db).note(rows)
        const detail = `${clock.minuteOf(meeting.startsAt)}, ${known.length}`
        await auditService(deps).write({
          ...{ by: clerk.staffId, act: 'attendance_noted', subject: subjectOf(course.code), detail },
        })
        const counts = (await attendanceTable(db).counts([id])).get(id)
        return { present: counts?.present ?? 0, noted: counts?.noted ?? 0 }
      }),
  }
}
