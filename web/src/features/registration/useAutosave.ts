import { api, type Draft } from '@palaestra/contract'
import { Refused, type Send, type SendOptions } from '@palaestra/ui'
import { useEffect, useMemo, useRef } from 'react'

const pauseMilliseconds = 1500
/** Milliseconds before each new try of a save that failed; the last one again and again. */
const retryPauses = [2_000, 5_000, 15_000, 30_000] as const

/**
 * Keeps a draft with the server whenever one stops typing. A save that failed is tried again, at once when the network
 * is back; that it failed is silent, as “continue” saves too.
 */
export const useAutosave = (send: Send) => {
  const autosave = useMemo(() => autosaveOf(send), [send])
  const newest = useRef(autosave)
  newest.current = autosave
  useEffect(() => {
    const retry = () => newest.current.retry()
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      newest.current.cancel()
    }
  }, [])
  return autosave
}

const autosaveOf = (send: Send) => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** What the server does not have yet. */
  let unsaved: Draft | undefined
  let failures = 0

  const put = async (draft: Draft, sending?: SendOptions) => {
    clearTimeout(waiting)
    try {
      await send(api.registration.saveDraft, { body: { draft } }, sending)
      if (unsaved === draft) unsaved = undefined
      failures = 0
    } catch (error) {
      failures += 1
      // A refusal would be refused again. Typed on meanwhile: that save is waiting already.
      if (unsaved === draft && !(error instanceof Refused))
        waiting = setTimeout(retry, retryPauses[failures - 1] ?? retryPauses.at(-1))
      throw error
    }
  }
  const retry = () => void (unsaved && put(unsaved).catch(() => undefined))

  return {
    later: (draft: Draft) => {
      unsaved = draft
      clearTimeout(waiting)
      waiting = setTimeout(retry, pauseMilliseconds)
    },
    /** The network is back: whatever failed is tried now. */
    retry: () => failures > 0 && retry(),
    /** Saves now, if anything is unsaved. Rejects when it could not. */
    flush: async () => unsaved && put(unsaved),
    /** Begins to save while the page is unloaded, and says whether that is likely to succeed. */
    flushOnUnload: () => {
      const likely = failures === 0 && navigator.onLine
      if (unsaved) put(unsaved, { keepalive: true }).catch(() => undefined)
      return unsaved === undefined || likely
    },
    /** Another save has taken its place, or the form is gone. */
    cancel: () => {
      clearTimeout(waiting)
      unsaved = undefined
    },
  }
}
