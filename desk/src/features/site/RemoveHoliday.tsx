import { desk } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/site'
import { send } from '../../api/client.ts'
import { dayWithWeekday } from '../../frame/dates.ts'
import type { Holiday } from './HolidayList.tsx'

interface Props {
  holiday: Holiday
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a holiday is a working day again. */
export function RemoveHoliday({ holiday, onClose, onRemoved }: Props) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const remove = () =>
    submit(async () => {
      setProblem(undefined)
      await send(desk.site.removeHoliday, { body: { day: holiday.day } })
      onClose()
      onRemoved()
    })

  return (
    <Dialog title={texts.removeWhich(texts.nameOf(holiday), dayWithWeekday(holiday.day))} onClose={onClose}>
      <p>{texts.removalMeans}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button kind="dangerFilled" aria-disabled={submitting} onClick={remove}>
        {texts.remove}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Dialog>
  )
}
