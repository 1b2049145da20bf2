import type { desk, Reply } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import type { ReactNode } from 'react'
import * as texts from '#texts/queue'
import { momentWritten } from '../frame/dates.ts'

type Shown = Pick<Reply<typeof desk.application.look>, 'proposal' | 'decision' | 'secondFor'>

interface Props {
  of: Shown
  /** Why it is to be rejected, as whom it is about would read it. */
  reasons: readonly string[]
  /** What is said of a proposal of this kind. */
  words?: typeof texts.proposedBy
  /** What else would follow. */
  children?: ReactNode
}

/** What a colleague has decided, and that it needs a second person. */
export function ProposalNotice({
  of: { proposal, decision, secondFor },
  reasons,
  words = texts.proposedBy,
  children,
}: Props) {
  if (!proposal || !decision) return null
  return (
    <Notice kind="warning">
      <p>{words[decision](proposal.name, momentWritten(proposal.at))}</p>
      {secondFor.length > 0 && <p>{texts.secondFor(secondFor.map((one) => texts.secondCases[one]))}</p>}
      {reasons.map((reason) => (
        <p key={reason}>{texts.reasonIs(reason)}</p>
      ))}
      {children}
    </Notice>
  )
}
