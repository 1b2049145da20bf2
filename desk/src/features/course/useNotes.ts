import { desk } from '@palaestra/contract'
import { problemsFrom, Unreachable } from '@palaestra/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import { notes } from './notes.ts'
import type { Sheet } from './queries.ts'

/** Milliseconds until what could not be sent is sent again. */
const again = 5000

const sendAll = async (meeting: string) => {
  const login = session.token()
  // Also what is pressed meanwhile.
  for (let sent = notes.of(meeting).unsent; sent.size > 0; sent = notes.of(meeting).unsent) {
    const people = [...sent].map(([reference, present]) => ({ reference, present }))
    const error = await send(
      desk.course.note,
      { body: { meeting: Number(meeting), people } },
      { repeatable: true },
    ).then(
      () => undefined,
      (error: unknown) => error,
    )
    // It is not about whoever has logged in since. What could not be sent stays, and is sent again.
    if (session.token() !== login || error instanceof Unreachable) return
    if (error) notes.refused(meeting, sent, problemsFrom(error).message)
    else notes.taken(meeting, sent)
  }
}

/**
 * What is noted at a meeting: shown at once, and sent by itself. Where the network is away it stays, and is sent again
 * until it has arrived. What the server refuses is taken back, and said.
 */
export const useNotes = (meeting: string, people: Sheet['people']) => {
  const { unsent, arrived, problem } = useSyncExternalStore(notes.subscribe, () => notes.of(meeting))

  useEffect(() => {
    const flush = () => notes.send(meeting, () => sendAll(meeting))
    flush()
    const repeating = setInterval(flush, again)
    window.addEventListener('online', flush)
    return () => {
      clearInterval(repeating)
      window.removeEventListener('online', flush)
    }
  }, [meeting])

  const known = new Map(people.map(({ reference, present }) => [reference, present]))
  const noted = new Map([...known, ...arrived, ...unsent])
  return {
    /** Whether somebody is there, as it is noted; null where it is not. */
    noted: (reference: string) => noted.get(reference) ?? null,
    note(reference: string, present: boolean | null) {
      notes.keep(meeting, reference, present)
      notes.send(meeting, () => sendAll(meeting))
    },
    /** How many notes have not arrived yet. */
    waits: unsent.size,
    problem,
  }
}
