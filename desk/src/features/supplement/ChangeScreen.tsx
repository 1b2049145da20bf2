import { type desk, isOpen, type Reply } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import * as texts from '#texts/supplement'
import { change as changeQuery } from '../../api/queries.ts'
import { CaseScreen } from '../../case/CaseScreen.tsx'
import ofCase from '../../case/case.module.css'
import { Decided } from '../../case/Decided.tsx'
import { Deciding } from '../../case/Deciding.tsx'
import { History } from '../../case/History.tsx'
import { ProposalNotice } from '../../case/ProposalNotice.tsx'
import { useInQueue } from '../../case/queueContext.ts'
import { Failure } from '../../frame/Failure.tsx'
import { PaperPicture } from '../../frame/PaperPicture.tsx'
import { ChangeDecision } from './ChangeDecision.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { ProposedChange } from './ProposedChange.tsx'
import styles from './supplement.module.css'

export type Change = Reply<typeof desk.supplement.look>

/** What is on file and what it would become, side by side, and the decision. */
export function ChangeScreen() {
  const { reference } = useParams({ from: '/inside/applications/change/$reference' })
  const { data, error, refetch } = useQuery(changeQuery(reference))
  const { item } = useInQueue(reference)
  return (
    <CaseScreen
      reference={reference}
      names={data ?? item}
      standing={data}
      deciding={data && <Looked key={reference} change={data} lookAgain={() => void refetch()} />}
    >
      {error && <Failure error={error} retry={refetch} />}
      {data && <Warnings change={data} />}
    </CaseScreen>
  )
}

/** What is to be known before one reads. */
function Warnings({ change }: { change: Change }) {
  const { state, photoFace, history } = change
  const reasons = reasonsOf(change)
  return (
    <>
      {!isOpen(state) && <Decided history={history} />}
      <ProposalNotice of={change} reasons={reasons} />
      {state === 'rejected' && reasons.length > 0 && (
        <Notice>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      {photoFace && photoFace !== 'same' && (
        <Notice kind="warning">
          <p>{texts.faces[photoFace]}</p>
        </Notice>
      )}
    </>
  )
}

/** Each with the field that it is about. */
const reasonsOf = ({ changed, reasons }: Change) =>
  changed.flatMap((field) => (reasons[field] ? [`${texts.fields[field]}: ${reasons[field]}`] : []))

interface Props {
  change: Change
  lookAgain: () => void
}

/** What differs, the pictures, and the decision. */
function Looked({ change, lookAgain }: Props) {
  const { before, after, changed, state, decision } = change
  return (
    <>
      <div className={ofCase.content}>
        <section className={ofCase.box}>
          <h2>{texts.comparison[change.kind === 'renewal' ? 'renewal' : 'supplement']}</h2>
          <ChangeTable change={change} />
        </section>
        {(['photo', 'idCopy'] as const).map((field) => (
          <section key={field} className={ofCase.box}>
            <h2>{texts.fields[field]}</h2>
            <div className={styles.pair}>
              <PaperPicture link={before[field]} label={`${texts.fields[field]} · ${texts.onFile}`} />
              {changed.includes(field) && (
                <PaperPicture link={after[field]} label={`${texts.fields[field]} · ${texts.asked}`} />
              )}
            </div>
          </section>
        ))}
        <History history={change.history} />
      </div>
      <Deciding here={change} lookAgain={lookAgain}>
        {decision && state === 'proposed' ? (
          <ProposedChange change={change} decision={decision} lookAgain={lookAgain} />
        ) : (
          <ChangeDecision change={change} lookAgain={lookAgain} />
        )}
      </Deciding>
    </>
  )
}
