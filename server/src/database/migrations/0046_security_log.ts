import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // Security events, counted by hour, person and network address. There are no foreign keys to members and staff: a
  // deletion must neither change the log nor be hindered by it.
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
  // One row for all processes. The key begins with the hour, by which rows are read and purged.
  await sql`
    create unique index security_log_rows on security_log (hour, call, refusal, member, staff, network)
    nulls not distinct`.execute(db)
}
