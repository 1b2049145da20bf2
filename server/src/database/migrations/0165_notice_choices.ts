import { type Kysely, sql } from 'kysely'

/**
 * What a member has said about copies of notices by e-mail and text message. Where nothing is said, copies come: what
 * nobody can turn off has no row. Whether offers are wanted at all stays a column of the member.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table notice_choices (
      member_id bigint not null references members on delete cascade,
      topic text not null check (topic in ('reminders', 'services', 'offers')),
      channel text not null check (channel in ('email', 'sms')),
      wanted boolean not null,
      chosen_at timestamptz not null,
      primary key (member_id, topic, channel)
    )`.execute(db)
}
