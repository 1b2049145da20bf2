import { type Kysely, sql } from 'kysely'

/** Days on which a gift is offered, and a version by which an editor notices that a colleague was faster. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table gifts
      add column from_day date,
      add column until_day date,
      add column version int not null default 1,
      add constraint gift_days_in_order check (until_day >= from_day),
      add constraint gift_versions_rise check (version > 0)`.execute(db)
}
