import { api } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/points'
import { useProof } from '../../form/useProof.tsx'
import type { Gift } from './gifts.ts'

interface Props {
  gift: Gift
  onDone: (reference: string, collectBy: string) => void
  onClose: () => void
}

/** Asks once more, with what it costs. One dialog is one wish: pressed again after a lost answer, it stays one exchange. */
export function ConfirmGift({ gift: { code, name, price }, onDone, onClose }: Props) {
  const [requestKey] = useState(() => crypto.randomUUID())
  const { sendProved, dialog } = useProof()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const redeem = () =>
    submit(async () => {
      setProblem(undefined)
      const { reference, collectBy } = await sendProved(api.points.redeem, { body: { gift: code, price, requestKey } })
      onDone(reference, collectBy)
    })
  return (
    <Dialog title={texts.redeemSure(name)} onClose={onClose}>
      <p>{texts.redeemMeans(price)}</p>
      <p role="alert">{problem}</p>
      <Button kind="primary" aria-disabled={submitting} onClick={redeem}>
        {texts.redeemFor(price)}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.notNow}
      </Button>
      {dialog}
    </Dialog>
  )
}
