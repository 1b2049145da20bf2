import { type Kysely, sql } from 'kysely'

/**
 * A code to a mobile opens and proves only while the mobile is the member’s (T-50), as a password does (0058). It fails
 * with the same code: for whoever asks, the two are one.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create function keep_mobile(of_member bigint, number text) returns void language plpgsql as $$
    begin
      perform from members where id = of_member and mobile = number and mobile_confirmed for share;
      if not found then raise exception using errcode = 'PW001', message = 'the mobile has changed'; end if;
    end $$`.execute(db)
}
