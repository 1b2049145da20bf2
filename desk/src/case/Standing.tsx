import { isOpen } from '@palaestra/contract'
import * as texts from '#texts/queue'
import { dayWritten } from '../frame/dates.ts'
import { Flag } from '../frame/Flag.tsx'
import type { QueueItem } from './queueContext.ts'

const tones = {
  asked: 'info',
  waiting: 'info',
  proposed: 'warning',
  deciding: 'info',
  passed: 'success',
  rejected: 'danger',
  withdrawn: 'info',
} as const

type Shown = Pick<QueueItem, 'state' | 'dueOn' | 'daysLeft' | 'overdue' | 'corrected'>

/** The state of a case, and the day by which it is due. */
export function Standing({ of: { state, dueOn, daysLeft, overdue, corrected } }: { of: Shown }) {
  return (
    <p>
      <Flag kind={tones[state]}>{texts.stateOf[state]}</Flag>
      {isOpen(state) && texts.dueOn(dayWritten(dueOn))}
      {isOpen(state) &&
        (overdue ? <Flag kind="danger">{texts.daysLeft(daysLeft)}</Flag> : <span>{texts.daysLeft(daysLeft)}</span>)}
      {corrected && <Flag kind="info">{texts.corrected}</Flag>}
    </p>
  )
}
