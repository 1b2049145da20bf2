import { type Kysely, sql } from 'kysely'

/**
 * Notices that staff write. Their words stand once, however many get them: a member’s row only refers to them, so that
 * count and list stay those of before. Each member has each of them once. One that is being withdrawn counts nowhere from
 * that moment, though its rows go by and by; a small index names those few.
 */
export const up = async (db: Kysely<unknown>) => {
  // Of a draft that is thrown away and begun anew, nothing must look as if it were the same.
  await sql`create sequence bulletin_versions`.execute(db)
  await sql`
    create table bulletins (
      id bigint generated always as identity primary key,
      version bigint not null default nextval('bulletin_versions'),
      topic text not null check (topic in ('official', 'services', 'offers')),
      -- For whom: all, a group, or one member, with whom it goes.
      audience text not null check (audience in ('all', 'group', 'member')),
      member_id bigint references members on delete cascade,
      group_of jsonb,
      title_zh text not null,
      title_pt text not null,
      title_en text not null,
      message_zh text not null,
      message_pt text not null,
      message_en text not null,
      uri text not null,
      by_email boolean not null,
      by_sms boolean not null,
      edited_at timestamptz not null,
      edited_by bigint not null references staff,
      -- When it is to be sent, and who has said so.
      send_at timestamptz,
      sent_by bigint references staff,
      begun_at timestamptz,
      -- Members up to this one have it: a sending that broke down goes on behind them.
      last_member bigint not null default 0,
      reached int not null default 0 check (reached >= 0),
      done_at timestamptz,
      withdrawn_at timestamptz,
      withdrawn_by bigint references staff,
      -- How many had opened it among those from whose account it is gone.
      read int not null default 0 check (read >= 0),
      cleared_at timestamptz,
      constraint bulletin_for_one check ((audience = 'member') = (member_id is not null)),
      constraint bulletin_for_a_group check ((audience = 'group') = (group_of is not null)),
      constraint bulletin_sent_by_somebody check ((send_at is null) = (sent_by is null)),
      constraint bulletin_begins_in_time check (begun_at is null or coalesce(begun_at >= send_at, false)),
      constraint bulletin_ends_after_beginning check (done_at is null or begun_at is not null),
      constraint bulletin_withdrawn_by_somebody check ((withdrawn_at is null) = (withdrawn_by is null)),
      constraint bulletin_withdrawn_once_begun check (withdrawn_at is null or begun_at is not null),
      constraint bulletin_cleared_once_withdrawn check (cleared_at is null or withdrawn_at is not null),
      -- Nothing is sent of which a language is missing.
      constraint bulletin_in_three_languages check (
        send_at is null or '' not in (title_zh, title_pt, title_en, message_zh, message_pt, message_en))
    )`.execute(db)
  await sql`create index bulletins_due on bulletins (send_at) where send_at is not null and begun_at is null`.execute(
    db,
  )
  await sql`create index bulletins_going on bulletins (id) where withdrawn_at is not null and cleared_at is null`.execute(
    db,
  )
  await sql`create index bulletins_for_one on bulletins (member_id) where member_id is not null`.execute(db)
  for (const column of ['edited_by', 'sent_by', 'withdrawn_by'])
    await db.schema.createIndex(`bulletins_${column}`).on('bulletins').column(column).execute()
  await sql`create index bulletins_by_age on bulletins (begun_at) where begun_at is not null`.execute(db)

  for (const column of ['title_zh', 'title_pt', 'title_en', 'message_zh', 'message_pt', 'message_en'])
    await sql`alter table notices alter column ${sql.ref(column)} drop not null`.execute(db)
  await sql`
    alter table notices
      add column bulletin_id bigint references bulletins on delete cascade,
      add constraint notice_says_something check (
        num_nonnulls(title_zh, title_pt, title_en, message_zh, message_pt, message_en)
          = case when bulletin_id is null then 6 else 0 end)`.execute(db)
  await sql`
    create unique index notices_once on notices (bulletin_id, member_id) where bulletin_id is not null`.execute(db)
  await sql`
    create index notices_read on notices (bulletin_id)
      where bulletin_id is not null and read_at is not null`.execute(db)
}
