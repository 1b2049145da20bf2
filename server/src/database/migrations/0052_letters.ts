import { type Kysely, sql } from 'kysely'

/**
 * The outbox becomes the queue of what leaves: a letter says how urgent it is, until when it makes sense, how often it
 * was tried, and why it ended undelivered. Couriers take up the letters of before, too.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table letters
      add column kind text not null default 'notice',
      add column urgency text not null default 'ordinary' check (urgency in ('urgent', 'ordinary', 'bulk')),
      -- From here on another try makes no sense.
      add column until timestamptz,
      -- From here on the code or link in it is of no use, and its words go.
      add column secret_until timestamptz,
      add column tries integer not null default 0,
      -- While a courier has the letter, the end of its lease.
      add column next_try_at timestamptz,
      add column ended_at timestamptz,
      add column reason text,
      -- When the job after the sending is added at the latest; null once it is added.
      add column next_job_at timestamptz,
      add constraint ended_with_reason check (ended_at is null or reason is not null),
      add constraint sent_or_ended check (sent_at is null or ended_at is null)`.execute(db)
  await sql`
    update letters set
      next_job = nullif(next_job, 'null'),
      -- Nothing tells a code from a notice. Most text messages are codes.
      until = written_at + case when channel = 'sms' then interval '1 hour' else interval '7 days' end,
      urgency = case when channel = 'sms' then 'urgent' else 'ordinary' end,
      next_try_at = written_at`.execute(db)
  await sql`
    update letters set next_job_at = written_at + interval '15 minutes'
    where sent_at is null and next_job is not null`.execute(db)
  await sql`
    alter table letters
      alter column until set not null,
      alter column next_try_at set not null,
      alter column kind drop default,
      alter column urgency drop default`.execute(db)

  // What couriers and the watch ask for. What has left stands in none of these.
  const waiting = sql`where sent_at is null and ended_at is null`
  await sql`create index letters_to_try on letters (channel, urgency, next_try_at) ${waiting}`.execute(db)
  await sql`create index letters_by_until on letters (until) ${waiting}`.execute(db)
  await sql`create index letters_by_next_job on letters (next_job_at) where next_job_at is not null`.execute(db)
  await sql`create index letters_by_end on letters (ended_at) where ended_at is not null`.execute(db)
  await sql`create index letters_by_secret on letters (secret_until) where ended_at is not null and body is not null`.execute(
    db,
  )
  await sql`create index letters_undelivered on letters (written_at, id) where sent_at is null`.execute(db)

  // A row while the channel takes nothing from anybody.
  await sql`
    create table letter_channels (
      channel text primary key check (channel in ('email', 'sms')),
      failing_since timestamptz not null,
      tries integer not null,
      next_try_at timestamptz not null,
      reason text not null
    )`.execute(db)

  // A row while an alarm stands, so that of all processes one tells of its beginning and one of its end.
  await sql`create table standing_alarms (alarm text primary key, since timestamptz not null)`.execute(db)
}
