import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('installation')
    .addColumn('one', 'boolean', (column) => column.primaryKey().check(sql`one`))
    .addColumn('mode', 'text', (column) => column.notNull().check(sql`mode in ('development', 'production')`))
    .execute()
}
