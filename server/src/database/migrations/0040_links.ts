import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // What a link is about besides whom it is for, e.g. the address that it proves.
  await db.schema.alterTable('links').addColumn('detail', 'text').execute()
}
