import { type Kysely, sql } from 'kysely'

/** Who of the staff works on which case, and until when it is theirs alone. One case has one row at most. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('claims')
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('application', 'supplement', 'documents', 'appeal')`),
    )
    .addColumn('reference', 'text', (column) => column.notNull().check(sql`length(reference) between 1 and 40`))
    .addColumn('staff_id', 'bigint', (column) => column.notNull().references('staff.id'))
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .addColumn('until', 'timestamptz', (column) => column.notNull().check(sql`until > since`))
    .addPrimaryKeyConstraint('claims_pkey', ['kind', 'reference'])
    .execute()
  await db.schema.createIndex('claims_by_staff').on('claims').column('staff_id').execute()
  await db.schema.createIndex('claims_until').on('claims').column('until').execute()
}
