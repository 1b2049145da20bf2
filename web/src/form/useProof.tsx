import { refusals } from '@palaestra/contract'
import { Refused, type Send } from '@palaestra/ui'
import { useState } from 'react'
import { send } from '../api/client.ts'
import { ProofDialog } from './ProofDialog.tsx'

interface Waiting {
  goOn: () => void
  giveUp: () => void
}

/**
 * Sends a call; where it is refused for want of a fresh proof, the dialog asks for one and the same request goes on
 * by itself. Who closes the dialog is told of the refusal.
 */
export const useProof = () => {
  const [waiting, setWaiting] = useState<Waiting>()

  const sendProved: Send = async (call, given, sending) => {
    try {
      return await send(call, given, sending)
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== refusals.proof_needed) throw error
      const proof = new Promise<void>((goOn, no) => setWaiting({ goOn, giveUp: () => no(error) }))
      await proof.finally(() => setWaiting(undefined))
      return send(call, given, sending)
    }
  }
  return { sendProved, dialog: waiting && <ProofDialog onProved={waiting.goOn} onClose={waiting.giveUp} /> }
}
