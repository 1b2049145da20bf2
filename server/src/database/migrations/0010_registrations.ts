import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('registrations')
    .addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('opened_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.check(sql`mobile ~ '^6\\d{7}$'`))
    .addColumn('email', 'text', (column) => column.check(sql`email = lower(email)`))
    .addColumn('photo', 'uuid')
    .addColumn('id_copy', 'uuid')
    // The draft; emptied when the application is sent.
    .addColumn('draft', 'jsonb', (column) => column.notNull())
    // The rejected application that this one corrects.
    .addColumn('corrects', 'bigint')
    // Set once, when the application is sent.
    .addColumn('closed_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('registrations_by_end').on('registrations').column('ends_at').execute()

  await db.schema
    .createTable('files')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('photo', 'id_copy')`))
    .addColumn('registration_id', 'bigint', (column) => column.references('registrations.id').onDelete('set null'))
    .addColumn('size', 'integer', (column) => column.notNull().check(sql`size > 0`))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('kept', 'boolean', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('files_nobody_keeps')
    .on('files')
    .column('created_at')
    .where(sql.ref('kept'), '=', false)
    .execute()
}
