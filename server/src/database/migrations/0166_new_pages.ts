import { type Kysely, sql } from 'kysely'

/** Pages begin at the desk, and are taken off again; their versions stay. */
export const up = async (db: Kysely<unknown>) => {
  // Without a number: it was begun, and never published.
  await sql`alter table pages alter column number drop not null`.execute(db)
  await sql`alter table pages add column taken_off boolean not null default false`.execute(db)
  await sql`
    alter table pages
      drop constraint pages_blocks_check,
      add constraint pages_blocks_check check (
        jsonb_typeof(blocks) = 'array' and (number is null or jsonb_array_length(blocks) > 0))`.execute(db)
}
