import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // One row for a purpose, a recipient and a subject: a new code takes the place of the old one.
  await db.schema
    .createTable('codes')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    // How often one has been sent in a row: the waits grow with it.
    .addColumn('sendings', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()

  // The secrets of e-mailed links, as hashes.
  await db.schema
    .createTable('links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    // Whom it is for: the id of a member or an application, as the purpose says.
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('links_of_subject').on('links').columns(['purpose', 'subject']).execute()

  // How often something has been tried in a stretch of time, shared by all server processes.
  await db.schema
    .createTable('allowances')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('solved_captchas')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
