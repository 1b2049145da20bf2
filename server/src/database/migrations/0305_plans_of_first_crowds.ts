import { type Kysely, sql } from 'kysely'

/**
 * A function keeps its plans as long as its connection lives, and those it made while a table was all but empty read that
 * table whole. Statistics tell it otherwise a minute later at the earliest, which at a first opening is the minute in
 * which ten thousand come. Whoever replaces one of these functions has to say it again.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter function book_slots set enable_seqscan = off`.execute(db)
  await sql`alter function keep_youngest_sessions set enable_seqscan = off`.execute(db)
}
