import { type Kysely, sql } from 'kysely'

/** Who entered, confirmed or ended a guardianship: a colleague’s row is deleted without reading all of them. */
export const up = async (db: Kysely<unknown>) => {
  for (const column of ['by_staff', 'confirmed_by', 'ended_by'])
    await db.schema
      .createIndex(`guardianships_${column}`)
      .on('guardianships')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute()
}
