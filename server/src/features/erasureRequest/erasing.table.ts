import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { type Held, type HeldTable, heldTables, type Whose } from '../dataCopy/held.rules.ts'
import { heldTable } from '../dataCopy/held.table.ts'
import type { Erased } from './erasureRequest.table.ts'

/** Pictures are found by what names them, which goes before them: so they are deleted by the ids that were found first. */
const rowsOf = (table: HeldTable, one: Held, whose: Whose, pictures: readonly string[]) => {
  if (table === 'files') return sql<boolean>`id = any(${pictures}::uuid[])`
  return one.goToo ? sql<boolean>`(${one.rows(whose)} or ${one.goToo(whose)})` : one.rows(whose)
}

/**
 * Deletes the rows of a member in every table of the list, in its order. The one place that writes tables of all
 * features: which rows these are is said once, and the same list shows that none is left.
 */
export const eraseRows = async (db: Tx, whose: Whose): Promise<Erased> => {
  const pictures = (await heldTable(db).pictures(whose)).map(({ id }) => id)
  const erased: Erased = {}
  for (const [table, one] of heldTables) {
    if (one.stays !== undefined) continue
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${rowsOf(table, one, whose, pictures)}`.execute(db)
    if (numAffectedRows > 0n) erased[table] = Number(numAffectedRows)
  }
  return erased
}
