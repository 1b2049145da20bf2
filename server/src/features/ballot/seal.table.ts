import type { Db, Tx } from '../../database/database.ts'

export interface SealTables {
  /** Seals of draws that were replaced, because their secret was lost. */
  drawSeals: {
    drawId: number
    commitment: string
    /** What had been settled under it, and counts no more. */
    publicValue: string | null
    replacedAt: Date
    /** Who of the staff. */
    replacedBy: number
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends SealTables {}
}

export const sealTable = (db: Db) => ({
  /** The seals of before of a draw, the first first. */
  ofDraw: (drawId: number) =>
    db
      .selectFrom('drawSeals')
      .select(['commitment', 'publicValue', 'replacedAt'])
      .where('drawId', '=', drawId)
      .orderBy('replacedAt')
      .execute(),
})

/** Written by whoever holds the draw. */
export const sealChanges = (db: Tx) => ({
  keep: (replaced: SealTables['drawSeals']) => db.insertInto('drawSeals').values(replaced).execute(),
})
