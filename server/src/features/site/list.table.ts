import type { ItemKind, ListItem } from '@palaestra/contract'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { inColumns, inThree, type SiteTables } from './site.table.ts'

type Of<Kind extends ItemKind> = Extract<ListItem, { kind: Kind }>
type MenuRow = Insertable<SiteTables['menuItems']>

/** The lists of the portal as they are written, each in its order. */
export const listTable = (db: Db) => ({
  area: async (): Promise<Of<'area'>[]> => {
    const rows = await db.selectFrom('areas').selectAll().orderBy('place').execute()
    return rows.map(({ code, hidden, ...row }) => ({ kind: 'area', code, hidden, text: inThree('name', row) }))
  },

  place: async (): Promise<Of<'place'>[]> => {
    const rows = await db.selectFrom('pickUpPlaces').selectAll().orderBy('place').execute()
    return rows.map(({ code, hidden, ...row }) => ({
      ...{ kind: 'place', code, hidden },
      ...{ text: inThree('name', row), address: inThree('address', row) },
    }))
  },

  /** From the top down: what is below an entry follows it. */
  entry: async (): Promise<Of<'entry'>[]> => {
    const rows = await db.selectFrom('menuItems').selectAll().orderBy('place').execute()
    const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId)
    const below = (parent: number | null): Of<'entry'>[] =>
      (childrenOf.get(parent) ?? []).flatMap(({ id, name: code, uri, level, display, ...row }) => [
        { kind: 'entry', code, uri, level, hidden: !display, text: inThree('label', row) },
        ...below(id),
      ])
    return below(null)
  },
})

/** Puts a whole list in the place of the one before. */
export const listChanges = (db: Tx) => ({
  async area(items: readonly Of<'area'>[]) {
    await db.deleteFrom('areas').execute()
    const rows = items.map(({ code, hidden, text }, place) => ({ code, hidden, place, ...inColumns('name', text) }))
    await db.insertInto('areas').values(rows).execute()
  },

  async place(items: readonly Of<'place'>[]) {
    await db.deleteFrom('pickUpPlaces').execute()
    const rows = items.map(({ code, hidden, text, address }, place) => ({
      ...{ code, hidden, place },
      ...{ ...inColumns('name', text), ...inColumns('address', address) },
    }))
    await db.insertInto('pickUpPlaces').values(rows).execute()
  },

  /** An entry of the same name keeps its attributes. */
  async entry(items: readonly Of<'entry'>[]) {
    const before = await db.deleteFrom('menuItems').returning(['id', 'name', 'attributes', 'linkAttributes']).execute()
    const attributesOf = new Map(before.map(({ name, ...row }) => [name, row]))
    const first = before.reduce((last, { id }) => Math.max(last, id), 0) + 1
    /** The last entry so far of each level: under it stands what follows one level below. */
    const last: number[] = []
    const rows = items.map(({ code: name, uri, level, hidden, text }, place): MenuRow => {
      const { attributes = {}, linkAttributes = {} } = attributesOf.get(name) ?? {}
      last[level] = first + place
      return {
        ...{ id: first + place, parentId: last[level - 1] ?? null, level, place, name, uri, display: !hidden },
        ...{ attributes: JSON.stringify(attributes), linkAttributes: JSON.stringify(linkAttributes) },
        ...inColumns('label', text),
      }
    })
    await db.insertInto('menuItems').values(rows).execute()
  },
})
