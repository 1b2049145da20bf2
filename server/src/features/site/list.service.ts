import type { ItemKind, ListItem } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { listChanges, listTable } from './list.table.ts'

const only = <Kind extends ItemKind>(kind: Kind, items: readonly ListItem[]) =>
  items.filter((item): item is Extract<ListItem, { kind: Kind }> => item.kind === kind)

/** Reads a whole list, with what is hidden. */
export const readList = ({ db }: Uses, kind: ItemKind): Promise<ListItem[]> => listTable(db)[kind]()

/** Makes these the list that everybody reads: the menu within half a minute, the others at once. */
export const writeList = async ({ db }: Uses<never, Tx>, kind: ItemKind, items: readonly ListItem[]) => {
  const changes = listChanges(db)
  if (kind === 'entry') await changes.entry(only(kind, items))
  else if (kind === 'place') await changes.place(only(kind, items))
  else await changes.area(only(kind, items))
}
