import { type Kysely, sql } from 'kysely'

/** What is no longer offered stays in its list, because members have chosen it. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table areas add column hidden boolean not null default false`.execute(db)
  await sql`alter table pick_up_places add column hidden boolean not null default false`.execute(db)
}
