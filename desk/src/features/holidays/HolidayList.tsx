import { desk, type Reply } from '@palaestra/contract'
import { Button, Dialog } from '@palaestra/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/holidays'
import { send } from '../../api/client.ts'
import { dayWithWeekday } from '../../frame/dates.ts'
import { useOnce } from '../../frame/useOnce.ts'
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
  const removing = useMutation({
    mutationFn: () => send(desk.site.removeHoliday, { body: { day: holiday.day } }),
    onSuccess: () => {
      onClose()
      onRemoved()
    },
  })
  const remove = useOnce(removing.mutateAsync)

  return (
    <Dialog title={texts.removeWhich(texts.nameOf(holiday))} onClose={onClose}>
      <p>{texts.removalMeans}</p>
      {removing.error && <p role="alert">{removing.error.message}</p>}
      <Button aria-disabled={removing.isPending} onClick={remove}>
        {texts.remove}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Dialog>
  )
}
