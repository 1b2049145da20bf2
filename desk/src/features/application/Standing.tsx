import { isOpen } from '@palaestra/contract'
import * as texts from '#texts/application'
import { dayWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import type { Application } from './differences.ts'

const kinds = { waiting: 'info', proposed: 'warning', deciding: 'info', passed: 'success', rejected: 'danger' } as const

/** The state of an application, and the day by which it is due. */
export function Standing({
  application: { state, dueOn, daysLeft, overdue, corrected },
}: {
  application: Application
}) {
  return (
    <p>
      <Flag kind={kinds[state]}>{texts.stateOf[state]}</Flag>
      {isOpen(state) && texts.dueOn(dayWritten(dueOn))}
      {isOpen(state) &&
        (overdue ? <Flag kind="danger">{texts.daysLeft(daysLeft)}</Flag> : <span>{texts.daysLeft(daysLeft)}</span>)}
      {corrected && <Flag kind="info">{texts.corrected}</Flag>}
    </p>
  )
}
