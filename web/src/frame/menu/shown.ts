import type { MenuItem } from '@palaestra/contract'

/** Without what is not to be shown, at every level (L10). */
export const shown = (items: readonly MenuItem[]): MenuItem[] =>
  items.filter(({ display }) => display).map((item) => ({ ...item, children: shown(item.children) }))

/** Whether what hangs below an item is itself two or more levels deep (L07). */
export const isDeep = ({ children }: MenuItem) => children.some((child) => child.children.length > 0)
