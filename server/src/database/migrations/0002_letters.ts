import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('letters')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull().check(sql`channel in ('email', 'sms')`))
    .addColumn('to', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    // Emptied once it has been sent: codes and links are nobody’s business afterwards.
    .addColumn('body', 'text')
    .addColumn('written_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .addColumn('next_job', 'jsonb')
    .execute()

  // What the development adapters for e-mail and text messages have received; empty in production.
  await db.schema
    .createTable('development_inbox')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('to', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('development_inbox_by_recipient')
    .on('development_inbox')
    .columns(['to', 'received_at'])
    .execute()
}
