import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  // The subject of a link besides its recipient, such as the address that it proves.
  await db.schema.alterTable('links').addColumn('detail', 'text').execute()
}
