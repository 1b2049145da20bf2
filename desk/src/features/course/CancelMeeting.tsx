import { courseCancelReasons, desk } from '@palaestra/contract'
import { Button, CallForm, Dialog, RadioField } from '@palaestra/ui'
import * as texts from '#texts/course'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { dayWithWeekday } from '../../frame/dates.ts'
import type { Meeting } from './queries.ts'

interface Props {
  meeting: Meeting
  onClose: () => void
  onDone: (said: string) => void
}

/** Cancels one meeting: the class stays. */
export const CancelMeeting = ({ meeting, onClose, onDone }: Props) => (
  <Dialog title={texts.cancelMeeting} onClose={onClose}>
    <div className={ofCase.dialog}>
      <p>
        {dayWithWeekday(meeting.day)} {meeting.from}–{meeting.until}
      </p>
      <p>{texts.everybodyTold}</p>
      <CallForm
        call={desk.course.cancelMeeting}
        send={send}
        shape={({ reason }) => ({ meeting: meeting.id, reason })}
        submit={texts.cancelMeeting}
        submitKind="dangerFilled"
        onDone={({ told }) => onDone(texts.meetingCancelled(told))}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.back}
          </Button>
        }
      >
        <RadioField
          name="reason"
          label={texts.reason}
          chosen="coach"
          choices={courseCancelReasons.map((value) => ({ value, label: texts.reasons[value] }))}
        />
      </CallForm>
    </div>
  </Dialog>
)
