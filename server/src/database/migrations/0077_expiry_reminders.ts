import { type Kysely, sql } from 'kysely'

/** Who has been told that a card or a document runs out: once for each day on which it does, and each time before it. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table expiry_reminders (
      member_id bigint not null references members on delete cascade,
      what text not null check (what in ('card', 'document')),
      expires_on date not null,
      days_before smallint not null check (days_before in (30, 7)),
      written_at timestamptz not null,
      primary key (member_id, what, expires_on, days_before)
    )`.execute(db)
  await sql`create index expiry_reminders_by_day on expiry_reminders (expires_on)`.execute(db)
  await sql`create index cards_by_last_day on cards (valid_until)`.execute(db)
  await sql`create index members_by_document_expiry on members (document_expiry) where document_expiry is not null`.execute(
    db,
  )
}
