import { addDays } from '@palaestra/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import * as texts from '#texts/booking.timetable'
import { whoAmI } from '../../api/queries.ts'
import { dayWithWeekday } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import arrivals from './arrivals.module.css'
import { Board } from './Board.tsx'
import { timetable as of } from './queries.ts'

/** Fetched after the timetable, which is what most come for. */
const WaitingLines = lazy(async () => ({ default: (await import('./WaitingLines.tsx')).WaitingLines }))

/** A venue on a day: which hour of which court is free, whose it is, booking and cancelling for somebody, and who waits. */
export function TimetableScreen() {
  const { place, facility: code, day } = useSearch({ from: '/inside/timetable' })
  const { data, error, refetch } = useQuery(of(place, day))
  const { data: me } = useQuery(whoAmI)
  const navigate = useNavigate()
  const goTo = (search: { place?: string; facility?: string }) =>
    void navigate({ to: '/timetable', search: { place, facility: undefined, day, ...search } })
  const facilities = data?.facilities.filter(({ courts }) => courts.length > 0) ?? []
  const facility = facilities.find((one) => one.code === code) ?? facilities[0]

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && <p role="status">{texts.loading}</p>}
      {data && data.place !== null && (
        <>
          <div className={arrivals.filters}>
            <div>
              <label htmlFor="venue">{texts.venue}</label>
              <select
                id="venue"
                value={data.place}
                onChange={({ currentTarget }) => goTo({ place: currentTarget.value })}
              >
                {data.places.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            {facility && (
              <div>
                <label htmlFor="facility">{texts.facility}</label>
                <select
                  id="facility"
                  value={facility.code}
                  onChange={({ currentTarget }) => goTo({ facility: currentTarget.value })}
                >
                  {facilities.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
            )}
          </div>
          <Days place={place} facility={code} day={data.day} today={data.today} />
        </>
      )}
      {data && !facility && <Empty said={data.place === null ? texts.noVenue : texts.notLet} />}
      {data && facility && (
        <Board
          // What was chosen belongs to what is shown.
          key={`${data.place} ${facility.code} ${data.day}`}
          facility={facility}
          day={data.day}
          mayBook={me?.permissions.includes('counter') ?? false}
          mayReserve={me?.permissions.includes('facilities') ?? false}
          onChanged={async () => void (await refetch())}
        />
      )}
      {data && data.place !== null && facility && (
        <Suspense>
          <WaitingLines place={data.place} facility={facility.code} day={data.day} />
        </Suspense>
      )}
    </div>
  )
}

interface DaysProps {
  place: string | undefined
  facility: string | undefined
  day: string
  today: string
}

/** The day that is shown, and the ways to those before and after it. */
function Days({ place, facility, day, today }: DaysProps) {
  const on = (day: string) => ({ place, facility, day: day === today ? undefined : day })
  return (
    <nav className={list.ways} aria-label={texts.day}>
      <h2>{dayWithWeekday(day)}</h2>
      <p className={list.pages}>
        <Link to="/timetable" search={on(addDays(day, -1))}>
          {texts.dayBefore}
        </Link>
        {day !== today && (
          <Link to="/timetable" search={on(today)}>
            {texts.today}
          </Link>
        )}
        <Link to="/timetable" search={on(addDays(day, 1))}>
          {texts.dayAfter}
        </Link>
      </p>
    </nav>
  )
}
