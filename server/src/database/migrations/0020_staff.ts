import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique().check(sql`username = lower(username)`))
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('permissions', sql`text[]`, (column) =>
      column.notNull().check(sql`permissions <@ array['review', 'content']`),
    )
    .addColumn('joined_at', 'timestamptz', (column) => column.notNull())
    // Staff who have left stay, because the audit trail names them.
    .addColumn('left_at', 'timestamptz')
    .execute()

  await db.schema
    .createTable('staff_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'bigint', (column) => column.notNull().references('staff.id'))
    .addColumn('opened_at', 'timestamptz', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('staff_sessions_of_staff').on('staff_sessions').column('staff_id').execute()
  await db.schema.createIndex('staff_sessions_by_end').on('staff_sessions').column('ends_at').execute()
}
