import type { Locale } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import type { ToldCourse, ToldEnrolment } from '../../texts/zh/course.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { saidUntil } from '../payment/held.rules.ts'
import { inThree } from '../site/site.table.ts'
import { weeklyOf } from './course.rules.ts'
import { courseTable, type Meeting, type PlacedCourse } from './course.table.ts'
import { enrolmentTable, type PlacedEnrolment } from './enrolment.table.ts'

/** What telling somebody takes. */
export type Telling = Uses<'clock' | 'settings' | 'keys' | 'origin', Tx>

/** A class as letters say it. */
const toldCourse = (
  course: Pick<PlacedCourse, 'startsOn' | 'endsOn' | `${'name' | 'venue' | 'address'}${'Zh' | 'Pt' | 'En'}`> & {
    code: string
  },
  { meetings, clock, language }: { meetings: readonly Meeting[]; language: Locale } & Pick<Telling, 'clock'>,
): ToldCourse => ({
  ...{ course: course.code, name: inThree('name', course)[language], venue: inThree('venue', course)[language] },
  ...{ address: inThree('address', course)[language], startsOn: course.startsOn, endsOn: course.endsOn },
  weekly: weeklyOf(meetings, clock),
})

/** What letters say of somebody’s place, in each language. */
const toldEnrolment =
  (place: PlacedEnrolment, meetings: readonly Meeting[], { clock, settings }: Pick<Telling, 'clock' | 'settings'>) =>
  (language: Locale): ToldEnrolment => {
    const { reference, amount, paidAt, paidBy } = place
    const isPaid = paidAt !== null
    return {
      ...toldCourse({ ...place, code: place.course }, { meetings, clock, language }),
      ...{ reference, amount, isPaid, atDesk: isPaid && paidBy !== 'online', timeZone: settings.timeZone },
    }
  }

/** Tells the members of these places, each by a letter that `say` writes. */
export const tellPlaces = async (
  deps: Telling,
  places: readonly PlacedEnrolment[],
  say: (told: ToldEnrolment, place: PlacedEnrolment, language: Locale) => { subject: string; body: string },
) => {
  const { db } = deps
  const courses = [...new Set(places.map(({ courseId }) => courseId))]
  const meetings = Map.groupBy(await courseTable(db).meetings(courses), ({ courseId }) => courseId)
  for (const place of places) {
    const told = toldEnrolment(place, meetings.get(place.courseId) ?? [], deps)
    await letterService(deps).notifyOnce(await accountTable(db).byId(place.memberId), {
      kind: 'notice',
      say: (language) => say(told(language), place, language),
    })
  }
}

/** What an order and its receipt say of a place, in the three languages. */
export const lineOf = (place: PlacedEnrolment) => {
  const said = (language: Locale) =>
    letters[language].course.line({
      name: inThree('name', place)[language],
      course: place.course,
      startsOn: place.startsOn,
    })
  return { zh: said('zh'), pt: said('pt'), en: said('en') }
}

/** Tells who has got a place: of one that is enrolled, and of one that a clerk keeps for them until it is paid. */
export const tellEnrolled = (deps: Deps, id: number, finish: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, settings } = deps
    const [place] = await enrolmentTable(db).withIds([id])
    const payBy = place?.state === 'held' && place.heldUntil ? saidUntil(place.heldUntil) : undefined
    // Who has given it back meanwhile has a letter that says so.
    if (place && (place.state === 'enrolled' || payBy))
      await tellPlaces(deps, [place], (told, _, language) => {
        const words = letters[language].course
        return payBy ? words.keptForYou({ ...told, payBy, hotline: settings.hotline }) : words.enrolled(told)
      })
    await finish(db)
  })
