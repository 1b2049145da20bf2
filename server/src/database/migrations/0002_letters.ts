import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('letters')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull().check(sql`channel in ('email', 'sms')`))
    .addColumn('to', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    // Emptied once the letter is sent: codes and links must not be kept longer.
    .addColumn('body', 'text')
    .addColumn('written_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .addColumn('next_job', 'jsonb')
    .execute()

  // E-mails and text messages that the development adapters have received; empty in production.
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
