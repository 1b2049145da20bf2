import type { Uses } from '../../deps.ts'
import { endOf } from './companion.rules.ts'
import { companionTable } from './companion.table.ts'

/** The children whom a member brings along, for the services that ask. */
export const childService = ({ db, clock }: Uses<'clock'>) => ({
  /** Those of whom there is a yes, by the id of their entry; `hasEnded` where time has ended an entry today. */
  async of(ownerId: number) {
    const today = clock.today()
    const entries = await companionTable(db).ofOwner(ownerId)
    return new Map(
      entries.flatMap((entry) => {
        const { id, kind, personId, birthDate, confirmedAt } = entry
        if (kind !== 'child' || confirmedAt === null || personId === null || birthDate === null) return []
        return [[id, { personId, birthDate, hasEnded: endOf(entry, today) !== undefined }]]
      }),
    )
  },
})
