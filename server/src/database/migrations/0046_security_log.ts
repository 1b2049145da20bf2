import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // What happened, to whom and from where in one hour, and how often. Without references to members and staff: what
  // becomes of them must not change what has been written down, nor hinder it.
  await db.schema
    .createTable('security_log')
    .addColumn('hour', 'timestamptz', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('refusal', 'text', (column) => column.notNull())
    .addColumn('member', 'bigint')
    .addColumn('staff', 'bigint')
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    .execute()
  // One row for all processes. It begins with the hour, by which rows are looked for and forgotten.
  await sql`
    create unique index security_log_rows on security_log (hour, call, refusal, member, staff, network)
    nulls not distinct`.execute(db)
}
