import { type Kysely, sql } from 'kysely'

/** What pages refer to is found from the other side, too: nothing is read from end to end to delete it. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create index pages_of_version on pages (key, number)`.execute(db)
  await sql`create index page_versions_of_staff on page_versions (published_by)`.execute(db)
  await sql`create index page_drafts_of_staff on page_drafts (edited_by)`.execute(db)
  await sql`create index page_drafts_planned_by on page_drafts (published_by)`.execute(db)
}
