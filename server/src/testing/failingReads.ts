import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Portal } from './portal.ts'

/** While this work is done, the database fails with this code where somebody reads a row of the table. */
export const whileReadsFail = async <T>(
  { db }: Portal,
  { table, state }: { table: keyof Tables; state: string },
  work: () => Promise<T>,
): Promise<T> => {
  const [name, aside] = [sql.table(table), sql.table(`${table}Aside`)]
  await sql`alter table ${name} rename to ${aside}`.execute(db)
  await sql`create function fail_read() returns boolean language plpgsql as ${sql.lit(`begin raise sqlstate '${state}'; end`)}`.execute(
    db,
  )
  await sql`create view ${name} as select * from ${aside} where fail_read()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop view ${name}`.execute(db)
    await sql`drop function fail_read()`.execute(db)
    await sql`alter table ${aside} rename to ${name}`.execute(db)
  }
}
