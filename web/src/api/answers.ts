import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { session } from './session.ts'

/** Something that screens want to know of the server. */
export interface Question<T> {
  /** Two questions of one key are the same question. */
  key: string
  ask: () => Promise<T>
  /** Milliseconds for which an answer is as good as a new one. */
  freshFor?: number
  /** Milliseconds after which a screen that still shows the answer asks again. */
  againAfter?: (answer: T | undefined) => number
  /** Forgotten as soon as no screen shows it. */
  fleeting?: true
  /** Not to be asked yet. */
  waits?: boolean
}

interface Known<T> {
  data?: T
  error?: Error
  /** When the answer came, in milliseconds. */
  at: number
}

interface Entry<T> {
  known: Known<T>
  /** What the document was drawn with: React finds it there, also where more is known before it looks. */
  drawn?: Known<T>
  asking?: Promise<T> | undefined
  readonly watchers: Set<() => void>
}

const nothing = { at: Number.NEGATIVE_INFINITY }
const entries = new Map<string, Entry<unknown>>()

const entryOf = <T>({ key }: { key: string } & Partial<Question<T>>) => {
  const entry = entries.get(key) ?? { known: nothing, watchers: new Set() }
  entries.set(key, entry)
  // A key belongs to one question, and so to one type.
  return entry as Entry<T>
}

const learn = <T>(entry: Entry<T>, known: Known<T>) => {
  entry.known = known
  for (const tell of entry.watchers) tell()
}

/** Asks now. Who asks the same meanwhile waits for the same answer. */
const ask = <T>(question: Question<T>): Promise<T> => {
  const entry = entryOf(question)
  if (entry.asking) return entry.asking
  if (entry.known.error && entry.known.data === undefined) learn(entry, nothing)
  const asking = question.ask()
  entry.asking = asking
  // What was asked for one member must not become known to the next.
  const settle = (known: () => Known<T>) => {
    if (entry.asking !== asking) return
    entry.asking = undefined
    learn(entry, known())
  }
  asking.then(
    (data) => settle(() => ({ data, at: Date.now() })),
    (error: Error) => settle(() => ({ ...entry.known, error })),
  )
  return asking
}

const isStale = <T>(question: Question<T>) => Date.now() - entryOf(question).known.at >= (question.freshFor ?? 0)

/** What the server has said, for the screens that ask for it: kept by key, and only in memory. */
export const answers = {
  ask,
  known: <T>(question: Question<T>) => entryOf(question).known.data,
  /** What stands in a document that was drawn beforehand. It may be old, so whoever shows it asks all the same. */
  lay: <T>({ key }: { key: string }, data: T) => {
    const entry = entryOf<T>({ key })
    entry.drawn = { data, at: nothing.at }
    learn(entry, entry.drawn)
  },
  /** The next screen that wants it asks again. */
  outdate: <T>(question: Question<T>) => {
    const entry = entryOf(question)
    entry.known = { ...entry.known, at: nothing.at }
  },
  clear: () => {
    for (const entry of entries.values()) {
      entry.asking = undefined
      learn(entry, nothing)
    }
  },
}

// Nothing of one member is left for the next.
session.onChange(() => session.token() || answers.clear())

/** The answer to a question as far as it is known; asked where it is missing or old, also when one comes back to the tab. */
export const useAnswer = <T>(question: Question<T>) => {
  const { key, fleeting, waits = false, againAfter } = question
  const watch = useCallback(
    (tell: () => void) => {
      const { watchers } = entryOf({ key } as Question<T>)
      watchers.add(tell)
      return () => {
        watchers.delete(tell)
        if (fleeting && watchers.size === 0) entries.delete(key)
      }
    },
    [key, fleeting],
  )
  const read = () => (entries.get(key)?.known ?? nothing) as Known<T>
  const readDrawn = () => (entries.get(key)?.drawn ?? nothing) as Known<T>
  const known = useSyncExternalStore(watch, read, readDrawn)

  // That no answer came is told by `error`.
  const askNow = useEffectEvent(() => void ask(question).catch(() => undefined))
  const askIfStale = useEffectEvent(() => document.hidden || (isStale(question) && askNow()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question
  useEffect(() => {
    if (waits) return
    if (isStale(question)) askNow()
    const onReturn = () => void askIfStale()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [key, waits])

  const pause = againAfter?.(known.data)
  useEffect(() => {
    if (pause === undefined) return
    const timer = setInterval(() => document.hidden || askNow(), pause)
    return () => clearInterval(timer)
  }, [pause])

  const again = () => void ask(question).catch(() => undefined)
  return { data: known.data, error: known.error, again }
}
