import { Link } from '@tanstack/react-router'
import * as texts from '#texts/course'
import styles from './course.module.css'
import { type Course, hoursOfWeek } from './courses.ts'
import { Places } from './Places.tsx'

/** A class in a list: what and where it is, for whom, what it costs, and how many places are left. */
export const CourseRow = ({ course }: { course: Course }) => {
  const { code, name, venue, weekly, minimumAge, maximumAge, amount, temporaryCard } = course
  return (
    <li className={styles.row}>
      <div>
        <Link to="/classes/class" search={{ code } as never}>
          {name}
        </Link>{' '}
        {temporaryCard && <span className={styles.tag}>{texts.programme}</span>}
        <p className={styles.quiet}>
          {venue} · {texts.weekly(hoursOfWeek(weekly))}
        </p>
      </div>
      <p className={styles.forWhom}>
        {texts.ages(minimumAge, maximumAge)} · <b>{texts.amount(amount)}</b>
      </p>
      <Places course={course} />
    </li>
  )
}
