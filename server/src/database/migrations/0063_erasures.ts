import { type Kysely, sql } from 'kysely'

/** How many of what were erased on a day, because their time was over. Nothing of it names a person. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('erasures')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`kind in ('applications', 'registrations', 'changes', 'pictures', 'letters', 'sessions', 'secrets', 'traces', 'other')`,
        ),
    )
    .addColumn('erased', 'bigint', (column) => column.notNull().check(sql`erased > 0`))
    .addPrimaryKeyConstraint('erasures_pkey', ['day', 'kind'])
    .execute()
}
