import { Notice } from '@palaestra/ui'
import * as texts from '#texts/queue'
import { momentWritten } from '../frame/dates.ts'
import type { Entry } from './History.tsx'

/** Who decided, how and when; nothing while it waits. */
export function Decided({ history }: { history: readonly Entry[] }) {
  const decision = history.findLast(({ act }) => act === 'approved' || act === 'rejected')
  if (!decision) return null
  const { act, who, at } = decision
  return (
    <Notice>
      <p>{texts.decidedBy[act === 'approved' ? 'approved' : 'rejected'](who, momentWritten(at))}</p>
    </Notice>
  )
}
