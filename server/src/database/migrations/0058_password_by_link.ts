import { type Kysely, sql } from 'kysely'

/**
 * A password that an e-mailed link has set proves its member only after a time (T-48). So the moment is kept with the
 * hash, and whoever reads the one reads the other in the same row.
 */
export const up = async (db: Kysely<unknown>) => {
  // Null where anything else has set the password, as where there is none.
  await sql`
    alter table members
      add column password_by_link_at timestamptz,
      add constraint link_sets_a_password check (password_hash is not null or password_by_link_at is null)`.execute(db)
}
