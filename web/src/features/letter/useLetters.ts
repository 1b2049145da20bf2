import { api } from '@palaestra/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import type { Letter } from './LetterRow.tsx'

interface Pages {
  items: Letter[]
  /** Where the next page begins: undefined before the first, null after the last. */
  next?: string | null
  keptDays?: number
}

/** The member’s letters, page by page. `load` reads the next page, or the one that could not be read again. */
export const useLetters = () => {
  const [{ items, next, keptDays }, setPages] = useState<Pages>({ items: [] })
  const [isLoading, setLoading] = useState(true)
  const [failed, setFailed] = useState(false)
  const asking = useRef<string | null>(null)

  const load = useCallback(() => {
    const place = next ?? ''
    // Two presses ask once.
    if (next === null || asking.current === place) return
    asking.current = place
    setLoading(true)
    setFailed(false)
    send(api.letter.mine, { query: place ? { after: place } : {} })
      .then((page) => setPages((before) => ({ ...page, items: [...before.items, ...page.items] })))
      .catch(() => setFailed(true))
      .finally(() => {
        asking.current = null
        setLoading(false)
      })
  }, [next])
  // biome-ignore lint/correctness/useExhaustiveDependencies: later pages are asked for
  useEffect(load, [])

  return { items, keptDays, hasMore: typeof next === 'string', isLoading, failed, load }
}
