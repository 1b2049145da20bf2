import { feature } from '../../feature.ts'
import { after, day } from '../../ports/clock.ts'
import { closeMeetings } from './close.service.ts'
import { courseDesk } from './course.desk.ts'
import { courseJobs } from './course.jobs.ts'
import { courseRoutes } from './course.routes.ts'
import { enrolmentTable } from './enrolment.table.ts'
import { openTermDraws } from './register.service.ts'
import { lapsePlaces } from './settle.service.ts'

/**
 * Recreation classes: terms, registering for the order, signing up in turns, renewal, remaining places, giving a place
 * back, and who is there; making and cancelling them at the desk.
 */
export const course = feature({
  routes: courseRoutes,
  desk: courseDesk,
  jobs: courseJobs,
  due: async (deps) => {
    await openTermDraws(deps)
    const rounds = [await lapsePlaces(deps), await closeMeetings(deps)]
    return rounds.includes(true)
  },
  purge: {
    courseTerms: 'What the authority says; nobody is named.',
    courses: 'What the authority says; of members nobody is named.',
    courseMeetings: 'What the authority says; nobody is named.',
    enrolments: ({ db, clock, settings }) =>
      enrolmentTable(db).purge(clock.dayOf(after(clock.now(), -settings.retention.bookings * day))),
    courseAttendance: 'Goes with the place of which it is noted.',
  },
})
