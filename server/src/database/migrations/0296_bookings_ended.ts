import { type Kysely, sql } from 'kysely'

/** What members have cancelled, by when: a report asks who has booked the same hour just after. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create index bookings_cancelled on bookings (ended_at) where state in ('cancelled', 'forfeited')`.execute(db)
}
