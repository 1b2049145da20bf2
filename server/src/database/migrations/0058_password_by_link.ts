import { type Kysely, sql } from 'kysely'

/**
 * A password that an e-mailed link has set proves its member only after a time (T-48). So the moment is kept with the
 * hash, and whoever reads the one reads the other in the same row. And a session that a password opens is opened only
 * while it is the member’s (T-43).
 */
export const up = async (db: Kysely<unknown>) => {
  // Null where anything else has set the password, as where there is none.
  await sql`
    alter table members
      add column password_by_link_at timestamptz,
      add constraint link_sets_a_password check (password_hash is not null or password_by_link_at is null)`.execute(db)

  // Whoever opens a session by a password stops when it is no longer the member’s: a change locks the row first, and
  // ends the sessions it sees. A function, because it has to look again after waiting for such a change.
  await sql`
    create function keep_password(of_member bigint, hash text) returns void language plpgsql as $$
    begin
      perform from members where id = of_member and password_hash = hash for share;
      if not found then raise exception using errcode = 'PW001', message = 'the password has changed'; end if;
    end $$`.execute(db)
}
