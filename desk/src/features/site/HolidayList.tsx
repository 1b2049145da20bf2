import { desk, type Reply } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/site'
import { send } from '../../api/client.ts'
import { dayWithWeekday } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import list from '../../frame/list.module.css'
import { tableRoles as roles } from '../../frame/tableRoles.ts'
import styles from './holidays.module.css'

type Holiday = Reply<typeof desk.site.holidays>['items'][number]

interface Props {
  year: string
  items: Holiday[]
  mayChange: boolean
  onRemoved: () => void
}

export function HolidayList({ year, items, mayChange, onRemoved }: Props) {
  const [leaving, setLeaving] = useState<Holiday>()
  if (items.length === 0) return <Empty said={texts.none} />

  return (
    <>
      <table {...roles.table} className={`${list.table} ${styles.list}`} aria-label={texts.title(year)}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th scope="col" {...roles.columnName}>
              {texts.day}
            </th>
            <th scope="col" {...roles.columnName}>
              {texts.name}
            </th>
            {mayChange && (
              <th scope="col" {...roles.columnName}>
                <span className="unseen">{texts.remove}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {items.map((holiday) => (
            <tr {...roles.row} key={holiday.day}>
              <th scope="row" {...roles.rowName}>
                <time dateTime={holiday.day}>{dayWithWeekday(holiday.day)}</time>
              </th>
              <td {...roles.cell}>{texts.nameOf(holiday)}</td>
              {mayChange && (
                <td {...roles.cell}>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={texts.removeWhich(texts.nameOf(holiday), dayWithWeekday(holiday.day))}
                    onClick={() => setLeaving(holiday)}
                  >
                    {texts.remove}
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
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
