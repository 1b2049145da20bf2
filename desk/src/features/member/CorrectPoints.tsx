import { balanceAfter, desk, type Given, numberTyped, refusals } from '@palaestra/contract'
import { Button, CallForm, Dialog, RadioField, Refused, TextArea, TextField, type Written } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/points'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'

type Correct = typeof desk.points.correct

interface Props {
  memberNumber: string
  /** What the clerk has seen. */
  balance: number
  /** Reads the points anew: there are others by now. */
  onChanged: () => Promise<void>
  onClose: () => void
  onDone: (balance: number) => void
}

/** What is typed, with the sign of what is done; nothing for an empty field. */
const pointsIn = ({ points, direction }: Written) => {
  const typed = numberTyped(String(points ?? ''))
  return typed === undefined ? undefined : direction === 'take' ? -typed : typed
}

/** Gives points to a member or takes them, with the reason. The sum afterwards is read before anything is sent. */
export function CorrectPoints({ memberNumber, balance, onChanged, onClose, onDone }: Props) {
  const [written, setWritten] = useState<Written>({})
  const correct = async (call: Correct, given: Given<Correct>) => {
    try {
      return await send(call, given)
    } catch (error) {
      if (error instanceof Refused && error.code === refusals.points_changed) await onChanged()
      throw error
    }
  }
  const points = pointsIn(written) ?? 0
  // What is no number is complained about once it is sent.
  const after = balanceAfter(balance, Number.isFinite(points) ? points : 0)
  return (
    <Dialog title={texts.correct} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{texts.correctMeans}</p>
        <CallForm
          call={desk.points.correct}
          send={correct}
          shape={(fields) => {
            const points = pointsIn(fields)
            return {
              ...{ memberNumber, balance, reason: fields['reason'] },
              ...(points !== undefined && { points }),
            }
          }}
          onWrite={setWritten}
          submit={texts.correct}
          onDone={(reply) => onDone(reply.balance)}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <RadioField
            name="direction"
            label={texts.direction}
            chosen="give"
            choices={(['give', 'take'] as const).map((value) => ({ value, label: texts.directions[value] }))}
          />
          <TextField
            name="points"
            label={texts.howMany}
            hint={texts.howManyHint}
            inputMode="decimal"
            autoComplete="off"
            room="digits"
          />
          <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} maxLength={1000} />
          <p role="status">{after < 0 ? texts.notSoMany(balance) : texts.beforeAndAfter(balance, after)}</p>
        </CallForm>
      </div>
    </Dialog>
  )
}
