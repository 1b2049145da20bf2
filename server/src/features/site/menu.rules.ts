import { isSafeUri, type MenuItem } from '@palaestra/contract'
import type { Settings } from '../../settings.ts'

/** An item’s address may be empty, the main site of the settings, or a safe link. */
export const isMenuUri = (uri: string, { linkHosts }: Settings) =>
  uri === '' || uri === '{mainSite}' || isSafeUri(uri, linkHosts)

interface Row {
  id: number
  parentId: number | null
  name: string
  label: string
  uri: string
  display: boolean
  attributes: Record<string, string>
  linkAttributes: Record<string, string>
}

interface Reading {
  hosts: readonly string[]
  fill: (text: string) => string
}

/**
 * Builds the tree of a menu from its rows, parents first. An item whose address is no longer allowed goes, unless it
 * holds others.
 */
export const menuFrom = (rows: readonly Row[], { hosts, fill }: Reading): MenuItem[] => {
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId)
  const below = (parentId: number | null): MenuItem[] =>
    (childrenOf.get(parentId) ?? []).flatMap(({ id, parentId: _, ...row }) => {
      const uri = fill(row.uri)
      const safe = uri !== '' && isSafeUri(uri, hosts)
      const children = below(id)
      if (!safe && children.length === 0) return []
      const item = { ...row, id: String(id), name: fill(row.name), label: fill(row.label), uri: safe ? uri : '' }
      return [{ ...item, children }]
    })
  return below(null)
}

/** The items below the one of that name, at any depth; none when it is missing. */
export const menuBelow = (items: readonly MenuItem[], name: string): MenuItem[] =>
  items.flatMap((item) => (item.name === name ? item.children : menuBelow(item.children, name)))
