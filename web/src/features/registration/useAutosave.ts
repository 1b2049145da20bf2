import { api, type Draft } from '@palaestra/contract'
import type { Send } from '@palaestra/ui'
import { useEffect, useMemo, useRef } from 'react'

const pauseMilliseconds = 1500

/** Keeps a draft with the server whenever one stops typing. That it fails is silent: “continue” saves again. */
export const useAutosave = (send: Send) => {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return useMemo(
    () => ({
      later: (draft: Draft) => {
        clearTimeout(waiting.current)
        waiting.current = setTimeout(
          () => void send(api.registration.saveDraft, { body: { draft } }).catch(() => {}),
          pauseMilliseconds,
        )
      },
      cancel: () => clearTimeout(waiting.current),
    }),
    [send],
  )
}
