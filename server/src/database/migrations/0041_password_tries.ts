import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // One row for each name that was tried with a password, even a name that nobody has.
  await db.schema
    .createTable('password_tries')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('lately', 'integer', (column) => column.notNull())
    .addColumn('lately_until', 'timestamptz', (column) => column.notNull())
    // Passwords are not checked before this moment.
    .addColumn('open_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_tries_by_opening').on('password_tries').column('open_at').execute()
}
