import { api, type Reply } from '@palaestra/contract'
import { useEffect, useState } from 'react'
import { send } from '../../api/client.ts'
import type { createPortalRouter } from '../../routing/router.ts'

export type Announcement = Reply<typeof api.announcement.shown>['items'][number]

/** A page may stay open for hours: what it shows is asked for anew when somebody goes on after so many milliseconds. */
const freshFor = 5 * 60_000

/** What is announced today. Where it cannot be read nothing is said: nobody came for it. */
export const useAnnounced = (router: ReturnType<typeof createPortalRouter>) => {
  const [items, setItems] = useState<readonly Announcement[]>([])
  useEffect(() => {
    let askedAt = Number.NEGATIVE_INFINITY
    const ask = () => {
      if (document.hidden || performance.now() - askedAt < freshFor) return
      askedAt = performance.now()
      send(api.announcement.shown, {}).then(
        ({ items }) => setItems(items),
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    const stop = router.subscribe('onRendered', ask)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', ask)
    }
  }, [router])
  return items
}
