import type { Feed } from '@palaestra/contract'
import { feedPathOf } from '@palaestra/contract'
import type { Portal } from './portal.ts'

interface Item {
  state: 'updated' | 'deleted'
  kind: string
  id: string
  modified: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into things of every shape
  data?: any
}
interface Page {
  next: string
  items: Item[]
  license: string
}

/** Asks for a page of a feed by its whole address, or its path. */
export const pageOf = async ({ app }: Pick<Portal, 'app'>, address: string): Promise<Page> =>
  (await app.inject({ method: 'GET', url: address.replace('http://portal.test', '') })).json()

/**
 * Whoever harvests a feed: what they know of it, and how far they have come. Each `harvest` goes on from there to the
 * last page, and resolves to what it has seen.
 */
export const theHarvester = (portal: Pick<Portal, 'app'>, feed: Feed, next = feedPathOf(feed) as string) => {
  const known = new Map<string, Item['data']>()
  let place = next
  return {
    known,
    place: () => place,
    async harvest() {
      const seen: Item[] = []
      for (;;) {
        const page = await pageOf(portal, place)
        seen.push(...page.items)
        for (const { id, data } of page.items) {
          if (data) known.set(id, data)
          else known.delete(id)
        }
        place = page.next
        if (page.items.length === 0) return seen
      }
    },
  }
}
