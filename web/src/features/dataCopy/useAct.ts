import { problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import { invalidate } from '../../api/query.ts'
import { useProof } from '../../form/useProof.tsx'
import { copies } from './copies.ts'

export interface Said {
  done: boolean
  words: string
  /** Counts what was said: the same words twice are said twice. */
  time: number
}

/** What is done by a press: sent with a fresh proof, said, and the list read anew, also after a no. */
export const useAct = () => {
  const { sendProved, dialog } = useProof()
  const [said, setSaid] = useState<Said>()
  const say = (done: boolean, words: string) => setSaid((before) => ({ done, words, time: (before?.time ?? 0) + 1 }))
  const { submitting, submit } = useSubmit((error) => {
    say(false, problemsFrom(error).message ?? '')
    void invalidate(copies)
  })
  const act = (words: string, work: () => Promise<unknown>) =>
    submit(async () => {
      setSaid(undefined)
      await work()
      say(true, words)
      await invalidate(copies)
    })
  return { act, said, dialog, sendProved, submitting }
}
export type Act = ReturnType<typeof useAct>
