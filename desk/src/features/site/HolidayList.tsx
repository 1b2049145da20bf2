import type { desk, Reply } from '@palaestra/contract'
import { useState } from 'react'
import * as texts from '#texts/site'
import { dayWithWeekday } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import list from '../../frame/list.module.css'
import { tableRoles as roles } from '../../frame/tableRoles.ts'
import styles from './holidays.module.css'
import { RemoveHoliday } from './RemoveHoliday.tsx'
import { RenameHoliday } from './RenameHoliday.tsx'

export type Holiday = Reply<typeof desk.site.holidays>['items'][number]

interface Props {
  year: string
  items: Holiday[]
  mayChange: boolean
  onRenamed: () => void
  onRemoved: () => void
}

export function HolidayList({ year, items, mayChange, onRenamed, onRemoved }: Props) {
  const [leaving, setLeaving] = useState<Holiday>()
  const [renaming, setRenaming] = useState<Holiday>()
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
                <span className="unseen">{texts.acts}</span>
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
                <td {...roles.cell} className={styles.acts}>
                  <button
                    type="button"
                    aria-label={texts.renameWhich(texts.nameOf(holiday), dayWithWeekday(holiday.day))}
                    onClick={() => setRenaming(holiday)}
                  >
                    {texts.rename}
                  </button>
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
      {renaming && (
        <RenameHoliday
          holiday={renaming}
          onClose={() => setRenaming(undefined)}
          onRenamed={() => {
            setRenaming(undefined)
            onRenamed()
          }}
        />
      )}
      {leaving && <RemoveHoliday holiday={leaving} onClose={() => setLeaving(undefined)} onRemoved={onRemoved} />}
    </>
  )
}
