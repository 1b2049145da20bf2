import { type Holder, isFree, isOpen } from '@palaestra/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import * as texts from '#texts/application'
import { application as applicationQuery, areas, places } from '../../api/queries.ts'
import { Failure } from '../../frame/Failure.tsx'
import { undo } from '../../frame/undo.ts'
import { useClaim } from '../../frame/useClaim.ts'
import { useKeys } from '../../frame/useKeys.ts'
import styles from './application.module.css'
import { Decided } from './Decided.tsx'
import { Decision } from './Decision.tsx'
import type { Application } from './differences.ts'
import { Gallery } from './Gallery.tsx'
import { Head } from './Head.tsx'
import { Held } from './Held.tsx'
import { lastView } from './lastView.ts'
import { Next } from './Next.tsx'
import { Papers, PapersToCome } from './Papers.tsx'
import { ProposalNotice, Proposed } from './Proposed.tsx'
import { useInQueue } from './queueContext.ts'
import { SeeingContext, useSeen } from './seen.ts'
import { Warnings } from './Warnings.tsx'

/** Everything that a decision needs, and the decision. */
export function ApplicationScreen() {
  const { reference } = useParams({ from: '/inside/applications/application/$reference' })
  const navigate = useNavigate()
  const { data: looked, error, refetch } = useQuery(applicationQuery(reference))
  // An address grows by the name of its area: the papers are shown once they are whole.
  const { isPending: areasComing } = useQuery(areas)
  const { isPending: placesComing } = useQuery(places)
  const data = areasComing || placesComing ? undefined : looked
  const { item, before } = useInQueue(reference)
  const client = useQueryClient()
  const lookAgain = () => {
    void refetch()
    void client.invalidateQueries({ queryKey: ['claim', 'application', reference] })
  }
  const goTo = (other: string) => void navigate({ to: '/application/$reference', params: { reference: other } })
  useKeys({
    q: () => void navigate({ to: '/', search: lastView.address() }),
    ...(before && { k: () => goTo(before.reference) }),
  })

  return (
    <div id="application" className={styles.application} tabIndex={-1}>
      <p className={styles.back}>
        <Link to="/" search={lastView.address()}>
          {texts.back}
        </Link>
      </p>
      <Head reference={reference} names={data ?? item} application={data} />
      {/* A new one for what has come: it stands where it stands, and nothing has moved there. */}
      <div key={String(data !== undefined)} className={styles.content}>
        {error && <Failure error={error} retry={refetch} />}
        {data && !isOpen(data.state) && <Decided application={data} />}
        {data && <ProposalNotice application={data} />}
        {data && <Warnings application={data} askNow={async () => (await refetch()).data} />}
        {!data && !error && <PapersToCome />}
      </div>
      {data && <Looked key={reference} application={data} lookAgain={lookAgain} />}
    </div>
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
  const { state, decision, undoSeconds, reference } = application
  const unseen = unseenOf(application)
  const waits = isOpen(state)
  const { open, holder } = useClaim({ kind: 'application', reference }, { open: waits, holder: application.holder })
  // A colleague who has taken it over has decided: the page shows what.
  const decidedElsewhere = waits && !open
  const showDecision = useEffectEvent(lookAgain)
  useEffect(() => {
    if (decidedElsewhere) showDecision()
  }, [decidedElsewhere])
  // Who comes back to what they have decided finds the way to undo it.
  useEffect(() => undo.offer(reference, undoSeconds), [reference, undoSeconds])
  return (
    <SeeingContext value={seeing}>
      <Gallery application={application}>
        <Papers application={application} lookAgain={lookAgain} />
      </Gallery>
      <Deciding application={application} holder={open ? holder : null}>
        {decision && state === 'proposed' ? (
          <Proposed application={application} decision={decision} unseen={unseen} lookAgain={lookAgain} />
        ) : (
          <Decision application={application} unseen={unseen} lookAgain={lookAgain} />
        )}
      </Deciding>
    </SeeingContext>
  )
}

interface DecidingProps {
  application: Application
  holder: Holder | null
  /** What may be decided about it. */
  children: ReactNode
}

/** The bar at the end of the page: a decision while there is one to make and nobody else works on it. */
function Deciding({ application, holder, children }: DecidingProps) {
  if (!isOpen(application.state))
    return (
      <section className={styles.decision} aria-label={texts.goingOn}>
        <Next application={application} />
      </section>
    )
  if (holder && !isFree(holder)) return <Held application={application} holder={holder} />
  return children
}
