import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Tables } from '../database/tables.ts'
import type { Portal } from './portal.ts'

/** Until the test has ended the database takes no new or changed row of a table: some step of what is done goes wrong. */
export const refusingRows = async ({ db }: Portal, table: keyof Tables) => {
  const alter = sql`alter table ${sql.table(table)}`
  await sql`${alter} add constraint no_rows_now check (false) not valid`.execute(db)
  onTestFinished(async () => {
    await sql`${alter} drop constraint no_rows_now`.execute(db)
  })
}
