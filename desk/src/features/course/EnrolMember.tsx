import { desk } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/course'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { momentWritten } from '../../frame/dates.ts'

interface Props {
  course: string
  onClose: () => void
  onDone: (said: string) => void
}

/** Enrols a member who is here, or on the telephone, by the same rules as for everybody. */
export function EnrolMember({ course, onClose, onDone }: Props) {
  // The same, however often it is sent.
  const [requestKey] = useState(() => crypto.randomUUID())
  return (
    <Dialog title={texts.enrol} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{texts.enrolMeaning}</p>
        <CallForm
          call={desk.course.enrol}
          send={send}
          shape={({ memberNumber }) => ({ course, memberNumber, requestKey })}
          submit={texts.enrol}
          onDone={({ reference, heldUntil }) =>
            onDone(heldUntil ? texts.enrolledToPay(reference, momentWritten(heldUntil)) : texts.enrolled(reference))
          }
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <TextField
            name="memberNumber"
            label={texts.memberNumber}
            room="digits"
            inputMode="numeric"
            autoComplete="off"
          />
        </CallForm>
      </div>
    </Dialog>
  )
}
