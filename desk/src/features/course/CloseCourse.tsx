import { courseCancelReasons, desk, refusals } from '@palaestra/contract'
import { Button, CallForm, Dialog, RadioField, Refused, TextField, Unfit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/course'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import type { Course } from './queries.ts'

interface Props {
  course: Course
  onClose: () => void
  onDone: (said: string) => void
  /** More people have a place by now: they are counted anew. */
  onRefused: () => Promise<unknown>
}

/** Says how many people it meets, and asks for their number: nobody closes a class by mistake. */
export function CloseCourse({ course: { code, name, people }, onClose, onDone, onRefused }: Props) {
  const [typed, setTyped] = useState('')
  const count = people.length
  return (
    <Dialog title={texts.closeWhat(name)} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>
          <strong>{texts.closeMeets(count)}</strong>
        </p>
        <p>{texts.closeMeans}</p>
        <CallForm
          call={desk.course.close}
          send={async (call, given) => {
            if (count > 0 && typed.replace(/\D/g, '') !== String(count))
              throw new Unfit({ typed: texts.notTheCount(count) })
            try {
              return await send(call, given)
            } catch (error) {
              if (error instanceof Refused && error.code === refusals.closure_meets_others) await onRefused()
              throw error
            }
          }}
          onWrite={(written) => setTyped(String(written['typed'] ?? ''))}
          shape={({ reason }) => ({ course: code, reason, people: count })}
          submit={texts.closeAndTell}
          submitKind="dangerFilled"
          onDone={(reply) => onDone(texts.courseClosed(reply.people))}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <RadioField
            name="reason"
            label={texts.reason}
            chosen="too_few"
            choices={courseCancelReasons.map((value) => ({ value, label: texts.reasons[value] }))}
          />
          {count > 0 && (
            <TextField
              // Another number is typed anew.
              key={count}
              name="typed"
              room="digits"
              label={texts.typeCount}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </CallForm>
      </div>
    </Dialog>
  )
}
