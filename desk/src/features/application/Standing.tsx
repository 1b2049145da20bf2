import * as texts from '#texts/application'
import * as queueTexts from '#texts/application'
import { dayWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import styles from './application.module.css'
import type { Application } from './differences.ts'

const kinds = { waiting: 'info', passed: 'success', rejected: 'danger' } as const

/** The state of an application, and the day by which it is due. */
export function Standing({ application: { state, dueOn, overdue, corrected } }: { application: Application }) {
  return (
    <p className={styles.standing}>
      <Flag kind={kinds[state]}>{queueTexts.states[state]}</Flag>
      {state === 'waiting' && texts.dueOn(dayWritten(dueOn))}
      {overdue && <Flag kind="danger">{queueTexts.overdue}</Flag>}
      {corrected && <Flag kind="info">{queueTexts.corrected}</Flag>}
    </p>
  )
}
