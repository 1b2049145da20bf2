import { type Kysely, sql } from 'kysely'

/** The venues that a member wants to find again at once. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table favourite_venues (
      member_id bigint not null references members on delete cascade,
      venue_code text not null references venues (code) on update cascade on delete cascade,
      chosen_at timestamptz not null,
      primary key (member_id, venue_code)
    )`.execute(db)
  await sql`create index favourite_venues_of_venue on favourite_venues (venue_code)`.execute(db)
}
