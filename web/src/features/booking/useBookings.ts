import { api } from '@palaestra/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import type { Booking } from './bookings.ts'

interface Pages {
  items: Booking[]
  /** Undefined before the first page has come. */
  more?: boolean
}

/** Bookings to come, or those that are over, page by page. `load` reads the next page, or again what could not be read. */
export const useBookings = (past: boolean) => {
  const [{ items, more }, setPages] = useState<Pages>({ items: [] })
  const [failed, setFailed] = useState(false)
  const asking = useRef(false)
  const after = items.at(-1)?.reference

  const load = useCallback(() => {
    // Two presses ask once.
    if (asking.current) return
    asking.current = true
    setFailed(false)
    send(api.booking.list, { query: { ...(past && { past: '1' as const }), ...(after && { after }) } })
      .then((page) => setPages((before) => ({ more: page.more, items: [...before.items, ...page.items] })))
      .catch(() => setFailed(true))
      .finally(() => {
        asking.current = false
      })
  }, [past, after])
  // biome-ignore lint/correctness/useExhaustiveDependencies: later pages are asked for
  useEffect(load, [])

  return { items, more: more === true, isLoading: more === undefined && !failed, failed, load }
}

export type Bookings = ReturnType<typeof useBookings>
