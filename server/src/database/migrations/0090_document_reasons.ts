import { type Kysely, sql } from 'kysely'

/** Why documents are asked for, in words for the member. Nobody has said it of those that were asked for before. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table document_requests add column why text check (length(why) between 5 and 1000)`.execute(db)
}
