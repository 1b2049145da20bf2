import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/course'
import { dayWithWeekday } from '../../frame/dates.ts'
import styles from './course.module.css'
import type { Meeting } from './queries.ts'

interface Props {
  meetings: readonly Meeting[]
  /** Left out for who may only note who is there. */
  onMove: ((meeting: Meeting) => void) | undefined
  onCancel: ((meeting: Meeting) => void) | undefined
  onAdd: (() => void) | undefined
}

/** The meetings in the order of time, each with the way to who is there. */
export const MeetingList = ({ meetings, onMove, onCancel, onAdd }: Props) => (
  <section className={styles.part} aria-labelledby="meetings">
    <h2 id="meetings">{texts.meetings}</h2>
    <ul className={styles.rows}>
      {meetings.map((meeting) => {
        const { id, day, from, until, state, cancelled, present, noted } = meeting
        const name = `meeting-${id}`
        return (
          <li key={id} data-state={state}>
            <div>
              <p id={name}>
                <strong>
                  {dayWithWeekday(day)} {from}–{until}
                </strong>
              </p>
              <p className={styles.quiet}>
                {cancelled
                  ? texts.cancelledBecause(texts.reasons[cancelled])
                  : noted > 0
                    ? texts.presentOf(present, noted)
                    : texts.meetingStates[state]}
              </p>
            </div>
            <p className={styles.acts}>
              {!cancelled && (
                <Link to="/attendance" search={{ meeting: String(id) }} aria-describedby={name}>
                  {texts.attendance}
                </Link>
              )}
              {state === 'coming' && onMove && (
                <Button kind="quiet" aria-describedby={name} onClick={() => onMove(meeting)}>
                  {texts.move}
                </Button>
              )}
              {state === 'coming' && onCancel && (
                <Button kind="quiet" aria-describedby={name} onClick={() => onCancel(meeting)}>
                  {texts.cancelMeeting}
                </Button>
              )}
            </p>
          </li>
        )
      })}
    </ul>
    {onAdd && (
      <p>
        <Button kind="quiet" onClick={onAdd}>
          {texts.newMeeting}
        </Button>
      </p>
    )}
  </section>
)
