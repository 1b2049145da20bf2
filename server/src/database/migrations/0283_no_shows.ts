import { type Kysely, sql } from 'kysely'

/**
 * Bookings that were missed: a ledger. What follows from them is reckoned from those that count, so an excused one never
 * was. Two hours of one evening are one absence: of a member's day there is one.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table no_shows (
      id bigint generated always as identity primary key,
      member_id bigint not null references members on delete cascade,
      booking_id bigint not null unique references bookings on delete cascade,
      missed_on date not null,
      counted_at timestamptz not null,
      excused_at timestamptz check (excused_at >= counted_at),
      excused_by bigint references staff,
      -- Why, for the member.
      excuse text,
      constraint no_shows_excused_with_reason check
        ((excused_at is null) = (excuse is null) and (excused_at is null) = (excused_by is null)),
      constraint no_shows_one_a_day unique (member_id, missed_on)
    )`.execute(db)
  await sql`create index no_shows_by_day on no_shows (missed_on)`.execute(db)
  await sql`create index no_shows_by_staff on no_shows (excused_by)`.execute(db)
}
