import { type desk, isOpen, type Reply } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import * as texts from '#texts/missingDocument'
import { documents } from '../../api/queries.ts'
import { CaseScreen } from '../../case/CaseScreen.tsx'
import ofCase from '../../case/case.module.css'
import { Deciding } from '../../case/Deciding.tsx'
import { History } from '../../case/History.tsx'
import { ProposalNotice } from '../../case/ProposalNotice.tsx'
import { useInQueue } from '../../case/queueContext.ts'
import { dayWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { Delivered } from './Delivered.tsx'
import { DocumentsDecision } from './DocumentsDecision.tsx'
import { ProposedDocuments } from './ProposedDocuments.tsx'
import { Withdraw } from './Withdraw.tsx'

export type Documents = Reply<typeof desk.missingDocument.look>

/** What a member was asked for, what they have delivered beside what is on file, and the decision (M10). */
export function DocumentsScreen() {
  const { reference } = useParams({ from: '/inside/applications/documents/$reference' })
  const { data, error, refetch } = useQuery(documents(reference))
  const { item } = useInQueue(reference)
  return (
    <CaseScreen
      reference={reference}
      names={data ?? item}
      standing={data}
      deciding={data && <Looked key={reference} request={data} lookAgain={() => void refetch()} />}
    >
      {error && <Failure error={error} retry={refetch} />}
      {data && <Standing request={data} />}
    </CaseScreen>
  )
}

/** Each with the document that it is about. */
const reasonsIn = ({ items, askedAgain }: Documents) =>
  items.flatMap(({ kind }) =>
    askedAgain?.reasons[kind] ? [texts.labelled(texts.kinds[kind], askedAgain.reasons[kind])] : [],
  )

/** Where it stands, in the words of documents, and what was decided about it. */
function Standing({ request }: { request: Documents }) {
  const { state, askedAgain } = request
  const reasons = reasonsIn(request)
  const newDay = askedAgain && <p>{texts.labelled(texts.newDay, dayWritten(askedAgain.day))}</p>
  return (
    <>
      {state !== 'proposed' && (
        <Notice kind={state === 'passed' ? 'success' : 'info'}>
          <p>{texts.states[state]}</p>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {newDay}
        </Notice>
      )}
      <ProposalNotice of={request} words={texts.proposedBy} reasons={reasons}>
        {newDay}
      </ProposalNotice>
    </>
  )
}

interface Props {
  request: Documents
  lookAgain: () => void
}

/** What was delivered, and the decision. */
function Looked({ request, lookAgain }: Props) {
  const { state, decision } = request
  return (
    <>
      <div className={ofCase.content}>
        <Delivered request={request}>
          <Withdraw request={request} lookAgain={lookAgain} />
        </Delivered>
        <History history={request.history} words={texts.acts} />
      </div>
      <Deciding here={request} lookAgain={lookAgain}>
        {decision && isOpen(state) ? (
          <ProposedDocuments request={request} decision={decision} lookAgain={lookAgain} />
        ) : (
          <DocumentsDecision request={request} lookAgain={lookAgain} />
        )}
      </Deciding>
    </>
  )
}
