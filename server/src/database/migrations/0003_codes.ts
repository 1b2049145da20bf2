import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // One row per purpose, recipient and subject: a new code replaces the old one.
  await db.schema
    .createTable('codes')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    // How many codes were sent in a row: the waits grow with it.
    .addColumn('sendings', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()

  // The secrets of links in letters, as hashes.
  await db.schema
    .createTable('links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    // The id of a member or an application, as the purpose says.
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('links_of_subject').on('links').columns(['purpose', 'subject']).execute()

  // Counters of the rate limits, shared by all server processes.
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
