import { addDays, type CourseActivity, weekdayOf } from '@palaestra/contract'
import type { Tx } from '../database/database.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { Deps, Uses } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { doDraws } from '../features/ballot/draw.service.ts'
import { drawTable } from '../features/ballot/draw.table.ts'
import { newCode } from '../features/ballot/entry.service.ts'
import { entryChanges } from '../features/ballot/entry.table.ts'
import { openRanking } from '../features/ballot/ranking.service.ts'
import { attendanceChanges } from '../features/course/attendance.table.ts'
import { drawOf } from '../features/course/course.rules.ts'
import { courseChanges } from '../features/course/course.table.ts'
import { enrolmentChanges, newEnrolmentReference } from '../features/course/enrolment.table.ts'
import { type Term, termChanges, termTable } from '../features/course/term.table.ts'
import { inColumns } from '../features/site/site.table.ts'
import { staffTable } from '../features/staff/staff.table.ts'
import { courseWaitChanges } from '../features/waiting/courseWait.table.ts'
import { people } from './people.ts'
import { staff } from './staff.ts'

interface DemonstrationClass {
  name: [zh: string, pt: string, en: string]
  activity: CourseActivity
  venue: string
  /** 1 is Monday. */
  weekday: number
  from: string
  until: string
  places: number
  /** In patacas. */
  price: number
  ages?: [minimum: number | null, maximum: number | null]
  /** Of the programme for all: a temporary card opens it. */
  forAll?: true
  /** Led by the coach of the demonstration. */
  coached?: true
}

/** The classes of each term; places, ages and prices are invented. */
const classes: DemonstrationClass[] = [
  of(['瑜伽初班', 'Ioga para principiantes', 'Yoga for beginners'], 'yoga', 'tap-seac', 2, '19:00', 25, 120, {
    ...{ forAll: true, coached: true, ages: [16, null] },
  }),
  of(['太極拳', 'Tai chi', 'Tai chi'], 'tai_chi', 'vitoria', 1, '07:30', 30, 0, { forAll: true, coached: true }),
  of(['帶氧健體操', 'Aeróbica', 'Aerobics'], 'aerobics', 'mong-ha', 3, '18:30', 30, 80, {
    forAll: true,
    coached: true,
  }),
  of(['社交舞', 'Danças de salão', 'Ballroom dancing'], 'dance', 'ho-tung', 4, '20:00', 24, 150, { ages: [16, null] }),
  of(['兒童體操', 'Ginástica infantil', 'Gymnastics for children'], 'gymnastics', 'tap-seac', 6, '10:00', 20, 100, {
    ages: [4, 7],
  }),
  of(
    ['羽毛球初班', 'Badminton para principiantes', 'Badminton for beginners'],
    'badminton',
    'olympic',
    2,
    '20:00',
    16,
    200,
    {
      ages: [12, null],
    },
  ),
  of(['羽毛球進階班', 'Badminton avançado', 'Badminton, advanced'], 'badminton', 'olympic', 4, '20:00', 16, 240, {
    ages: [12, null],
  }),
  of(['青少年籃球', 'Basquetebol juvenil', 'Basketball for the young'], 'basketball', 'mong-ha', 6, '14:00', 20, 60, {
    ...{ forAll: true, ages: [12, 17] },
  }),
  of(['長者健體', 'Ginástica para idosos', 'Exercise for seniors'], 'aerobics', 'lin-fong', 5, '09:00', 25, 0, {
    ...{ forAll: true, ages: [65, null] },
  }),
  of(['詠春拳', 'Wing Chun', 'Wing Chun'], 'martial_arts', 'barbosa', 3, '20:00', 20, 150, { ages: [12, null] }),
  of(['親子瑜伽', 'Ioga em família', 'Yoga in the family'], 'yoga', 'dom-bosco', 7, '10:30', 20, 120),
  of(
    ['乒乓球小組', 'Ténis de mesa em grupo', 'Table tennis in a group'],
    'table_tennis',
    'tap-seac',
    4,
    '19:00',
    2,
    300,
  ),
]
/** The class that is full in the coming term. */
const full = 11

function of(
  name: DemonstrationClass['name'],
  activity: CourseActivity,
  venue: string,
  weekday: number,
  from: string,
  places: number,
  price: number,
  more: Pick<DemonstrationClass, 'ages' | 'forAll' | 'coached'> = {},
): DemonstrationClass {
  const [hours = '', minutes = ''] = from.split(':')
  const until = `${String(Number(hours) + 1).padStart(2, '0')}:${minutes}`
  return { ...{ name, activity, venue, weekday, from, until, places, price }, ...more }
}

/** Days of a term, less one: eight weeks. */
const length = 55
const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day))

/** Who is in which class of the term that runs, by its place in the list, and which meetings they have missed. */
const enrolled: { person: { idNumber: string }; course: number; missed: number[] }[] = [
  { person: people.adult, course: 0, missed: [1] },
  { person: people.english, course: 0, missed: [0, 1] },
  { person: people.portuguese, course: 0, missed: [] },
  { person: people.adult, course: 2, missed: [] },
  { person: people.worker, course: 1, missed: [] },
]

const addTerm = async (
  { db, clock, settings }: Uses<'clock' | 'settings', Tx>,
  startsOn: string,
  before: readonly { id: number }[],
) => {
  const today = clock.today()
  // Of what lies ahead all but the places that are left is over: whoever looks can sign up.
  const near = startsOn > today ? today : addDays(startsOn, -7)
  const on = (days: number, time: string) => clock.at(addDays(near, -days), time)
  const year = startsOn.slice(0, 4)
  const { perTurn, turnMinutes, atSignUp, inAll } = settings.services.course
  const term = await termChanges(db).add({
    ...{ code: `${year}-${(await termTable(db).ofYear(year)) + 1}`, startsOn, endsOn: addDays(startsOn, length) },
    ...{ renewFrom: on(16, '09:00'), registerFrom: on(12, '09:00'), registerUntil: on(7, '18:00') },
    ...{
      drawAt: on(6, '10:00'),
      signUpFrom: on(5, '09:00'),
      signUpUntil: on(3, '18:00'),
      remainingFrom: on(1, '09:00'),
    },
    ...{ perTurn, turnMinutes, mostAtSignUp: atSignUp, most: inAll },
  })
  const venues = new Map(
    (await db.selectFrom('venues').select(['id', 'code']).execute()).map((one) => [one.code, one.id]),
  )
  const coach = await staffTable(db).byUsername(staff.coach.username)
  const made: { id: number }[] = []
  for (const [place, one] of classes.entries()) {
    const [zh, pt, en] = one.name
    const [minimumAge, maximumAge] = one.ages ?? [null, null]
    made.push(
      await courseChanges(db).add({
        ...{ termId: term.id, venueId: venues.get(one.venue) ?? 0, ...inColumns('name', { zh, pt, en }) },
        ...{
          code: `${term.code}-${String(place + 1).padStart(2, '0')}`,
          activity: one.activity,
          minimumAge,
          maximumAge,
        },
        ...{ places: one.places, price: one.price * 100, temporaryCard: one.forAll ?? false },
        ...{ follows: before[place]?.id ?? null, coachId: one.coached && coach ? coach.id : null },
      }),
    )
  }
  const meetings = classes.flatMap(({ weekday, from, until }, place) =>
    Array.from({ length: 8 }, (_, week) => {
      const day = addDays(startsOn, week * 7 + weekday - 1)
      return { courseId: made[place]?.id ?? 0, startsAt: clock.at(day, from), endsAt: clock.at(day, until) }
    }),
  )
  await courseChanges(db).addMeetings(meetings)
  return made
}

/** Gives somebody a place, by the same function as everybody; it is paid at the venue. */
const enrol = async (
  { db, clock }: Uses<'clock', Tx>,
  person: { idNumber: string },
  { courseId, way }: { courseId: number; way: 'sign_up' | 'remaining' },
) => {
  const member = await accountTable(db).byIdNumber(person.idNumber)
  if (!member) return undefined
  const reference = newEnrolmentReference(clock.today())
  const wish = { memberId: member.id, courseId, way, most: 4, mostAtSignUp: 4, requestKey: crypto.randomUUID() }
  const { id } = await enrolmentChanges(db).take({ ...wish, reference }, { now: clock.now(), until: null })
  return id ?? undefined
}

/** Who was there, of the meetings that have been. */
const noteAttendance = async (
  { db, clock }: Uses<'clock', Tx>,
  courseId: number,
  enrolmentId: number,
  missed: number[],
) => {
  const coach = await staffTable(db).byUsername(staff.coach.username)
  const past = await db
    .selectFrom('courseMeetings')
    .select('id')
    .where('courseId', '=', courseId)
    .where('endsAt', '<=', clock.now())
    .orderBy('startsAt')
    .execute()
  if (past.length === 0 || !coach) return
  await attendanceChanges(db).note(
    past.map(({ id: meetingId }, nr) => ({
      ...{ meetingId, enrolmentId, present: !missed.includes(nr), notedBy: coach.id, notedAt: clock.now() },
    })),
  )
}

/** Some have registered for the order of the coming term, which was drawn: it can be checked. */
const drawOrder = async (deps: Deps, term: Term) => {
  const { clock } = deps
  const reference = drawOf(term)
  await openRanking(deps, {
    ...{ reference, day: term.startsOn, opensAt: term.registerFrom },
    ...{ closesAt: term.registerUntil, drawsAt: term.drawAt },
  })
  await inTransaction(deps, async ({ db }) => {
    const draw = await drawTable(db).byReference(reference)
    for (const person of [people.adult, people.english, people.portuguese]) {
      const member = await accountTable(db).byIdNumber(person.idNumber)
      if (!draw || draw.closedAt !== null || !member) continue
      const entry = { drawId: draw.id, memberId: member.id, code: newCode(), choices: [] }
      await entryChanges(db).put({
        ...entry,
        enteredAt: term.registerFrom > clock.now() ? clock.now() : term.registerFrom,
      })
    }
  })
  while (await doDraws(deps));
}

/**
 * One term that is over, one that runs and one that comes, of twelve classes each, relative to today. Started again later,
 * the terms go on from the last one.
 */
export const seatClasses = async (deps: Deps) => {
  const { db, clock } = deps
  const today = clock.today()
  const [latest] = await termTable(db).latest(1)
  if (latest && latest.startsOn > today) return
  const first = latest ? addDays(latest.endsOn, 1) : addDays(mondayOf(addDays(today, -28)), -(length + 1))
  await inTransaction(deps, async (deps) => {
    const { db } = deps
    let before: { id: number }[] = latest
      ? await db.selectFrom('courses').select('id').where('termId', '=', latest.id).orderBy('code').execute()
      : []
    for (let startsOn = first; ; startsOn = addDays(startsOn, length + 1)) {
      const made = await addTerm(deps, startsOn, before)
      if (startsOn <= today && today <= addDays(startsOn, length))
        for (const { person, course, missed } of enrolled) {
          const courseId = made[course]?.id ?? 0
          const id = await enrol(deps, person, { courseId, way: 'sign_up' })
          if (id !== undefined) await noteAttendance(deps, courseId, id, missed)
        }
      if (startsOn > today) {
        const courseId = made[full]?.id ?? 0
        for (const person of [people.english, people.portuguese])
          await enrol(deps, person, { courseId, way: 'remaining' })
        const waits = await accountTable(db).byIdNumber(people.guardian.idNumber)
        if (waits) await courseWaitChanges(db).join({ memberId: waits.id, courseId, since: clock.now() })
        return
      }
      before = made
    }
  })
  const [coming] = await termTable(db).latest(1)
  if (coming) await drawOrder(deps, coming)
}
