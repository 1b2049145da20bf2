import { Refused, sender } from '@palaestra/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { locale } from '#texts/document'

/** Seconds until it is tried again when there was no answer. */
const afterFailure = 10

/** What is public is read without a token, again and again: that it fails says nothing about a session (X07). */
export const look = sender({ locale, token: () => undefined, registration: () => undefined })

/** Resolves when the page is looked at: nobody asks for what nobody sees. */
const seen = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    check()
  })

interface Version<T> {
  version: string
  /** Seconds until it is worth asking again. */
  nextIn: number
  /** Null where nothing is different. */
  timetable: T | null
}

interface Kept<T> {
  timetable: T
  /** When the server last said that it is so. */
  at: string
}

/**
 * What many look at and what changes, read again whenever the server says that it is worth it. The last one stays while
 * another is fetched, and when there is no answer. Another key is another one; without a key there is none yet.
 */
export const useVersions = <T>(
  key: string | undefined,
  ask: (since: string | undefined) => Promise<Version<T>>,
  isThis: (timetable: T) => boolean,
) => {
  const [kept, setKept] = useState<Kept<T>>()
  const [error, setError] = useState<Error>()
  const [attempt, setAttempt] = useState(0)
  const begin = useEffectEvent(ask)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads anew
  useEffect(() => {
    if (key === undefined) return
    let mounted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let since: string | undefined
    const again = (seconds: number) => {
      if (mounted) timer = setTimeout(() => void seen().then(() => (mounted ? read() : undefined)), seconds * 1000)
    }
    const read = async () => {
      try {
        const reply = await begin(since)
        if (!mounted) return
        since = reply.version
        const at = new Date().toISOString()
        setKept((last) => {
          const timetable = reply.timetable ?? last?.timetable
          return timetable && { timetable, at }
        })
        setError(undefined)
        again(reply.nextIn)
      } catch (problem) {
        if (!mounted) return
        setError(problem as Error)
        if (!(problem instanceof Refused)) again(afterFailure)
      }
    }
    void read()
    return () => {
      mounted = false
      clearTimeout(timer)
    }
  }, [key, attempt])

  const loading = key !== undefined && !(kept && isThis(kept.timetable)) && !error
  return { ...kept, loading, error, retry: () => setAttempt(attempt + 1) }
}
