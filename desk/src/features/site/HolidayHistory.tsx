import { useInfiniteQuery } from '@tanstack/react-query'
import * as texts from '#texts/site'
import { holidayHistory } from '../../api/queries.ts'
import { dayWithWeekday, momentWritten } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import { More } from '../../frame/More.tsx'
import styles from './holidays.module.css'

/** What happened to the holidays of a year, those that are gone among them: who has done what, and when. */
export function HolidayHistory({ year }: { year: string }) {
  const pages = useInfiniteQuery(holidayHistory(year))
  const { data, error, refetch } = pages
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      {error && <Failure error={error} retry={refetch} />}
      {data && items.length === 0 && <Empty said={texts.noHistory} />}
      {items.length > 0 && (
        <ol>
          {items.map(({ id, at, by, act, day, names }) => (
            <li key={id}>
              <p>
                <strong>{texts.holidayActs[act]}</strong> {dayWithWeekday(day)}
              </p>
              {names && <p>{names}</p>}
              <p className={styles.by}>{texts.doneBy(by, momentWritten(at))}</p>
            </li>
          ))}
        </ol>
      )}
      <More of={pages}>{texts.earlier}</More>
    </section>
  )
}
