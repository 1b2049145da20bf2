import { useSyncExternalStore } from 'react'

/** Whether the window fits the query. A prerendered page is a wide one. */
export const useMedia = (query: string) =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
