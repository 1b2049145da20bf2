import { type Kysely, sql } from 'kysely'

/**
 * The member to whom a letter is written, where the portal knows: the file of a member shows those to an address of
 * before, too.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table letters add column member_id bigint references members on delete set null`.execute(db)
  await sql`create index letters_of_member on letters (member_id, written_at desc) where member_id is not null`.execute(
    db,
  )
}
