import { addDays, constant } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { isDaytime } from '../letter/letter.rules.ts'
import { letterService } from '../letter/letter.service.ts'
import { type Due, type Expiring, reminderTable } from './reminder.table.ts'

const [first, last] = constant.expiryReminderDays

/**
 * On a day: what runs out within the last days, and what within those before. Ranges, and not single days, so that what
 * an interruption has left out is told after it; what has run out already is told no more.
 */
const dueOn = (today: string): Due[] =>
  (['document', 'card'] as const).flatMap((what) => [
    { what, daysBefore: first, from: addDays(today, last + 1), to: addDays(today, first) },
    { what, daysBefore: last, from: today, to: addDays(today, last) },
  ])

/** Told before a card or a document runs out, once for each time and day (M11). */
export const reminderService = (deps: Deps) => {
  const wordsFor = (what: Expiring, isSameDay: boolean) => {
    if (what === 'card') return 'cardExpires'
    return isSameDay ? 'bothExpire' : 'documentExpires'
  }

  /** Resolves to how many were told. */
  const tellNext = (due: Due) =>
    inTransaction(deps, async (deps) => {
      const noted = await reminderTable(deps.db).noteNext(due, deps.clock.now())
      if (noted.length === 0) return 0
      const dayOf = new Map(noted.map(({ memberId, expiresOn }) => [memberId, expiresOn]))
      for (const { id, validUntil, ...contacts } of await reminderTable(deps.db).contactsOf([...dayOf.keys()])) {
        const day = dayOf.get(id) ?? validUntil
        const words = wordsFor(due.what, day === validUntil)
        await letterService(deps).notifyOnce(
          { id, ...contacts },
          { kind: 'expiry', say: (language) => letters[language].card[words](day, deps.settings.hotline) },
        )
      }
      return noted.length
    })

  return {
    async tell() {
      if (!isDaytime(deps.clock.untilTomorrow())) return
      for (const due of dueOn(deps.clock.today())) while ((await tellNext(due)) > 0);
    },
  }
}

/** Once it has run out nobody is told of it again. */
export const purgeReminders = ({ db, clock }: Uses<'clock'>) => reminderTable(db).purgeExpiredBefore(clock.today())
