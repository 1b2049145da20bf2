import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import * as texts from '#texts/course'
import { dayWithWeekday } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import styles from './attendance.module.css'
import { PersonMark } from './PersonMark.tsx'
import { attendanceLook, type Sheet } from './queries.ts'
import { useNotes } from './useNotes.ts'

/** The list of a meeting for the coach on a telephone: one press for each person. */
export function AttendanceScreen() {
  const { meeting = '' } = useSearch({ from: '/inside/attendance' })
  const { data, error, refetch } = useQuery({ ...attendanceLook(meeting), enabled: meeting !== '' })
  return (
    <div className={`${list.page} ${styles.page}`}>
      <p>
        {data ? (
          <Link to="/class" search={{ code: data.course }}>
            {data.name}
          </Link>
        ) : (
          <Link to="/classes">{texts.toAll}</Link>
        )}
      </p>
      <h1 tabIndex={-1}>{texts.attendance}</h1>
      {error && <Failure error={error} retry={refetch} />}
      {meeting === '' && <Empty said={texts.noMeeting} />}
      {data && <Marks key={meeting} meeting={meeting} sheet={data} />}
    </div>
  )
}

function Marks({ meeting, sheet }: { meeting: string; sheet: Sheet }) {
  const { noted, note, waits, problem } = useNotes(meeting, sheet.people)
  const { day, from, until, venue, open, cancelled, people } = sheet
  const count = (of: boolean) => people.filter(({ reference }) => noted(reference) === of).length
  return (
    <>
      <p>
        <strong>
          {dayWithWeekday(day)} {from}–{until}
        </strong>{' '}
        · {venue}
      </p>
      {cancelled && <p>{texts.cancelledBecause(texts.reasons[cancelled])}</p>}
      {!open && !cancelled && <p>{texts.tooEarly}</p>}
      {people.length === 0 && <Empty said={texts.noPeople} />}
      <p className={styles.sum} role="status">
        {texts.marked(count(true), count(false), people.length)} {waits > 0 && texts.notSent(waits)}
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <ul className={styles.people}>
        {people.map((person) => (
          <PersonMark
            key={person.reference}
            person={person}
            noted={noted(person.reference)}
            onNote={open ? (present) => note(person.reference, present) : undefined}
          />
        ))}
      </ul>
    </>
  )
}
