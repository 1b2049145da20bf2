import { isOpen } from '@palaestra/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { application as applicationQuery, allAreas as areas, allPlaces as places } from '../../api/queries.ts'
import { CaseScreen } from '../../case/CaseScreen.tsx'
import { Decided } from '../../case/Decided.tsx'
import { Deciding } from '../../case/Deciding.tsx'
import { ProposalNotice } from '../../case/ProposalNotice.tsx'
import { useInQueue } from '../../case/queueContext.ts'
import { Failure } from '../../frame/Failure.tsx'
import { Decision } from './Decision.tsx'
import type { Application } from './differences.ts'
import { Gallery } from './Gallery.tsx'
import { Papers, PapersToCome } from './Papers.tsx'
import { ProposedApplication } from './ProposedApplication.tsx'
import { SeeingContext, useSeen } from './seen.ts'
import { Verdict } from './Verdict.tsx'
import { Warnings } from './Warnings.tsx'

/** Everything that a decision about an application needs, and the decision. */
export function ApplicationScreen() {
  const { reference } = useParams({ from: '/inside/applications/application/$reference' })
  const { data: looked, error, refetch } = useQuery(applicationQuery(reference))
  // An address grows by the name of its area: the papers are shown once they are whole.
  const { isPending: areasComing } = useQuery(areas)
  const { isPending: placesComing } = useQuery(places)
  const data = areasComing || placesComing ? undefined : looked
  const { item } = useInQueue(reference)

  return (
    <CaseScreen
      reference={reference}
      names={data ?? item}
      standing={data}
      verdict={data && <Verdict application={data} />}
      deciding={data && <Looked key={reference} application={data} lookAgain={() => void refetch()} />}
    >
      {error && <Failure error={error} retry={refetch} />}
      {data && !isOpen(data.state) && <Decided history={data.history} />}
      {data && <ProposalNotice of={data} reasons={data.rejectionReason ? [data.rejectionReason] : []} />}
      {data && <Warnings application={data} askNow={async () => (await refetch()).data} />}
      {!data && !error && <PapersToCome />}
    </CaseScreen>
  )
}

interface LookedProps {
  application: Application
  lookAgain: () => void
}

/** The papers, and the decision once they have been seen. */
function Looked({ application, lookAgain }: LookedProps) {
  const { note, unseenOf } = useSeen()
  const seeing = useMemo(() => ({ note }), [note])
  const { state, decision } = application
  const unseen = unseenOf(application)
  return (
    <SeeingContext value={seeing}>
      <Gallery application={application}>
        <Papers application={application} lookAgain={lookAgain} />
      </Gallery>
      {/* Who has entered it at the counter is told so, and decides nothing. */}
      {!application.enteredBy?.mine && (
        <Deciding here={application} lookAgain={lookAgain}>
          {decision && state === 'proposed' ? (
            <ProposedApplication application={application} decision={decision} unseen={unseen} lookAgain={lookAgain} />
          ) : (
            <Decision application={application} unseen={unseen} lookAgain={lookAgain} />
          )}
        </Deciding>
      )}
    </SeeingContext>
  )
}
