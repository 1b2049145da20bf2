import { type Kysely, sql } from 'kysely'

/**
 * What the authority tells everybody, for some parts of the portal or for all of it, until a day or until somebody ends
 * it.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table messages rename to announcements`.execute(db)
  await sql`
    alter table announcements
      add column places text[] not null default '{}'
        check (places <@ array['login', 'registration', 'account', 'services']),
      add column ended_at timestamptz,
      add constraint announcement_is_short check (
        greatest(length(text_zh), length(text_pt), length(text_en)) <= 300)`.execute(db)
  await sql`alter table announcements alter column places drop default`.execute(db)
  // Of all that was ever announced, the desk shows the last.
  await sql`create index announcements_in_order on announcements (from_day, id)`.execute(db)
  await sql`create index announcements_open on announcements (until_day) where ended_at is null`.execute(db)
}
