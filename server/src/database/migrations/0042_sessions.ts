import { type Kysely, sql } from 'kysely'

/**
 * A session outlives its tokens: each has one that is good, and remembers those before it, so that a stolen one is
 * noticed (T-27). Who was signed in signs in once more: of the old rows it is not known how and where.
 */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.dropTable('sessions').execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    // The service that a session was handed over to; of the portal itself where it is empty.
    .addColumn('service', 'text', (column) => column.check(sql`service in ('pool-today', 'pool-mapa')`))
    .addColumn('method', 'text', (column) =>
      column.notNull().check(sql`method in ('account', 'sms', 'member_code', 'link', 'government', 'app')`),
    )
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    // The code of an app that opened it: whoever brings the same code again ends it (T-25).
    .addColumn('code_hash', 'text', (column) => column.unique())
    .addColumn('opened_at', 'timestamptz', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    // The member has last proved who they are: at the login, or anew since.
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

  // After waiting for its turn each of its statements sees what others have done meanwhile, as one statement would not.
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
