import type { Locale, WrittenBlock, WrittenPage } from '@palaestra/contract'
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

type Titles = Record<`title${Capitalize<Locale>}`, string>
type Written = Titles & { blocks: JSONColumnType<WrittenBlock[]> }

export interface ContentTables {
  /** What everybody reads: of each page the version that holds. */
  pages: Written & {
    key: string
    updatedOn: string
    /** Null where it was begun, and never published. */
    number: number | null
    /** Nobody finds it any more. */
    takenOff: Generated<boolean>
    /** Since when its terms are others: who has not agreed since then is asked at the next login. */
    asksSince: Generated<Date | null>
  }
  /** Every version that was published; without a moment and a name, what the portal began with. */
  pageVersions: Written & { key: string; number: number; publishedAt: Date | null; publishedBy: number | null }
  pageDrafts: Written & {
    key: string
    /** Another one after each change. */
    version: Generated<number>
    /** The published version that it was made of. */
    base: number
    editedAt: Date
    editedBy: number
    /** When it is to be published, and who has said so. */
    publishAt: Date | null
    publishedBy: number | null
    /** Whether it says nothing new: then the page keeps its day. */
    correction: Generated<boolean>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends ContentTables {}
}
export type Draft = Selectable<ContentTables['pageDrafts']>

/** The page as it is written, out of a row. */
export const pageOf = ({ titleZh, titlePt, titleEn, blocks }: Selectable<Written>): WrittenPage => ({
  title: { zh: titleZh, pt: titlePt, en: titleEn },
  blocks,
})

/** The columns of a page. */
export const columnsOf = ({ title, blocks }: WrittenPage) => ({
  ...{ titleZh: title.zh, titlePt: title.pt, titleEn: title.en },
  blocks: JSON.stringify(blocks),
})

export const pageTable = (db: Db) => ({
  /** Every page with its draft, if it has one, by their keys. */
  all: () =>
    db
      .selectFrom('pages')
      .leftJoin('pageDrafts', 'pageDrafts.key', 'pages.key')
      .leftJoin('staff', 'staff.id', 'pageDrafts.editedBy')
      .select(['pages.key', 'pages.titleZh', 'pages.titlePt', 'pages.titleEn', 'pages.updatedOn'])
      .select(['pages.number', 'pages.takenOff'])
      .select(['staff.name as by', 'pageDrafts.editedAt as at', 'pageDrafts.publishAt'])
      .orderBy('pages.key')
      .execute(),

  published: (key: string) => db.selectFrom('pages').selectAll().where('key', '=', key).executeTakeFirst(),

  draft: (key: string) =>
    db
      .selectFrom('pageDrafts')
      .innerJoin('staff', 'staff.id', 'pageDrafts.editedBy')
      .selectAll('pageDrafts')
      .select('staff.name as by')
      .where('key', '=', key)
      .executeTakeFirst(),

  /** The newest first. */
  versions: (key: string) =>
    db
      .selectFrom('pageVersions')
      .leftJoin('staff', 'staff.id', 'pageVersions.publishedBy')
      .select(['number', 'publishedAt as at', 'staff.name as by'])
      .where('key', '=', key)
      .orderBy('number', 'desc')
      .execute(),

  version: (key: string, number: number) =>
    db
      .selectFrom('pageVersions')
      .leftJoin('staff', 'staff.id', 'pageVersions.publishedBy')
      .selectAll('pageVersions')
      .select('staff.name as by')
      .where('key', '=', key)
      .where('number', '=', number)
      .executeTakeFirst(),

  /** What everybody can read, lists and templates included. */
  shown: () =>
    db.selectFrom('pages').selectAll().where('number', 'is not', null).where('takenOff', '=', false).execute(),

  /** Whether staff have begun it. */
  isOurs: async (key: string) => {
    const versions = db.selectFrom('pageVersions').select('publishedBy').where('key', '=', key).where('number', '=', 1)
    const first = await versions.executeTakeFirst()
    return first?.publishedBy !== null
  },

  /** The drafts whose time has come. */
  due: (now: Date) =>
    db.selectFrom('pageDrafts').select(['key', 'version']).where('publishAt', '<=', now).orderBy('publishAt').execute(),
})

/** An arbitrary lock number of our own. */
const publishingLock = 7_301_031

/** What changes drafts and pages. Each takes the row of its page first, so that two at once come one after the other. */
export const pageChanges = (db: Tx) => ({
  /**
   * Until the end of the transaction nobody else publishes or takes a page off: what a menu leads to stays there while it
   * is published.
   */
  alone: () => sql`select pg_advisory_xact_lock(${publishingLock})`.execute(db),

  /** The published page, held until the end of the transaction. */
  hold: (key: string) => db.selectFrom('pages').selectAll().where('key', '=', key).forUpdate().executeTakeFirst(),

  /** Writes a draft in the place of the one before. It is not to be published later any more. */
  async write(key: string, page: WrittenPage, by: { base: number; editedAt: Date; editedBy: number }) {
    await db.deleteFrom('pageDrafts').where('key', '=', key).execute()
    return db
      .insertInto('pageDrafts')
      .values({ key, ...columnsOf(page), ...by, publishAt: null, publishedBy: null })
      .returning('version')
      .executeTakeFirstOrThrow()
  },

  /** Nothing comes back where there is one already. */
  begin: (key: string, page: WrittenPage, updatedOn: string) =>
    db
      .insertInto('pages')
      .values({ key, updatedOn, number: null, ...columnsOf(page) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst(),

  takeOff: (key: string) => db.updateTable('pages').set({ takenOff: true }).where('key', '=', key).execute(),

  /** One that nobody has ever read. */
  forget: (key: string) => db.deleteFrom('pages').where('key', '=', key).where('number', 'is', null).execute(),

  remove: (key: string) => db.deleteFrom('pageDrafts').where('key', '=', key).execute(),

  /** Takes its time away from a draft that is to be published later. */
  unschedule: (key: string) =>
    db.updateTable('pageDrafts').set({ publishAt: null, publishedBy: null }).where('key', '=', key).execute(),

  schedule: (key: string, when: { publishAt: Date; publishedBy: number; correction: boolean }) =>
    db.updateTable('pageDrafts').set(when).where('key', '=', key).execute(),

  /** Makes a new version the one that holds. */
  async publish(
    version: Selectable<Omit<ContentTables['pageVersions'], 'blocks'>> & { blocks: WrittenBlock[] },
    { updatedOn, asks }: { updatedOn: string; asks: boolean },
  ) {
    const { key, number, publishedAt, publishedBy } = version
    const columns = columnsOf(pageOf(version))
    await db
      .insertInto('pageVersions')
      .values({ key, number, publishedAt, publishedBy, ...columns })
      .execute()
    await db
      .updateTable('pages')
      .set({ number, updatedOn, takenOff: false, ...columns, ...(asks && { asksSince: publishedAt }) })
      .where('key', '=', key)
      .execute()
  },
})
