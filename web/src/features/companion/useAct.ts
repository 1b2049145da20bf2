import { problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import { companions } from '../../api/companions.ts'
import { invalidate } from '../../api/query.ts'
import { useProof } from '../../form/useProof.tsx'

export interface Said {
  kind: 'success' | 'danger'
  words: string
  /** Counts what was said. */
  time: number
}

/** What is done by a press: sent with a fresh proof, said, and read anew, also after a no. */
export const useAct = () => {
  const { sendProved, dialog } = useProof()
  const [said, setSaid] = useState<Said>()
  const say = (kind: Said['kind'], words: string) =>
    setSaid((before) => ({ kind, words, time: (before?.time ?? 0) + 1 }))
  const { submitting, submit } = useSubmit((error) => {
    say('danger', problemsFrom(error).message ?? '')
    void invalidate(companions)
  })

  const tell = (words: string) => {
    say('success', words)
    return invalidate(companions)
  }
  const act = (words: string, work: () => Promise<unknown>) =>
    submit(async () => {
      await work()
      await tell(words)
    })
  return { act, tell, said, dialog, sendProved, submitting }
}
export type Act = ReturnType<typeof useAct>
