import { type Kysely, sql } from 'kysely'

/** A missed booking may be excused by nobody of the staff: a gate has told later that its member was there. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table no_shows drop constraint no_shows_excused_with_reason,
      add constraint no_shows_excused_with_reason check (
        (excused_at is null) = (excuse is null) and (excused_by is null or excused_at is not null))`.execute(db)
}
