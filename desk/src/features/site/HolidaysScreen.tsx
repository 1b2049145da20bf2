import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/site'
import { holidays, whoAmI } from '../../api/queries.ts'
import { thisYear } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { HolidayWarning } from '../../frame/HolidayWarning.tsx'
import { status } from '../../frame/status.ts'
import { AddHoliday } from './AddHoliday.tsx'
import { HolidayList } from './HolidayList.tsx'
import styles from './holidays.module.css'

/** The days that are no working days: the term of a decision is counted without them. */
export function HolidaysScreen() {
  const { year: asked } = useSearch({ from: '/inside/holidays' })
  const year = asked && /^20\d{2}$/.test(asked) ? asked : thisYear()
  const { data, error, refetch } = useQuery(holidays(year))
  const { data: me } = useQuery(whoAmI)
  const mayChange = me?.permissions.includes('content') ?? false

  const heading = useRef<HTMLHeadingElement>(null)
  const [removedTimes, setRemovedTimes] = useState(0)
  // What was pressed goes with its row, and would take the focus along.
  useEffect(() => {
    if (removedTimes > 0) heading.current?.focus()
  }, [removedTimes])

  const done = (said: string) => {
    void refetch()
    status.say(said)
  }
  const removed = () => {
    done(texts.removed)
    setRemovedTimes((times) => times + 1)
  }

  return (
    <div className={styles.screen}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title(year)}
      </h1>
      <p>{texts.meaning}</p>
      <nav className={styles.years} aria-label={texts.years}>
        {[-1, 1].map((step) => (
          <Link key={step} to="/holidays" search={{ year: String(Number(year) + step) }}>
            {Number(year) + step}
          </Link>
        ))}
      </nav>
      {data && <HolidayWarning missing={data.missing} mayChange={mayChange} />}
      {error && <Failure error={error} retry={refetch} />}
      {data && <HolidayList items={data.items} mayChange={mayChange} onRemoved={removed} />}
      {mayChange && <AddHoliday onAdded={() => done(texts.added)} />}
    </div>
  )
}
