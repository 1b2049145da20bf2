import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as texts from '#texts/application'
import { application as applicationQuery } from '../../api/queries.ts'
import { Failure } from '../../frame/Failure.tsx'
import { useKeys } from '../../frame/useKeys.ts'
import styles from './application.module.css'
import { Decided } from './Decided.tsx'
import { Decision } from './Decision.tsx'
import type { Application } from './differences.ts'
import { lastView } from './lastView.ts'
import { Papers } from './Papers.tsx'
import { Standing } from './Standing.tsx'
import { SeeingContext, useSeen } from './seen.ts'

/** Everything that a decision needs, and the decision. */
export function ApplicationScreen() {
  const { reference } = useParams({ from: '/inside/application/$reference' })
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(applicationQuery(reference))
  useKeys({ q: () => void navigate({ to: '/', search: lastView.address() }) })

  return (
    <div className={styles.screen}>
      <p>
        <Link to="/" search={lastView.address()}>
          {texts.back}
        </Link>
      </p>
      <div className={styles.head}>
        {/* Always there, so that the focus has somewhere to go while the rest is on its way. */}
        <h1 tabIndex={-1}>
          <span className={styles.reference}>{reference}</span> {data?.nameZh} {data?.namePt}
        </h1>
        {data && <Standing application={data} />}
      </div>
      {error && <Failure error={error} retry={refetch} />}
      {data && data.state !== 'waiting' && <Decided application={data} />}
      {data && <Looked key={reference} application={data} lookAgain={() => void refetch()} />}
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
  return (
    <SeeingContext value={seeing}>
      <Papers application={application} lookAgain={lookAgain} />
      {application.state === 'waiting' && (
        <Decision application={application} unseen={unseenOf(application)} lookAgain={lookAgain} />
      )}
    </SeeingContext>
  )
}
