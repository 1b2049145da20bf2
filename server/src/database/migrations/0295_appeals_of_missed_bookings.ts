import { type Kysely, sql } from 'kysely'

/**
 * An appeal is against a hold, or against one missed booking of its own member: of each there is one that was not taken
 * back. As long as so many of them are under appeal that nothing follows from the others, the hold for missed bookings
 * rests.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table no_shows add constraint no_shows_of_one unique (id, member_id)`.execute(db)
  await sql`
    alter table appeals
      alter column hold_id drop not null,
      add column no_show_id bigint,
      add foreign key (no_show_id, member_id) references no_shows (id, member_id) on delete cascade,
      add constraint appeal_against_one check (num_nonnulls(hold_id, no_show_id) = 1),
      drop constraint appeals_statement_check,
      add constraint appeals_statement_check
        check (length(statement) between case when no_show_id is null then 20 else 5 end and 2000)`.execute(db)
  await sql`create unique index appeals_one_for_each_no_show on appeals (no_show_id) where state <> 'withdrawn'`.execute(
    db,
  )
  await sql`create index appeals_of_no_show on appeals (no_show_id)`.execute(db)
  await sql`
    alter table member_holds
      add column rests boolean not null default false,
      add constraint hold_rests_for_missed check (not rests or reason = 'no_show')`.execute(db)
}
