import { type Kysely, sql } from 'kysely'

/**
 * A session outlives its tokens: each has one that is good, and remembers those before it, so that a stolen one is
 * noticed (T-27). Everybody has to log in once more: the old rows do not say how and where a session began.
 */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.dropTable('sessions').execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    // The service that the session was handed over to; null for a session of the portal itself.
    .addColumn('service', 'text', (column) => column.check(sql`service in ('pool-today', 'pool-mapa')`))
    .addColumn('method', 'text', (column) =>
      column.notNull().check(sql`method in ('account', 'sms', 'member_code', 'link', 'government', 'app')`),
    )
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    // The code by which an app opened it: a second use of the same code ends the session (T-25).
    .addColumn('code_hash', 'text', (column) => column.unique())
    .addColumn('opened_at', 'timestamptz', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    // When the member last proved who they are: at the login, or anew since.
    .addColumn('proved_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_of_member').on('sessions').column('member_id').execute()
  await db.schema.createIndex('sessions_by_end').on('sessions').column('ends_at').execute()

  await db.schema
    .createTable('session_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'uuid', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
    .addColumn('replaced_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('tokens_of_session').on('session_tokens').column('session_id').execute()
  await sql`
    create unique index one_token_of_session on session_tokens (session_id) where replaced_at is null`.execute(db)

  // A function, because each of its statements sees what others did while it waited for the lock; one statement would
  // not.
  await sql`
    create function keep_youngest_sessions
      (member bigint, of_service text, opened uuid, most int, now timestamptz, idle_since timestamptz)
      returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(42, member::int);
      delete from sessions
      where member_id = member and service is not distinct from of_service and id <> opened and id not in (
        select id from sessions
        where member_id = member and service is not distinct from of_service and id <> opened
          and ends_at > now and seen_at > idle_since
        order by opened_at desc limit most - 1);
    end $$`.execute(db)
}
