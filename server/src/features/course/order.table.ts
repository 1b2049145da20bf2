import type { Db } from '../../database/database.ts'

/** What the draws of terms have come to, which the feature of draws writes. */
export const orderTable = (db: Db) => ({
  /** Of these draws, how a member stands in them. */
  of: (memberId: number, references: readonly string[]) =>
    references.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('drawEntries')
          .innerJoin('draws', 'draws.id', 'drawEntries.drawId')
          .select(['draws.reference', 'draws.drawnAt', 'drawEntries.code', 'drawEntries.rank'])
          .where('drawEntries.memberId', '=', memberId)
          .where('draws.reference', 'in', references)
          .execute(),

  /** How many have entered each of these draws. */
  async registered(references: readonly string[]) {
    if (references.length === 0) return new Map<string, number>()
    const rows = await db
      .selectFrom('drawEntries')
      .innerJoin('draws', 'draws.id', 'drawEntries.drawId')
      .select(({ fn }) => ['draws.reference', fn.countAll<number>().as('many')])
      .where('draws.reference', 'in', references)
      .groupBy('draws.reference')
      .execute()
    return new Map(rows.map(({ reference, many }) => [reference, many]))
  },
})
