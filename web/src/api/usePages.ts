import { useCallback, useEffect, useRef, useState } from 'react'

interface Page<Item> {
  items: Item[]
  /** Where the next page begins; null on the last. */
  next: string | null
}

/**
 * A list that comes page by page, the first one at once. `load` reads the next page, or the one that could not be read
 * again; `page` is the latest.
 */
export const usePages = <Item, Of extends Page<Item>>(
  read: (query: { after?: string }) => Promise<Of & Page<Item>>,
) => {
  const [{ items, page }, setRead] = useState<{ items: Item[]; page?: Of }>({ items: [] })
  const [isLoading, setLoading] = useState(true)
  const [failed, setFailed] = useState(false)
  const asking = useRef<string | null>(null)
  const next = page ? page.next : ''

  const load = useCallback(() => {
    // Two presses ask once.
    if (next === null || asking.current === next) return
    asking.current = next
    setLoading(true)
    setFailed(false)
    read(next === '' ? {} : { after: next })
      .then((page) => setRead((before) => ({ page, items: [...before.items, ...page.items] })))
      .catch(() => setFailed(true))
      .finally(() => {
        asking.current = null
        setLoading(false)
      })
  }, [next, read])
  // biome-ignore lint/correctness/useExhaustiveDependencies: later pages are asked for
  useEffect(load, [])

  return { items, page, hasMore: typeof next === 'string' && next !== '', isLoading, failed, load }
}
