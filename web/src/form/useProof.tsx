import { refusals } from '@palaestra/contract'
import { Refused, type Send } from '@palaestra/ui'
import { useState } from 'react'
import { send } from '../api/client.ts'
import { ProofDialog } from './ProofDialog.tsx'

interface Waiting {
  /** Why only the code will do, where that is so. */
  whyCode: string | undefined
  goOn: () => void
  giveUp: () => void
}

const proofMissing: readonly number[] = [refusals.proof_needed, refusals.code_proof_needed]

/**
 * Sends a call; where it is refused for want of a fresh proof, the dialog asks for one and the same request goes on
 * by itself. Who closes the dialog is told of the refusal. Where new terms come before it, they are shown.
 */
export const useProof = () => {
  const [waiting, setWaiting] = useState<Waiting>()

  const sendProved: Send = async (call, given, sending) => {
    try {
      return await send(call, given, sending)
    } catch (error) {
      // Not a part of every form: they change once in years.
      if (error instanceof Refused && error.code === refusals.terms_changed)
        void import('../api/termsOwed.ts').then(({ showTerms }) => showTerms())
      if (!(error instanceof Refused) || !proofMissing.includes(error.code)) throw error
      const whyCode = error.code === refusals.code_proof_needed ? error.message : undefined
      const proof = new Promise<void>((goOn, no) => setWaiting({ whyCode, goOn, giveUp: () => no(error) }))
      await proof.finally(() => setWaiting(undefined))
      return send(call, given, sending)
    }
  }
  const dialog = waiting && <ProofDialog whyCode={waiting.whyCode} onProved={waiting.goOn} onClose={waiting.giveUp} />
  return { sendProved, dialog }
}
