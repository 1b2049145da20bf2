import { desk } from '@palaestra/contract'
import { problemsFrom, Unreachable } from '@palaestra/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { send } from '../../api/client.ts'
import { notes } from './notes.ts'
import type { Sheet } from './queries.ts'

/** Milliseconds until what could not be sent is sent again. */
const again = 5000
/** The meetings of which something is being sent: an older word must not arrive after a newer one. */
const sending = new Set<string>()

/**
 * What is noted at a meeting: shown at once, and sent by itself. Where the network is away it stays, and is sent again
 * until it has arrived. What the server refuses is taken back, and said.
 */
export const useNotes = (meeting: string, people: Sheet['people']) => {
  // What the server knows; with it what was pressed since.
  const [known, setKnown] = useState(() => new Map(people.map(({ reference, present }) => [reference, present])))
  const [unsent, setUnsent] = useState(() => notes.of(meeting))
  const [problem, setProblem] = useState('')

  const flush = async () => {
    const sent = notes.of(meeting)
    if (sending.has(meeting) || sent.size === 0) return
    sending.add(meeting)
    try {
      const body = {
        meeting: Number(meeting),
        people: [...sent].map(([reference, present]) => ({ reference, present })),
      }
      await send(desk.course.note, { body }, { repeatable: true })
      setKnown((before) => new Map([...before, ...sent]))
      setProblem('')
      notes.sent(meeting, sent)
    } catch (error) {
      // It stays, and is sent again: nobody has to do anything.
      if (!(error instanceof Unreachable)) {
        setProblem(problemsFrom(error).message)
        notes.sent(meeting, sent)
      }
      return
    } finally {
      sending.delete(meeting)
      setUnsent(notes.of(meeting))
    }
    // What was pressed meanwhile.
    await flush()
  }
  const sendAll = useEffectEvent(() => {
    // What has arrived since, of what was on its way when one came back to this screen.
    const left = notes.of(meeting)
    const arrived = [...unsent].filter(([reference]) => !left.has(reference))
    if (arrived.length > 0) {
      setKnown((before) => new Map([...before, ...arrived]))
      setUnsent(left)
    }
    void flush()
  })
  useEffect(() => {
    sendAll()
    const repeating = setInterval(sendAll, again)
    window.addEventListener('online', sendAll)
    return () => {
      clearInterval(repeating)
      window.removeEventListener('online', sendAll)
    }
  }, [])

  return {
    /** Whether somebody is there, as it is noted; null where it is not. */
    noted: (reference: string) =>
      unsent.get(reference) ?? (unsent.has(reference) ? null : (known.get(reference) ?? null)),
    note: (reference: string, present: boolean | null) => {
      notes.keep(meeting, reference, present)
      setUnsent(notes.of(meeting))
      void flush()
    },
    /** How many notes have not arrived yet. */
    waits: unsent.size,
    problem,
  }
}
