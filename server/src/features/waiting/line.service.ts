import type { Locale } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { offeredService } from '../booking/offered.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { offerUntil } from './offer.rules.ts'
import { toldOffer, toldPlace } from './told.rules.ts'
import { type PlacedWait, waitChanges, waitTable } from './wait.table.ts'

/** Waits of one transaction, and slots of one look. */
const portion = 100

type Telling = Uses<'clock' | 'settings' | 'keys' | 'origin', Tx>

/** By letter and by text message: who waits for a court is not looking at a screen. */
const tellOffered = async (deps: Telling, wait: PlacedWait) => {
  const { db, settings, origin } = deps
  const offer = (language: Locale) => toldOffer(wait, { language, ...settings })
  const linked = (language: Locale) => ({ ...offer(language), link: `${origin}/${language}/waiting` })
  await letterService(deps).notify(await accountTable(db).byId(wait.memberId), {
    kind: 'notice',
    say: (language) => letters[language].waiting.offered(linked(language)),
    inAccount: (language) => letters[language].waiting.offeredInAccount(offer(language)),
    bySms: (language) => letters[language].waiting.offeredInShort(linked(language)),
  })
}

const tell = async (deps: Telling, wait: PlacedWait, news: 'unanswered' | 'over' | 'closed' | 'rights') => {
  const { db, settings } = deps
  await letterService(deps).notifyOnce(await accountTable(db).byId(wait.memberId), {
    kind: 'notice',
    say(language) {
      const place = toldPlace(wait, { language, ...settings })
      const words = letters[language].waiting
      return news === 'unanswered' || news === 'over' ? words[news](place) : words.returned({ ...place, why: news })
    },
  })
}

type Candidate = Awaited<ReturnType<ReturnType<typeof waitTable>['line']>>[number] & { slotId: number }

/** Offers a slot to one of its line. `passed`: they have no place of their quota left, or wait no longer. */
const offerTo = (deps: Deps, { id, memberId, bornOn, slotId, startsAt }: Candidate) =>
  inTransaction(deps, async (deps) => {
    const { db, clock, settings } = deps
    if (!(await waitChanges(db).holdWaiting(id))) return 'passed'
    const now = clock.now()
    const until = offerUntil(clock, { now, startsAt }, settings.services.offer)
    const bookingId = await offeredService(deps).offer({ memberId, bornOn, slotId, until })
    if (typeof bookingId === 'string') return bookingId
    await waitChanges(db).offer(id, { bookingId, offeredAt: now, offeredUntil: until })
    const [wait] = await waitTable(db).withIds([id])
    if (wait) await tellOffered(deps, wait)
    return 'offered'
  })

/** Offers a slot to the first of its line who may book it. Whoever may not at this moment is passed over, and stays. */
const offerToFirst = async (deps: Deps, slotId: number) => {
  const line = await waitTable(deps.db).line(slotId)
  const asked = line.map(({ memberId }) => ({ id: memberId, service: 'venue_booking' as const }))
  const isAble = await standingService(deps).able(asked)
  for (const one of line) {
    if (!isAble({ id: one.memberId, service: 'venue_booking' })) continue
    if ((await offerTo(deps, { ...one, slotId })) !== 'passed') return
  }
}

/** Offers what is nobody’s to who waits for it: of these slots, or of all. */
const offerFreed = async (deps: Deps, among?: readonly number[]) => {
  for (let after = 0; ; ) {
    const slots = await waitTable(deps.db).freed(deps.clock.now(), { ...(among && { among }), after, most: portion })
    for (const slot of slots) await offerToFirst(deps, slot)
    after = slots.at(-1) ?? 0
    if (slots.length < portion) return
  }
}

/** What became of an offer that nobody has answered. */
const endOf = ({ bookingState, bookingEndedAt, offeredUntil }: PlacedWait) => {
  if (bookingState === 'closed') return 'closed'
  if (bookingState !== 'lapsed') return 'taken'
  return bookingEndedAt && offeredUntil && bookingEndedAt < offeredUntil ? 'rights' : 'unanswered'
}

/** Settles a portion of the offers that ended without an answer. Resolves to whether there may be more. */
const settleEnded = (deps: Deps) =>
  inTransaction(deps, async (deps) => {
    const { db, clock } = deps
    const ids = await waitChanges(db).holdEnded(portion)
    if (ids.length === 0) return false
    const ended = Map.groupBy(await waitTable(db).withIds(ids), endOf)
    for (const [end, waits] of ended) {
      const theirs = waits.map(({ id }) => id)
      if (end === 'unanswered' || end === 'taken') await waitChanges(db).end(theirs, end, clock.now())
      else await waitChanges(db).takeBack(theirs)
      if (end !== 'taken') for (const wait of waits) await tell(deps, wait, end)
    }
    return ids.length === portion
  })

/** Ends a portion of the waits that can come to nothing any more. Resolves to whether there may be more. */
const endOver = (deps: Deps) =>
  inTransaction(deps, async (deps) => {
    const { db, clock } = deps
    const ids = await waitChanges(db).holdOver(clock.now(), portion)
    if (ids.length === 0) return false
    await waitChanges(db).end(ids, 'over', clock.now())
    for (const wait of await waitTable(db).withIds(ids)) await tell(deps, wait, 'over')
    return ids.length === portion
  })

/** What follows when slots have come free: who was offered one before is told, and the next is served. */
export const serveLines = async (deps: Deps, slots: readonly number[]) => {
  await settleEnded(deps)
  await offerFreed(deps, slots)
}

/** What is due: offers that have ended, waits that are over, and whatever is nobody’s while somebody waits for it. */
export const doWaiting = async (deps: Deps) => {
  const more = await settleEnded(deps)
  const moreOver = await endOver(deps)
  await offerFreed(deps)
  return more || moreOver
}
