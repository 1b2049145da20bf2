import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/booking'
import { dayWithWeekday } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import { hourOf } from '../../frame/hours.ts'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import styles from './arrivals.module.css'
import { ExpectedRow } from './ExpectedRow.tsx'
import { type Expected, arrivals as of } from './queries.ts'

/** What a clerk types or scans finds a name, a member number or a booking, however it is written. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '')
const isFound = ({ name, memberNumber, reference, joined }: Expected, search: string) =>
  [name, memberNumber, reference, ...joined].some((one) => plain(one).includes(plain(search)))

/** Who comes now to what they have booked at a venue: noted with one press, and taken back with another. */
export function ArrivalsScreen() {
  const { place } = useSearch({ from: '/inside/arrivals' })
  const { data, error, refetch } = useQuery(of(place))
  const [search, setSearch] = useState('')
  const navigate = useNavigate()
  const goTo = (place: string) => void navigate({ to: '/arrivals', search: { place } })
  const found = data?.expected.filter((one) => isFound(one, search)) ?? []
  const byHour = [...Map.groupBy(found, ({ startsAt }) => startsAt)]
  const done = (said: string) => {
    status.say(said)
    void refetch()
  }

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.arrivals}</h1>
      <p className={list.lead}>{texts.arrivalsMean}</p>
      {error && <Failure error={error} retry={refetch} />}
      {data && data.place !== null && (
        <>
          <div className={styles.filters}>
            <div>
              <label htmlFor="venue">{texts.venue}</label>
              <select id="venue" value={data.place} onChange={({ currentTarget }) => goTo(currentTarget.value)}>
                {data.places.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <div>
              <label htmlFor="search">{texts.search}</label>
              <input
                id="search"
                type="search"
                value={search}
                onChange={({ currentTarget }) => setSearch(currentTarget.value)}
              />
            </div>
          </div>
          <p className={list.lead}>{dayWithWeekday(data.day)}</p>
        </>
      )}
      {data && found.length === 0 && <Empty said={data.expected.length === 0 ? texts.nobody : texts.notAmongThem} />}
      {byHour.map(([startsAt, expected]) => (
        <section key={startsAt} className={styles.hour} aria-labelledby={startsAt}>
          <h2 id={startsAt}>{hourOf(startsAt)}</h2>
          <ul>
            {expected.map((one) => (
              <ExpectedRow key={one.reference} expected={one} onDone={done} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
