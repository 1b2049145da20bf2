import { type Kysely, sql } from 'kysely'

/** Which notice by staff a letter is a copy of, so that what has not left yet goes with a notice that is withdrawn. */
export const up = async (db: Kysely<unknown>) => {
  // No reference: notices and letters are kept for times of their own.
  await sql`alter table letters add column bulletin_id integer`.execute(db)
  await sql`create index letters_of_bulletins on letters (bulletin_id) where bulletin_id is not null and sent_at is null`.execute(
    db,
  )
}
