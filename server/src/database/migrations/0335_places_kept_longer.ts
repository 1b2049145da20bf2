import { type Kysely, sql } from 'kysely'

/** A place in a class that is kept for minutes is kept some more for who asks, once, as a court is and a ticket. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table enrolments add column prolonged boolean not null default false`.execute(db)
}
