import { type Kysely, sql } from 'kysely'

/**
 * The private addresses at which calendar programs read bookings. A member has one or none, so another one ends the one
 * before; of its secret the hash is kept alone.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table calendar_feeds (
      member_id bigint primary key references members on delete cascade,
      hash text not null unique check (length(hash) = 43),
      -- Of the names of places.
      language text not null check (language in ('zh', 'pt', 'en')),
      made_at timestamptz not null,
      -- When it was last read, to the hour.
      read_at timestamptz,
      constraint calendar_feeds_read_once_made check (read_at >= made_at)
    )`.execute(db)
}
