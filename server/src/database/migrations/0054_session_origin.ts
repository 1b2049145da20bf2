import { type Kysely, sql } from 'kysely'

/**
 * A session knows the one it was taken over from, and ends with it. It also knows what its last proof was: for a day
 * after a mobile was recovered, a code to that mobile sets no password.
 */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('sessions')
    .addColumn('taken_from', 'uuid', (column) => column.references('sessions.id').onDelete('cascade'))
    // Null while nothing has been proved in this session.
    .addColumn('proved_by', 'text', (column) => column.check(sql`proved_by in ('password', 'code')`))
    .execute()
  await db.schema.createIndex('sessions_taken_from').on('sessions').column('taken_from').execute()
  // What was vouched for by a letter, or taken over by a code of an app, proves nothing any more.
  await sql`update sessions set proved_at = 'epoch' where method in ('link', 'app')`.execute(db)
  await sql`update sessions set proved_by = case when method = 'account' then 'password' else 'code' end
    where proved_at > 'epoch'`.execute(db)

  // As in 0042, with two more rules: the session that another has just been taken from is not the one to make room for
  // it, and one that has ended of itself, because nobody used it, ends no other.
  await sql`
    create or replace function keep_youngest_sessions
      (member bigint, of_service text, opened uuid, most int, now timestamptz, idle_since timestamptz)
      returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(42, member::int);
      update sessions set taken_from = null
      where member_id = member and taken_from in (
        select id from sessions where member_id = member and (ends_at <= now or seen_at <= idle_since));
      delete from sessions
      where member_id = member and service is not distinct from of_service and id <> opened and id not in (
        select id from sessions
        where member_id = member and service is not distinct from of_service and id <> opened
          and ends_at > now and seen_at > idle_since
        order by exists (select from sessions as taken where taken.id = opened and taken.taken_from = sessions.id) desc,
          opened_at desc
        limit most - 1);
    end $$`.execute(db)
}
