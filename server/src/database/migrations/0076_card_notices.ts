import { type Kysely, sql } from 'kysely'

/** The versions of the notice about the online card that a member has accepted, and when: each once. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table card_notices (
      member_id bigint not null references members on delete cascade,
      -- The day of the last change of its text.
      version date not null,
      accepted_at timestamptz not null,
      primary key (member_id, version)
    )`.execute(db)
}
