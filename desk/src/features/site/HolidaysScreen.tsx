import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/site'
import { holidayHistory, holidays, whoAmI } from '../../api/queries.ts'
import { thisYear } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { HolidayWarning } from '../../frame/HolidayWarning.tsx'
import list from '../../frame/list.module.css'
import { AddHoliday } from './AddHoliday.tsx'
import { HolidayHistory } from './HolidayHistory.tsx'
import { HolidayList } from './HolidayList.tsx'
import styles from './holidays.module.css'

/** The days that are no working days: the term of a decision is counted without them. */
export function HolidaysScreen() {
  const { year: asked } = useSearch({ from: '/inside/holidays' })
  const year = asked && /^20\d{2}$/.test(asked) ? asked : thisYear()
  const { data, error, refetch } = useQuery(holidays(year))
  const { data: me } = useQuery(whoAmI)
  const client = useQueryClient()
  const mayChange = me?.permissions.includes('content') ?? false

  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const [removedTimes, setRemovedTimes] = useState(0)
  // What was pressed goes with its row, and would take the focus along.
  useEffect(() => {
    if (removedTimes > 0) heading.current?.focus()
  }, [removedTimes])

  const done = (what: string) => {
    void refetch()
    void client.invalidateQueries({ queryKey: holidayHistory(year).queryKey })
    setSaid(what)
  }
  const removed = () => {
    done(texts.removed)
    setRemovedTimes((times) => times + 1)
  }

  return (
    <div className={list.page}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title(year)}
      </h1>
      <p className={list.lead}>{texts.meaning}</p>
      {data && <HolidayWarning missing={data.missing} mayChange={mayChange} />}
      <div className={styles.parts}>
        {mayChange && (
          <section className={styles.add} aria-labelledby="add">
            <h2 id="add">{texts.add}</h2>
            {/* Beside the form: further up or down nobody would look for it. */}
            <p className={styles.said} role="status">
              {said}
            </p>
            <AddHoliday year={year} onAdded={() => done(texts.added)} />
          </section>
        )}
        <div className={styles.days}>
          <nav className={styles.years} aria-label={texts.years}>
            {[-1, 0, 1].map((step) => (
              <Link
                key={step}
                to="/holidays"
                search={{ year: String(Number(year) + step) }}
                activeOptions={{ exact: true }}
                aria-current={step === 0 ? 'true' : undefined}
                onClick={() => setSaid('')}
              >
                {Number(year) + step}
              </Link>
            ))}
          </nav>
          {error && <Failure error={error} retry={refetch} />}
          {data && (
            <HolidayList
              year={year}
              items={data.items}
              mayChange={mayChange}
              onRenamed={() => done(texts.renamed)}
              onRemoved={removed}
            />
          )}
          {mayChange && <HolidayHistory year={year} />}
        </div>
      </div>
    </div>
  )
}
