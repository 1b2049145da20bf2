import { desk, type Reply } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/site'
import { send } from '../../api/client.ts'
import { dayWithWeekday } from '../../frame/dates.ts'
import styles from './holidays.module.css'

type Holiday = Reply<typeof desk.site.holidays>['items'][number]

interface Props {
  items: Holiday[]
  mayChange: boolean
  onRemoved: () => void
}

export function HolidayList({ items, mayChange, onRemoved }: Props) {
  const [leaving, setLeaving] = useState<Holiday>()
  if (items.length === 0) return <p>{texts.none}</p>

  return (
    <>
      <ul className={styles.list}>
        {items.map((holiday) => (
          <li key={holiday.day}>
            <time dateTime={holiday.day}>{dayWithWeekday(holiday.day)}</time>
            <span>{texts.nameOf(holiday)}</span>
            {mayChange && (
              <Button
                kind="quiet"
                aria-label={texts.removeWhich(texts.nameOf(holiday))}
                onClick={() => setLeaving(holiday)}
              >
                {texts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && <RemoveDialog holiday={leaving} onClose={() => setLeaving(undefined)} onRemoved={onRemoved} />}
    </>
  )
}

interface RemoveProps {
  holiday: Holiday
  onClose: () => void
  onRemoved: () => void
}

function RemoveDialog({ holiday, onClose, onRemoved }: RemoveProps) {
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
    <Dialog title={texts.removeWhich(texts.nameOf(holiday))} onClose={onClose}>
      <p>{texts.removalMeans}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button aria-disabled={submitting} onClick={remove}>
        {texts.remove}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Dialog>
  )
}
