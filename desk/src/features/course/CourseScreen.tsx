import { Button } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import * as texts from '#texts/course'
import { amount } from '#texts/payment'
import { dayWritten } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import { Flag } from '../../frame/Flag.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { CancelMeeting } from './CancelMeeting.tsx'
import { CloseCourse } from './CloseCourse.tsx'
import styles from './course.module.css'
import { EnrolMember } from './EnrolMember.tsx'
import { MeetingList } from './MeetingList.tsx'
import { PeopleList } from './PeopleList.tsx'
import { PutCourse } from './PutCourse.tsx'
import { PutMeeting } from './PutMeeting.tsx'
import { type Course, courseLook, coursesOf, type Meeting, type Person } from './queries.ts'
import { RemovePerson } from './RemovePerson.tsx'

/** What is being done to the class, in a dialog. */
type Act =
  | { does: 'change' | 'close' | 'enrol' | 'add' }
  | { does: 'move' | 'cancel'; meeting: Meeting }
  | { does: 'remove'; person: Person }

/** One class: its meetings, and who is in it. */
export function CourseScreen() {
  const { code = '' } = useSearch({ from: '/inside/class' })
  const { data, error, refetch } = useQuery({ ...courseLook(code), enabled: code !== '' })
  return (
    <div className={list.page}>
      <p>
        <Link to="/classes" search={{ term: data?.term }}>
          {texts.toAll}
        </Link>
      </p>
      <h1 tabIndex={-1}>{data?.name ?? texts.course}</h1>
      {error && <Failure error={error} retry={refetch} />}
      {code === '' && <Empty said={texts.noCourses} />}
      {data && <Shown course={data} onChanged={refetch} />}
    </div>
  )
}

function Shown({ course, onChanged }: { course: Course; onChanged: () => Promise<unknown> }) {
  const client = useQueryClient()
  const [act, setAct] = useState<Act>()
  const { mayChange, closed } = course
  const may = mayChange && !closed
  const close = () => setAct(undefined)
  const done = async (said: string) => {
    close()
    await Promise.all([onChanged(), client.invalidateQueries({ queryKey: ['course', 'list'] })])
    status.say(said)
  }
  const given = { onClose: close, onDone: done }
  return (
    <>
      <Facts course={course}>
        {may && (
          <p className={styles.acts}>
            <Button kind="quiet" onClick={() => setAct({ does: 'change' })}>
              {texts.changeCourse}
            </Button>
            <Button kind="danger" onClick={() => setAct({ does: 'close' })}>
              {texts.closeCourse}
            </Button>
          </p>
        )}
      </Facts>
      <MeetingList
        meetings={course.dates}
        onMove={may ? (meeting) => setAct({ does: 'move', meeting }) : undefined}
        onCancel={may ? (meeting) => setAct({ does: 'cancel', meeting }) : undefined}
        onAdd={may ? () => setAct({ does: 'add' }) : undefined}
      />
      <PeopleList
        people={course.people}
        onRemove={may ? (person) => setAct({ does: 'remove', person }) : undefined}
        onEnrol={may ? () => setAct({ does: 'enrol' }) : undefined}
      />
      {act?.does === 'change' && <ChangeCourse course={course} {...given} />}
      {act?.does === 'close' && <CloseCourse course={course} onRefused={onChanged} {...given} />}
      {act?.does === 'enrol' && <EnrolMember course={course.code} {...given} />}
      {act?.does === 'add' && <PutMeeting course={course.code} meeting={undefined} {...given} />}
      {act?.does === 'move' && <PutMeeting course={course.code} meeting={act.meeting} {...given} />}
      {act?.does === 'cancel' && <CancelMeeting meeting={act.meeting} {...given} />}
      {act?.does === 'remove' && <RemovePerson person={act.person} price={course.amount} {...given} />}
    </>
  )
}

interface ChangeProps {
  course: Course
  onClose: () => void
  onDone: (said: string) => Promise<void>
}

/** To change it one chooses from the coaches and venues that there are. */
function ChangeCourse({ course, ...given }: ChangeProps) {
  const { data } = useQuery(coursesOf(course.term))
  return data ? <PutCourse of={data} term={course.term} course={course} {...given} /> : null
}

const Facts = ({ course, children }: { course: Course; children: ReactNode }) => {
  const { code, venue, coach, startsOn, endsOn, minimumAge, maximumAge, places, taken, waiting, closed } = course
  return (
    <section className={styles.part} aria-label={texts.course}>
      {closed && (
        <p>
          <Flag kind="danger">{texts.closed}</Flag> {texts.reasons[closed]}
        </p>
      )}
      <dl className={styles.facts}>
        {[
          [texts.number, code],
          [texts.venue, venue],
          [texts.coach, coach ?? texts.nobody],
          [texts.runs, `${dayWritten(startsOn)} – ${dayWritten(endsOn)}`],
          [texts.forWhom, texts.ages(minimumAge, maximumAge)],
          [texts.price, amount(course.amount)],
          [texts.placesTaken, `${texts.takenOf(taken, places)} ${waiting > 0 ? texts.waiting(waiting) : ''}`],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {course.temporaryCard && <p>{texts.ofProgramme}</p>}
      {children}
    </section>
  )
}
