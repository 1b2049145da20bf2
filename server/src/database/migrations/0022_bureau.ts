import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // A register like the identity bureau’s, for demonstrations and tests; empty when the real bureau is asked.
  await db.schema
    .createTable('bureau_records')
    .addColumn('id_type', 'text', (column) =>
      column.notNull().check(sql`id_type in ('resident', 'worker', 'permit', 'student')`),
    )
    .addColumn('id_number', 'text', (column) => column.notNull().check(sql`id_number ~ '^\\d{8}$'`))
    .addColumn('name_zh', 'text')
    .addColumn('surname', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull().check(sql`gender in ('male', 'female')`))
    .addColumn('birth_date', 'date', (column) => column.notNull())
    .addColumn('document_expiry', 'date')
    // A JPEG.
    .addColumn('photo', 'bytea')
    .addPrimaryKeyConstraint('bureau_records_key', ['id_type', 'id_number'])
    .execute()
}
