import type { IdType, Locale } from '@palaestra/contract'
import { type Generated, type GeneratedAlways, type JSONColumnType, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
// The pages that are read here.
import type {} from '../content/page.table.ts'

/** `name` → `nameZh`, `namePt`, `nameEn`. */
type InThree<Text extends string> = Record<`${Text}${Capitalize<Locale>}`, string>

interface MenuRow extends InThree<'label'> {
  id: Generated<number>
  parentId: number | null
  level: number
  parentLevel: GeneratedAlways<number | null>
  place: number
  name: string
  uri: string
  display: Generated<boolean>
  attributes: JSONColumnType<Record<string, string>>
  linkAttributes: JSONColumnType<Record<string, string>>
}

interface Choice {
  code: string
  place: number
  /** No longer offered; members have chosen it. */
  hidden: Generated<boolean>
}

export interface SiteTables {
  menuItems: MenuRow
  areas: InThree<'name'> & Choice
  pickUpPlaces: InThree<'name' | 'address'> & Choice
  idTypes: InThree<'name'> & { code: IdType; place: number }
  holidays: InThree<'name'> & { day: string }
}
declare module '../../database/tables.ts' {
  interface Tables extends SiteTables {}
}
export type Holiday = SiteTables['holidays']
export type HolidayNames = Omit<Holiday, 'day'>

/** The columns of a text in three languages, and the text out of them. */
export const inColumns = <Text extends string>(text: Text, { zh, pt, en }: Record<Locale, string>) =>
  ({ [`${text}Zh`]: zh, [`${text}Pt`]: pt, [`${text}En`]: en }) as InThree<Text>
export const inThree = <Text extends string>(text: Text, row: InThree<Text>): Record<Locale, string> => ({
  zh: row[column(text, 'zh')],
  pt: row[column(text, 'pt')],
  en: row[column(text, 'en')],
})

const column = <Text extends string>(text: Text, locale: Locale) =>
  `${text}${locale === 'zh' ? 'Zh' : locale === 'pt' ? 'Pt' : 'En'}` as const

/** Of a joined pick-up place, whatever else is read with it: its names and addresses. */
export const pickUpPlaceColumns = [
  'pickUpPlaces.nameZh as placeZh',
  'pickUpPlaces.namePt as placePt',
  'pickUpPlaces.nameEn as placeEn',
  'pickUpPlaces.addressZh',
  'pickUpPlaces.addressPt',
  'pickUpPlaces.addressEn',
] as const

const shownPages = (db: Db) => db.selectFrom('pages').where('number', 'is not', null).where('takenOff', '=', false)

export const siteTable = (db: Db) => ({
  /** Lists parents before their children, each in its place. */
  menu: (locale: Locale) =>
    db
      .selectFrom('menuItems')
      .select(['id', 'parentId', 'name', 'uri', 'display', 'attributes', 'linkAttributes'])
      .select(`${column('label', locale)} as label`)
      .orderBy('level')
      .orderBy('place')
      .execute(),

  /** Of what everybody can read. */
  pageKeys: () => shownPages(db).select('key').orderBy('key').execute(),

  /** How often pages were published or taken off: it only grows, also when one that was taken off is back. */
  versionsInAll: async () => {
    const sum = sql<number>`coalesce(sum(2 * number + taken_off::int), 0)::int`
    return (await db.selectFrom('pages').select(sum.as('versions')).executeTakeFirstOrThrow()).versions
  },

  page: (key: string, locale: Locale) =>
    shownPages(db)
      .select(['key', 'updatedOn', 'blocks'])
      .select(`${column('title', locale)} as title`)
      .where('key', '=', key)
      .executeTakeFirst(),

  /** Those that are offered, or with those that no longer are. */
  areas: (locale: Locale, { hidden = false } = {}) =>
    db
      .selectFrom('areas')
      .select(['code', `${column('name', locale)} as name`])
      .where('hidden', 'in', [false, hidden])
      .orderBy('place')
      .execute(),

  pickUpPlaces: (locale: Locale, { hidden = false } = {}) =>
    db
      .selectFrom('pickUpPlaces')
      .select(['code', `${column('name', locale)} as name`, `${column('address', locale)} as address`])
      .where('hidden', 'in', [false, hidden])
      .orderBy('place')
      .execute(),

  idTypes: (locale: Locale) =>
    db
      .selectFrom('idTypes')
      .select(['code', `${column('name', locale)} as name`])
      .orderBy('place')
      .execute(),

  holidaysBetween: (from: string, to: string) =>
    db.selectFrom('holidays').selectAll().where('day', '>=', from).where('day', '<=', to).orderBy('day').execute(),

  /** The years that have at least one. */
  yearsWithHolidays: async () => {
    const year = sql<string>`extract(year from day)::text`
    const found = await db.selectFrom('holidays').select(year.as('year')).groupBy(year).execute()
    return found.map((one) => one.year)
  },

  /** Nothing comes back when the day is a holiday already. */
  addHoliday: (holiday: Holiday) =>
    db
      .insertInto('holidays')
      .values(holiday)
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst(),

  /** Whether it was: where the day has other names than these, or is no holiday, nothing is changed. */
  renameHoliday: async ({ day, nameZh, namePt, nameEn }: Holiday, seen: HolidayNames) => {
    const renamed = await db
      .updateTable('holidays')
      .set({ nameZh, namePt, nameEn })
      .where('day', '=', day)
      .where('nameZh', '=', seen.nameZh)
      .where('namePt', '=', seen.namePt)
      .where('nameEn', '=', seen.nameEn)
      .returning('day')
      .executeTakeFirst()
    return renamed !== undefined
  },

  isHoliday: async (day: string) =>
    (await db.selectFrom('holidays').select('day').where('day', '=', day).executeTakeFirst()) !== undefined,

  /** Nothing comes back when the day is no holiday. */
  removeHoliday: (day: string) => db.deleteFrom('holidays').where('day', '=', day).returningAll().executeTakeFirst(),
})
