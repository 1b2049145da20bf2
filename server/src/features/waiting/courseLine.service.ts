import { isOfAgeFor, type Locale } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import type { ToldCourseOffer } from '../../texts/zh/waiting.ts'
import { accountTable } from '../account/account.table.ts'
import { courseTable } from '../course/course.table.ts'
import { offeredPlaceService } from '../course/offered.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { inThree } from '../site/site.table.ts'
import { type CourseWait, courseWaitChanges, courseWaitTable } from './courseWait.table.ts'
import { offerUntil } from './offer.rules.ts'
import { waitChanges } from './wait.table.ts'

/** Waits of one transaction, and classes of one look. */
const portion = 100

type Telling = Uses<'clock' | 'settings' | 'keys' | 'origin', Tx>
type News = 'unanswered' | 'over' | 'rights'

/** What a letter says of the class that is waited for. */
const toldOf = (wait: CourseWait, language: Locale) => ({
  ...{ course: wait.code, name: inThree('name', wait)[language], venue: inThree('venue', wait)[language] },
  ...{ address: inThree('address', wait)[language], startsOn: wait.startsOn, endsOn: wait.endsOn },
})

/** By letter and by text message: who waits is not looking at a screen. */
const tellOffered = async ({ db, settings, origin, ...deps }: Telling, wait: CourseWait) => {
  const offer = (language: Locale): ToldCourseOffer => ({
    ...toldOf(wait, language),
    ...{ amount: wait.price, until: wait.offeredUntil ?? new Date(0), timeZone: settings.timeZone },
  })
  const linked = (language: Locale) => ({ ...offer(language), link: `${origin}/${language}/waiting` })
  await letterService({ db, settings, origin, ...deps }).notify(await accountTable(db).byId(wait.memberId), {
    kind: 'notice',
    say: (language) => letters[language].waiting.courseOffered(linked(language)),
    inAccount: (language) => letters[language].waiting.courseOfferedInAccount(offer(language)),
    bySms: (language) => letters[language].waiting.courseOfferedInShort(linked(language)),
  })
}

const tell = async (deps: Telling, wait: CourseWait, news: News) =>
  letterService(deps).notifyOnce(await accountTable(deps.db).byId(wait.memberId), {
    kind: 'notice',
    say: (language) => letters[language].waiting.courseWait({ ...toldOf(wait, language), news }),
  })

type Freed = Awaited<ReturnType<ReturnType<typeof courseWaitTable>['freed']>>[number]

/** Offers a place to one of the line. `passed`: they are in as many classes as they may be, or wait no longer. */
const offerTo = (deps: Deps, course: Freed, { id, memberId }: { id: number; memberId: number }) =>
  inTransaction(deps, async (deps) => {
    const { db, clock, settings } = deps
    const now = clock.now()
    const startsAt = clock.at(course.startsOn, '00:00')
    const until = offerUntil(clock, { now, startsAt }, settings.services.offer)
    // The member and the class first, as whoever changes a place does.
    const given = await offeredPlaceService(deps).offer({ memberId, courseId: course.id, most: course.most, until })
    if (typeof given === 'string') return given
    // Who has left the line meanwhile gets nothing: the place goes back, and on to the next.
    if (!(await waitChanges(db).holdWaiting(id))) {
      await offeredPlaceService(deps).takeBack(given)
      return 'passed'
    }
    await courseWaitChanges(db).offer(id, { enrolmentId: given, offeredAt: now, offeredUntil: until })
    const [wait] = await courseWaitTable(db).withIds([id])
    if (wait) await tellOffered(deps, wait)
    return 'offered'
  })

/** Offers the places of a class that are nobody’s to those of its line who may have them. Whoever may not is passed over, and stays. */
const offerPlaces = async (deps: Deps, course: Freed) => {
  const line = await courseWaitTable(deps.db).line(course.id)
  const standings = await standingService(deps).each(
    'classes',
    line.map(({ memberId }) => memberId),
  )
  const [ages] = await courseTable(deps.db).withIds([course.id])
  for (const one of line) {
    const standing = standings.get(one.memberId)
    if (!standing || 'refusal' in standing || !ages || !isOfAgeFor(ages, one.bornOn)) continue
    if (standing.kind === 'temporary' && !course.temporaryCard) continue
    if ((await offerTo(deps, course, one)) === 'full') return
  }
}

/** Offers what is nobody’s to who waits for it: of these classes, or of all. */
const offerFreed = async (deps: Deps, among?: readonly number[]) => {
  for (let after = 0; ; ) {
    const courses = await courseWaitTable(deps.db).freed(deps.clock.today(), {
      ...(among && { among }),
      ...{ after, most: portion },
    })
    for (const course of courses) await offerPlaces(deps, course)
    after = courses.at(-1)?.id ?? 0
    if (courses.length < portion) return
  }
}

/** What became of an offer that nobody has answered. */
const endOf = ({ placeState, placeEndedAt, offeredUntil }: CourseWait) => {
  if (placeState === 'closed') return 'over'
  if (placeState !== 'lapsed') return 'taken'
  return placeEndedAt && offeredUntil && placeEndedAt < offeredUntil ? 'rights' : 'unanswered'
}

/** Settles a portion of the offers that ended without an answer. Resolves to whether there may be more. */
const settleEnded = (deps: Deps) =>
  inTransaction(deps, async (deps) => {
    const { db, clock } = deps
    const ids = await courseWaitChanges(db).holdEnded(portion)
    if (ids.length === 0) return false
    for (const [end, waits] of Map.groupBy(await courseWaitTable(db).withIds(ids), endOf)) {
      const theirs = waits.map(({ id }) => id)
      if (end === 'rights') await courseWaitChanges(db).takeBack(theirs)
      else await waitChanges(db).end(theirs, end, clock.now())
      if (end !== 'taken') for (const wait of waits) await tell(deps, wait, end)
    }
    return ids.length === portion
  })

/** Ends a portion of the waits that can come to nothing any more. Resolves to whether there may be more. */
const endOver = (deps: Deps) =>
  inTransaction(deps, async (deps) => {
    const { db, clock } = deps
    const ids = await courseWaitChanges(db).holdOver(clock.today(), portion)
    if (ids.length === 0) return false
    await waitChanges(db).end(ids, 'over', clock.now())
    for (const wait of await courseWaitTable(db).withIds(ids)) await tell(deps, wait, 'over')
    return ids.length === portion
  })

/** What follows when places have come free: who was offered one before is told, and the next is served. */
export const serveCourseLines = async (deps: Deps, courses: readonly number[]) => {
  await settleEnded(deps)
  await offerFreed(deps, courses)
}

/** What is due: offers that have ended, waits that are over, and whatever is nobody’s while somebody waits for it. */
export const doCourseWaiting = async (deps: Deps) => {
  const more = await settleEnded(deps)
  const moreOver = await endOver(deps)
  await offerFreed(deps)
  return more || moreOver
}
