import { type Block, type ListItem, type Locale, menuLevels } from '@palaestra/contract'

interface Reading {
  locale: Locale
  fill: (text: string) => string
}

/** A list as its readers would choose from it, for who is writing it: what is hidden is left out. */
export const listIn = (items: readonly ListItem[], { locale, fill }: Reading): Block => {
  /** The level of the hidden entry that hides what is below it, too. */
  let hiding = menuLevels + 1
  const lines = items.flatMap((item): string[] => {
    const name = fill(item.text[locale])
    if (item.kind !== 'entry')
      return item.hidden ? [] : [item.kind === 'place' ? `${name} · ${item.address[locale]}` : name]
    if (item.level > hiding) return []
    hiding = item.hidden ? item.level : menuLevels + 1
    return item.hidden ? [] : [`${'– '.repeat(item.level - 1)}${name}`]
  })
  return { kind: 'list', items: lines }
}
