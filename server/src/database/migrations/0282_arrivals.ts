import { type Kysely, sql } from 'kysely'

/** When somebody came who had booked. What was used before it was noted began in time, as far as anybody knows. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table bookings add column arrived_at timestamptz`.execute(db)
  await sql`update bookings set arrived_at = starts_at where state = 'used'`.execute(db)
  await sql`
    alter table bookings add constraint bookings_used_by_arrival check ((state = 'used') = (arrived_at is not null))`.execute(
    db,
  )
}
