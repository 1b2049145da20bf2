import { Notice } from '@palaestra/ui'
import * as texts from '#texts/application'
import { momentWritten } from '../../frame/dates.ts'
import type { Application } from './differences.ts'

/** Who decided, how and when; nothing while it waits. */
export function Decided({ application: { history } }: { application: Application }) {
  const decision = history.findLast(({ act }) => act === 'approved' || act === 'rejected')
  if (!decision) return null
  const { act, who, at } = decision
  return (
    <Notice>
      <p>{texts.decidedBy[act === 'approved' ? 'approved' : 'rejected'](who, momentWritten(at))}</p>
    </Notice>
  )
}
