import { type Kysely, sql } from 'kysely'

/** When a member was reminded of a booking: once. What is still to be told is few among all that is booked. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table bookings add column reminded_at timestamptz,
      add constraint bookings_reminded_once_made check (reminded_at >= created_at)`.execute(db)
  await sql`
    create index bookings_to_remind on bookings (starts_at)
      where state = 'confirmed' and reminded_at is null`.execute(db)
}
