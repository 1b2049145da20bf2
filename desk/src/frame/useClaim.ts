import { type CaseKind, desk, type Holder } from '@palaestra/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { send } from '../api/client.ts'
import { session } from '../api/session.ts'

interface Case {
  kind: CaseKind
  reference: string
}

/** How often the server is asked who has a case that is open on the screen. */
const everyMilliseconds = 10_000
/** What counts as working on it. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const

/** Whether somebody has touched mouse, keys or screen since it was asked for the last time; at first, yes. */
const aWatchOfSigns = () => {
  let seen = true
  const note = () => {
    seen = true
  }
  return {
    begin: () => {
      for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true })
      return () => {
        for (const sign of signs) removeEventListener(sign, note, { capture: true })
      }
    },
    take: () => {
      const was = seen
      seen = false
      return was
    },
  }
}

/**
 * Who works on a case while it is open here. To work on it keeps it one’s own, and takes it as soon as it is free; to
 * leave it, or to close the page, gives it back.
 */
export const useClaim = ({ kind, reference }: Case, looked: { open: boolean; holder: Holder | null }) => {
  const [watch] = useState(aWatchOfSigns)
  const { data = looked, refetch } = useQuery({
    queryKey: ['claim', kind, reference],
    queryFn: () =>
      watch.take() && document.visibilityState === 'visible'
        ? send(desk.queue.take, { body: { kind, reference } }, { repeatable: true })
        : send(desk.queue.watch, { query: { kind, reference } }),
    initialData: looked,
    // The look has said it just now.
    staleTime: everyMilliseconds,
    gcTime: 0,
    enabled: looked.open,
    refetchInterval: everyMilliseconds,
  })
  useEffect(() => watch.begin(), [watch])

  const { open } = looked
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && void refetch())
  useEffect(() => {
    // The case of this effect: by its cleanup another may be on the screen.
    const leave = () => {
      // What is decided is nobody’s, and after a logout there is nobody to give it back.
      if (!open || !session.token()) return
      void send(desk.queue.release, { body: { kind, reference } }, { keepalive: true }).catch(() => undefined)
    }
    const back = (event: PageTransitionEvent) => void comeBack(event)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', back)
      leave()
    }
  }, [kind, reference, open])
  return data
}
