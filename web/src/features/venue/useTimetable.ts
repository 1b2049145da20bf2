import { api } from '@palaestra/contract'
import { Refused, sender } from '@palaestra/ui'
import { useEffect, useState } from 'react'
import { locale } from '#texts/document'
import type { Timetable } from './timetable.ts'

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

interface Kept {
  timetable: Timetable
  /** When the server last said that it is so. */
  at: string
}

/**
 * The timetable of a venue on a day, read again whenever the server says that it is worth it. The last one stays while
 * another day is fetched, and when there is no answer. A day left out is today.
 */
export const useTimetable = (venue: string | undefined, day: string | undefined) => {
  const [kept, setKept] = useState<Kept>()
  const [error, setError] = useState<Error>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads anew
  useEffect(() => {
    if (venue === undefined) return
    let mounted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let since: string | undefined
    const again = (seconds: number) => {
      if (mounted) timer = setTimeout(() => void seen().then(() => (mounted ? read() : undefined)), seconds * 1000)
    }
    const read = async () => {
      try {
        const reply = await look(api.venue.slots, { query: { venue, day, since } })
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
  }, [venue, day, attempt])

  const ofThis = kept?.timetable.code === venue && (day === undefined || kept?.timetable.day === day)
  return { ...kept, loading: venue !== undefined && !ofThis && !error, error, retry: () => setAttempt(attempt + 1) }
}
