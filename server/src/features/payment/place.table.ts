import type { Locale } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'

const named = { zh: 'nameZh', pt: 'namePt', en: 'nameEn' } as const

/** The places at which there is a desk: the venues, which another feature writes. */
export const placeTable = (db: Db) => ({
  has: async (code: string) =>
    (await db.selectFrom('venues').select('id').where('code', '=', code).executeTakeFirst()) !== undefined,

  all: (locale: Locale) =>
    db
      .selectFrom('venues')
      .select(['code', `${named[locale]} as name`])
      .orderBy('place')
      .execute(),

  /** Those of them that have courts: at the others there are pools alone. */
  withCourts: (locale: Locale) =>
    db
      .selectFrom('venues')
      .select(['code', `${named[locale]} as name`])
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('facilities').select('facilities.id').whereRef('facilities.venueId', '=', 'venues.id')),
      )
      .orderBy('place')
      .execute(),
})
