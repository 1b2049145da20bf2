import { addDays, type desk, type Received, Refusal, timesFollow, weekdayOf } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { venueTable } from '../venue/venue.table.ts'
import { courseChanges, courseTable } from './course.table.ts'
import { type TermMoments, termChanges, termTable } from './term.table.ts'

type AskedTerm = Received<typeof desk.course.putTerm>['body']
type AskedCourse = Received<typeof desk.course.putCourse>['body']

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Terms and classes that staff make and change. */
export const makeService = (deps: Deps) => {
  /** @throws not_found */
  const venueAndCoach = async ({ venue: code, coach: username }: Pick<AskedCourse, 'venue' | 'coach'>) => {
    const venue = await venueTable(deps.db).byCode(code)
    if (!venue) throw Refusal.at('venue', 'not_found')
    const coach = username === '' ? undefined : await courseTable(deps.db).coachNamed(username)
    if (username !== '' && !coach) throw Refusal.at('coach', 'not_found')
    return { venueId: venue.id, coachId: coach?.id ?? null }
  }

  return {
    /** @throws not_found, term_moments, course_window_closed */
    putTerm: ({ term: code, startsOn, endsOn, ...asked }: AskedTerm, staffId: number) =>
      inTransaction(deps, async (deps) => {
        const { db, clock, settings } = deps
        const at = ({ day, time }: { day: string; time: string }) => clock.at(day, time)
        const moments: TermMoments = {
          ...{ startsOn, endsOn, renewFrom: at(asked.renewFrom), registerFrom: at(asked.registerFrom) },
          ...{ registerUntil: at(asked.registerUntil), drawAt: at(asked.drawAt), signUpFrom: at(asked.signUpFrom) },
          ...{ signUpUntil: at(asked.signUpUntil), remainingFrom: at(asked.remainingFrom) },
        }
        const now = clock.now()
        const before = code === '' ? undefined : await termChanges(db).hold(code)
        if (code !== '' && !before) throw new Refusal('not_found')
        // What people have registered for stays as it was said.
        if (before && before.registerFrom <= now) throw new Refusal('course_window_closed')
        const meetsAnother = await termTable(db).meets(moments, before?.id ?? 0)
        if (!timesFollow(moments, clock.at) || moments.registerFrom <= now || meetsAnother)
          throw Refusal.at('startsOn', 'term_moments')
        const year = startsOn.slice(0, 4)
        const { atSignUp: mostAtSignUp, inAll: most, perTurn, turnMinutes } = settings.services.course
        if (before) await termChanges(db).set(before.id, moments)
        const made =
          before ??
          (await termChanges(db).add({
            ...{ code: `${year}-${(await termTable(db).ofYear(year)) + 1}`, ...moments },
            ...{ perTurn, turnMinutes, mostAtSignUp, most },
          }))
        const act = before ? 'term_changed' : 'term_made'
        const detail = `${startsOn} – ${endsOn}`
        await auditService(deps).write({ by: staffId, act, subject: { kind: 'term', id: made.code }, detail })
        return { term: made.code }
      }),

    /** @throws not_found, term_moments, course_places_taken */
    async putCourse(
      { course: code, term: termCode, weekly, follows, venue, coach, ...asked }: AskedCourse,
      staffId: number,
    ) {
      const where = await venueAndCoach({ venue, coach })
      const before = follows === '' ? undefined : await courseTable(deps.db).byCode(follows)
      if (follows !== '' && !before) throw Refusal.at('follows', 'not_found')
      if (asked.minimumAge !== null && asked.maximumAge !== null && asked.maximumAge < asked.minimumAge)
        throw Refusal.at('maximumAge', 'term_moments')
      const written = { ...asked, ...where, follows: before?.id ?? null }
      return inTransaction(deps, async (deps) => {
        const { db, clock } = deps
        const write = (act: 'course_made' | 'course_changed', of: string) =>
          auditService(deps).write({ by: staffId, act, subject: { kind: 'course', id: of }, detail: asked.nameEn })
        if (code !== '') {
          const found = await courseTable(db).byCode(code)
          if (!found || found.closed !== null) throw new Refusal('not_found')
          await courseChanges(db).lock(null, [found.id])
          const [course] = await courseTable(db).withIds([found.id])
          if ((course?.taken ?? 0) > asked.places) throw Refusal.at('places', 'course_places_taken')
          if (before?.id === found.id) throw Refusal.at('follows', 'not_found')
          await courseChanges(db).set(found.id, written)
          await write('course_changed', code)
          return { code }
        }
        // Two clerks who make classes at the same moment number them one after the other.
        const term = await termChanges(db).hold(termCode)
        if (!term || term.endsOn < clock.today()) throw Refusal.at('term', 'not_found')
        if (before && before.startsOn >= term.startsOn) throw Refusal.at('follows', 'not_found')
        const number = (await courseTable(db).ofTerm(term.id)) + 1
        const made = await courseChanges(db).add({
          ...{ ...written, termId: term.id, code: `${term.code}-${twoDigits(number)}` },
        })
        const meetings = []
        for (let day = term.startsOn; day <= term.endsOn; day = addDays(day, 1))
          for (const { weekday, from, until } of weekly)
            if (weekday === weekdayOf(day))
              meetings.push({ courseId: made.id, startsAt: clock.at(day, from), endsAt: clock.at(day, until) })
        if (weekly.some(({ from, until }) => until <= from)) throw Refusal.at('weekly', 'term_moments')
        if (meetings.length === 0) throw Refusal.at('weekly', 'term_moments')
        if (new Set(meetings.map(({ startsAt }) => startsAt.getTime())).size < meetings.length)
          throw Refusal.at('weekly', 'term_moments')
        await courseChanges(db).addMeetings(meetings)
        await write('course_made', made.code)
        return { code: made.code }
      })
    },
  }
}
