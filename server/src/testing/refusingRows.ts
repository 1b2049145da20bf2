import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Tables } from '../database/tables.ts'
import type { Portal } from './portal.ts'

/**
 * Makes the database refuse new and changed rows of a table until the test ends, so that the work fails at that step.
 */
export const refusingRows = async ({ db }: Portal, table: keyof Tables) => {
  const alter = sql`alter table ${sql.table(table)}`
  await sql`${alter} add constraint no_rows_now check (false) not valid`.execute(db)
  onTestFinished(async () => {
    await sql`${alter} drop constraint no_rows_now`.execute(db)
  })
}
