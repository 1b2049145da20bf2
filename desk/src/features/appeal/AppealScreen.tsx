import { type desk, isOpen, type Reply } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import * as texts from '#texts/appeal'
import * as said from '#texts/queue'
import { appeal as appealQuery } from '../../api/queries.ts'
import { CaseScreen } from '../../case/CaseScreen.tsx'
import ofCase from '../../case/case.module.css'
import { Decided } from '../../case/Decided.tsx'
import { Deciding } from '../../case/Deciding.tsx'
import { History } from '../../case/History.tsx'
import { Next } from '../../case/Next.tsx'
import { ProposalNotice } from '../../case/ProposalNotice.tsx'
import { useInQueue } from '../../case/queueContext.ts'
import { Failure } from '../../frame/Failure.tsx'
import { AppealDecision } from './AppealDecision.tsx'
import styles from './appeal.module.css'
import { HoldBox } from './HoldBox.tsx'
import { MissedBox } from './MissedBox.tsx'
import { ProposedAppeal } from './ProposedAppeal.tsx'

export type Appeal = Reply<typeof desk.appeal.look>

/** What a member says against a suspension or a missed booking, that beside it, and the decision. */
export function AppealScreen() {
  const { reference } = useParams({ from: '/inside/applications/appeal/$reference' })
  const { data, error, refetch } = useQuery(appealQuery(reference))
  const { item } = useInQueue(reference)
  return (
    <CaseScreen
      reference={reference}
      names={data ?? item}
      standing={data}
      deciding={data && <Looked key={reference} appeal={data} lookAgain={() => void refetch()} />}
    >
      {error && <Failure error={error} retry={refetch} />}
      {data && <Warnings appeal={data} />}
    </CaseScreen>
  )
}

/** What is to be known before one reads. */
function Warnings({ appeal }: { appeal: Appeal }) {
  const { state, reason, history, hold, missed, isOwnHold } = appeal
  const isClosed = state === 'withdrawn' && (hold?.endedAt ?? missed?.excusedAt ?? null) !== null
  return (
    <>
      {!isOpen(state) && <Decided history={history} />}
      <ProposalNotice of={appeal} reasons={reason === null ? [] : [reason]} />
      {!isOpen(state) && reason !== null && (
        <Notice>
          <p>{said.reasonIs(reason)}</p>
        </Notice>
      )}
      {isClosed && (
        <Notice>
          <p>{missed ? texts.missedClosed : texts.closed}</p>
        </Notice>
      )}
      {isOwnHold && isOpen(state) && (
        <Notice kind="warning">
          <p>{texts.ownHold}</p>
        </Notice>
      )}
    </>
  )
}

interface Props {
  appeal: Appeal
  lookAgain: () => void
}

function Looked({ appeal, lookAgain }: Props) {
  return (
    <>
      <div className={ofCase.content}>
        <section className={ofCase.box}>
          <h2>{texts.says}</h2>
          <p className={styles.statement} lang={said.languageTags[appeal.language]}>
            {appeal.statement}
          </p>
        </section>
        <HoldBox appeal={appeal} />
        <MissedBox appeal={appeal} />
        <History history={appeal.history} />
      </div>
      <Bar appeal={appeal} lookAgain={lookAgain} />
    </>
  )
}

/** Whoever has set the suspension goes on to the next case: this one is a colleague’s. */
function Bar({ appeal, lookAgain }: Props) {
  const { isOwnHold, state, decision } = appeal
  if (isOwnHold)
    return (
      <section className={ofCase.decision} aria-label={said.goingOn}>
        <Next here={appeal} />
      </section>
    )
  return (
    <Deciding here={appeal} lookAgain={lookAgain}>
      {decision && state === 'proposed' ? (
        <ProposedAppeal appeal={appeal} decision={decision} lookAgain={lookAgain} />
      ) : (
        <AppealDecision appeal={appeal} lookAgain={lookAgain} />
      )}
    </Deciding>
  )
}
