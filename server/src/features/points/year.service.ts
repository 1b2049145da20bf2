import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import type { Begun } from './visit.table.ts'
import { visitTable } from './visit.table.ts'
import { firstYearKept, visitsKeptFrom, yearsAhead } from './year.rules.ts'
import { yearTable } from './year.table.ts'

/** Makes the tables of the years that come, and of those whose visits lie in the net: a clock may have gone ahead. */
export const openYears = async ({ db, clock }: Uses<'clock'>) => {
  const table = yearTable(db)
  const there = new Set(await table.all())
  const wanted = [...yearsAhead(clock.today()), ...(await table.inNet())]
  for (const year of new Set(wanted)) if (!there.has(year)) await table.open(year)
}

/** Erases the visits of years that are over for long. The ledger stays as it is. */
export const purgeVisits = async (deps: Pick<Deps, 'db' | 'clock' | 'settings'>) => {
  const first = visitsKeptFrom(deps.clock.today(), deps.settings.retention.visits)
  await visitTable(deps.db).deleteBefore(first)
  const over = (await yearTable(deps.db).all()).filter((year) => `${year}` < first.slice(0, 4))
  for (const year of over)
    await inTransaction(deps, async ({ db }) => {
      await yearTable(db).keepAway()
      // Somebody has brought visits of long ago meanwhile: the next purge erases them.
      if ((await yearTable(db).count(year)) === 0) await yearTable(db).drop(year)
    })
}

/** Rows that are read in one go. */
const portion = 5000

/** Why a year may not leave yet. */
export type Stays = 'not_over' | 'kept' | 'counts'

/** Leaving of a year that is in a file by now. */
export const yearService = (deps: Pick<Deps, 'db' | 'clock' | 'settings'>) => {
  const { db, clock, settings } = deps
  return {
    /** Whether visits of a year are here; makes its table where they lie in the net. */
    async isHere(year: number) {
      if ((await yearTable(db).inNet()).includes(year)) await yearTable(db).open(year)
      return (await yearTable(db).all()).includes(year)
    },

    /** Why a year stays; undefined when it may leave. */
    async staysBecause(year: number): Promise<Stays | undefined> {
      const today = clock.today()
      if (`${year}` >= today.slice(0, 4)) return 'not_over'
      if (year >= firstYearKept(today, settings.retention.visits)) return 'kept'
      return (await yearTable(db).counts(year, today)) ? 'counts' : undefined
    },

    /** All visits of a year, portion by portion. */
    async *visitsOf(year: number) {
      let after: Begun | undefined
      for (;;) {
        const visits = await yearTable(db).page(year, after, portion)
        yield* visits
        after = visits.at(-1)
        if (visits.length < portion) return
      }
    },

    /** Lets a year go that is in a file with so many visits. False, and nothing done, where there are others by now. */
    leave: ({ year, visits, sum }: { year: number; visits: number; sum: string }) =>
      inTransaction(deps, async ({ db, clock }) => {
        await yearTable(db).keepAway()
        if ((await yearTable(db).count(year)) !== visits) return false
        await yearTable(db).drop(year)
        const subject = { kind: 'visits', id: `${year}` } as const
        await auditService({ db, clock }).write({
          by: 'system',
          act: 'visits_archived',
          subject,
          detail: `${visits} ${sum}`,
        })
        return true
      }),
  }
}
