import { Link } from '@tanstack/react-router'
import * as texts from '#texts/course'
import { momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './course.module.css'
import type { Listed } from './queries.ts'

/** The classes of a term: where they are, who leads them, and how full they are. */
export const CourseTable = ({ courses }: { courses: Listed['items'] }) => (
  <WideTable label={texts.classes} className={styles.courses}>
    <thead>
      <tr>
        {[texts.course, texts.venue, texts.coach, texts.placesTaken, texts.nextMeeting].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {courses.map(({ code, name, venue, coach, places, taken, waiting, closed, nextMeeting }) => (
        <tr key={code}>
          <th scope="row">
            <Link to="/class" search={{ code }}>
              {name}
            </Link>{' '}
            <small>{code}</small>
          </th>
          <td>{venue}</td>
          <td>{coach ?? texts.nobody}</td>
          <td>
            {texts.takenOf(taken, places)} {waiting > 0 && texts.waiting(waiting)}
          </td>
          <td>
            {closed ? (
              <Flag kind="danger">{texts.closed}</Flag>
            ) : nextMeeting ? (
              momentWritten(nextMeeting)
            ) : (
              texts.noMeeting
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </WideTable>
)
