import { addYears, type api, type Locale, mayKeepPlaceLonger, type Reply } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { saidUntil } from '../payment/held.rules.ts'
import { inThree } from '../site/site.table.ts'
import { attendanceTable } from './attendance.table.ts'
import { drawOf, meetingSaid, stageNow, turnOf, weeklyOf } from './course.rules.ts'
import { courseTable } from './course.table.ts'
import { enrolmentTable, type PlacedEnrolment } from './enrolment.table.ts'
import { orderTable } from './order.table.ts'
import { renewalService } from './renewal.service.ts'
import { type Term, termTable } from './term.table.ts'
import { refundNow } from './withdraw.service.ts'

/** Places of the last year that are shown: more than four classes in six terms. */
const mostShown = 60
const latestTerms = 12

type Mine = Reply<typeof api.course.mine>

/** One’s turns, one’s classes, and in which one may stay. */
export const mineService = (deps: Uses<'clock' | 'settings' | 'checkout'>) => {
  const { db, clock } = deps
  const renewals = renewalService(deps)

  const termsOf = async (memberId: number, terms: readonly Term[]): Promise<Mine['terms']> => {
    const entries = await orderTable(db).of(memberId, terms.map(drawOf))
    const used = await enrolmentTable(db).used(
      memberId,
      terms.map(({ id }) => id),
    )
    return terms.map((term) => {
      const entry = entries.find(({ reference }) => reference === drawOf(term))
      const turnAt =
        entry && entry.rank !== null && entry.drawnAt !== null
          ? turnOf(term, { rank: entry.rank, drawnAt: entry.drawnAt }).toISOString()
          : null
      return {
        ...{ term: term.code, stage: stageNow(term, clock), used: used.get(term.id) ?? 0, most: term.most },
        registered: entry ? { code: entry.code, draw: entry.reference, rank: entry.rank, turnAt } : null,
      }
    })
  }

  const placesSaid = async (places: readonly PlacedEnrolment[], locale: Locale): Promise<Mine['enrolments']> => {
    const meetings = Map.groupBy(
      await courseTable(db).meetings([...new Set(places.map(({ courseId }) => courseId))]),
      ({ courseId }) => courseId,
    )
    const noted = await attendanceTable(db).of(places.map(({ id }) => id))
    const presence = new Map(noted.map((one) => [`${one.enrolmentId} ${one.meetingId}`, one.present]))
    const missed = await renewals.absences(places)
    return places.map((place) => {
      const { id, reference, course, term, activity, venueCode, startsOn, endsOn, amount, way } = place
      const { heldUntil, order, paidAt, endedAt, closed, birthDate } = place
      const isOver = heldUntil !== null && saidUntil(heldUntil) <= clock.now() && paidAt === null
      // What nobody has paid is not kept any more, though nobody else has taken it yet.
      const state = isOver ? ('lapsed' as const) : place.state
      const dates = meetings.get(place.courseId) ?? []
      return {
        ...{ reference, course, term, name: inThree('name', place)[locale], activity, venueCode },
        ...{ venue: inThree('venue', place)[locale], address: inThree('address', place)[locale], startsOn, endsOn },
        ...{ weekly: weeklyOf(dates, clock), amount, state, way, order, paid: paidAt !== null, closed },
        heldUntil: heldUntil && !isOver ? saidUntil(heldUntil).toISOString() : null,
        mayKeepLonger: mayKeepPlaceLonger({ ...place, state }),
        ...{ endedAt: endedAt?.toISOString() ?? null, refund: isOver ? null : refundNow(place, clock.today()) },
        dates: dates.map((meeting) => ({
          ...meetingSaid(meeting, clock),
          present: presence.get(`${id} ${meeting.id}`) ?? null,
        })),
        absences: missed.get(id)?.firstMonth ?? 0,
        absencesAllowed: renewals.allowed(startsOn, birthDate),
      }
    })
  }

  /** The classes in which somebody may stay now, and has no place yet. */
  const renewable = async (
    places: readonly PlacedEnrolment[],
    { terms, memberId, locale }: { terms: readonly Term[]; memberId: number; locale: Locale },
  ) => {
    const found: Mine['renewals'] = []
    const { birthDate } = await accountTable(db).byId(memberId)
    const enrolled = places.filter(({ state }) => state === 'enrolled').map(({ courseId }) => courseId)
    for (const term of terms.filter((term) => stageNow(term, clock) === 'renewal'))
      for (const course of await courseTable(db).followers(term.id, enrolled)) {
        const has = places.some(({ courseId, endedAt }) => courseId === course.id && endedAt === null)
        if (has || course.closed !== null || !(await renewals.mayStay(memberId, course, birthDate))) continue
        found.push({
          ...{ course: course.code, name: inThree('name', course)[locale], follows: course.followsCode ?? '' },
          ...{ amount: course.price, until: term.registerFrom.toISOString() },
        })
      }
    return found
  }

  return {
    async mine(memberId: number, locale: Locale): Promise<Mine> {
      const latest = await termTable(db).latest(latestTerms)
      const terms = latest.filter(({ endsOn }) => endsOn >= clock.today()).toReversed()
      const places = await enrolmentTable(db).mine(memberId, addYears(clock.today(), -1), mostShown)
      return {
        ...{ online: deps.checkout !== undefined, now: clock.now().toISOString() },
        terms: await termsOf(memberId, terms),
        enrolments: await placesSaid(places, locale),
        renewals: await renewable(places, { terms, memberId, locale }),
      }
    },
  }
}
