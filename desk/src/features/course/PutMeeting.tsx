import { desk } from '@palaestra/contract'
import { Button, CallForm, DayField, Dialog, TextField } from '@palaestra/ui'
import * as texts from '#texts/course'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import type { Meeting } from './queries.ts'

interface Props {
  course: string
  /** The one that is moved; left out for a new one. */
  meeting: Meeting | undefined
  onClose: () => void
  onDone: (said: string) => void
}

/** Moves a meeting, or makes one, such as one in place of another. */
export const PutMeeting = ({ course, meeting, onClose, onDone }: Props) => (
  <Dialog title={meeting ? texts.move : texts.newMeeting} onClose={onClose}>
    <div className={ofCase.dialog}>
      <p>{texts.everybodyTold}</p>
      <CallForm
        call={desk.course.putMeeting}
        send={send}
        shape={({ day, from, until }) => ({ course, meeting: meeting?.id ?? null, day, from, until })}
        submit={texts.save}
        onDone={() => onDone(texts.meetingSaved)}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.back}
          </Button>
        }
      >
        <DayField name="day" label={texts.day} defaultValue={meeting?.day ?? ''} />
        <TextField type="time" name="from" label={texts.from} defaultValue={meeting?.from ?? '19:00'} />
        <TextField type="time" name="until" label={texts.until} defaultValue={meeting?.until ?? '20:00'} />
      </CallForm>
    </div>
  </Dialog>
)
