import { idTypes, type ListKey, type Locale, lists, pageProblems } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db, NoTx } from '../database/database.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { ContentTables as PageTables } from '../features/content/page.table.ts'
import type { ReasonTables } from '../features/reason/reason.table.ts'
import { readList } from '../features/site/list.service.ts'
import { isMenuUri } from '../features/site/menu.rules.ts'
import type { SiteTables } from '../features/site/site.table.ts'
import { fillableWords } from '../placeholders.ts'
import { defaultSettings, type Said } from '../settings.ts'
import { holidays } from './holidays.ts'
import { areas, idTypeNames, pickUpPlaces } from './lists.ts'
import { type MenuEntry, menu } from './menu.ts'
import { pages } from './pages.ts'
import { reasons } from './reasons.ts'

const inThree = <Text extends string>(text: Text, { zh, pt, en }: Said) =>
  ({ [`${text}Zh`]: zh, [`${text}Pt`]: pt, [`${text}En`]: en }) as Record<`${Text}${Capitalize<Locale>}`, string>

type Parent = { id: number; level: number } | null

const addMenu = async (db: Db, entries: readonly MenuEntry[], parent: Parent = null) => {
  for (const [place, { name, label, uri, display = true, children = [] }] of entries.entries()) {
    if (!isMenuUri(uri, defaultSettings)) throw new Error(`The menu item ${name} leads to a place that is not allowed.`)
    const level = (parent?.level ?? 0) + 1
    const item = { parentId: parent?.id ?? null, level, place, name, uri, display, ...inThree('label', label) }
    const added = await db
      .insertInto('menuItems')
      .values({ ...item, attributes: '{}', linkAttributes: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addMenu(db, children, { id: added.id, level })
  }
}

/** This content is written for the default settings; it is checked like what staff write before it is stored. */
const allowed = { hosts: defaultSettings.linkHosts, words: fillableWords(defaultSettings) }

/** The pages as the first version of each. */
const addPages = async (db: Db) => {
  const written = pages.map(({ updatedOn, ...page }) => {
    const [problem] = pageProblems(page, allowed)
    if (problem) throw new Error(`The page ${page.key} cannot be published: ${problem.problem} at ${problem.at}.`)
    const { key, title, blocks } = page
    return { key, number: 1, updatedOn, blocks: JSON.stringify(blocks), ...inThree('title', title) }
  })
  await db.insertInto('pages').values(written).execute()
  const versions = written.map(({ updatedOn: _, ...version }) => ({ ...version, publishedAt: null, publishedBy: null }))
  await db.insertInto('pageVersions').values(versions).execute()
}

const titles: Record<ListKey, Said> = {
  'list/menu': { zh: '選單', pt: 'Menu', en: 'Menu' },
  'list/areas': { zh: '地區', pt: 'Zonas', en: 'Areas' },
  'list/places': { zh: '領卡地點', pt: 'Locais de levantamento do cartão', en: 'Pick-up places' },
}

/** The lists as they are now become the first version of each: from then on staff write them. */
const addLists = async (db: Db) => {
  const written = await db.selectFrom('pages').select('key').execute()
  for (const [key, kind] of Object.entries(lists) as [ListKey, (typeof lists)[ListKey]][]) {
    if (written.some((page) => page.key === key)) continue
    const blocks = JSON.stringify(await readList({ db }, kind))
    const page = { key, number: 1, blocks, ...inThree('title', titles[key]) }
    await db
      .insertInto('pages')
      .values({ ...page, updatedOn: listsSince })
      .execute()
    await db
      .insertInto('pageVersions')
      .values({ ...page, publishedAt: null, publishedBy: null })
      .execute()
  }
}
/** The day since which they are written at the desk. */
const listsSince = '2026-11-26'

type ContentTables = SiteTables & ReasonTables & Pick<PageTables, 'pages'>

const isEmpty = async (db: Db, table: keyof ContentTables) =>
  !(await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst())

const fill: { [Table in keyof ContentTables]: (db: Db) => Promise<unknown> } = {
  menuItems: (db) => addMenu(db, menu),
  pages: addPages,
  areas: (db) =>
    db
      .insertInto('areas')
      .values(areas.map(([code, name], place) => ({ code, place, ...inThree('name', name) })))
      .execute(),
  pickUpPlaces: (db) =>
    db
      .insertInto('pickUpPlaces')
      .values(
        pickUpPlaces.map(([code, name, address], place) => ({
          code,
          place,
          ...inThree('name', name),
          ...inThree('address', address),
        })),
      )
      .execute(),
  idTypes: (db) =>
    db
      .insertInto('idTypes')
      .values(idTypes.map((code, place) => ({ code, place, ...inThree('name', idTypeNames[code]) })))
      .execute(),
  holidays: (db) =>
    db
      .insertInto('holidays')
      .values(holidays.map(([day, name]) => ({ day, ...inThree('name', name) })))
      .execute(),
  readyReasons: (db) =>
    db
      .insertInto('readyReasons')
      .values(
        reasons.map(([kind, part, text], at) => ({
          ...{ kind, part, place: at + 1, retiredAt: null },
          ...inThree('text', text),
        })),
      )
      .execute(),
}

/** An arbitrary lock number of our own: two servers that start together must not both fill an empty table. */
const loadingLock = 7_301_030

/** Fills the empty tables with the content of this folder. Content that staff have written stays. */
export const loadContent = (deps: { db: NoTx }) =>
  inTransaction(deps, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(${loadingLock})`.execute(db)
    for (const [table, load] of Object.entries(fill) as [keyof ContentTables, (db: Db) => Promise<unknown>][])
      if (await isEmpty(db, table)) await load(db)
    await addLists(db)
  })
