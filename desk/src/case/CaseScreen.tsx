import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as texts from '#texts/queue'
import { useKeys } from '../frame/useKeys.ts'
import { addressOf } from './addresses.ts'
import styles from './case.module.css'
import { lastView } from './lastView.ts'
import { type QueueItem, useInQueue } from './queueContext.ts'
import { Standing } from './Standing.tsx'

interface Props {
  reference: string
  /** Known from the list before the case itself has come. */
  names: { nameZh: string | null; namePt: string } | undefined
  /** How it stands; nothing while it is on its way. */
  standing: Pick<QueueItem, 'kind' | 'state' | 'dueOn' | 'daysLeft' | 'overdue' | 'corrected'> | undefined
  /** What stands beside the name at a glance. */
  verdict?: ReactNode
  /** What is to be known before the papers. */
  children: ReactNode
  /** The papers and the bar of the decision, once the case has come. */
  deciding: ReactNode
}

/** A case of any kind: whose it is and how it stands in the same place from the beginning, the papers, the decision. */
export function CaseScreen({ reference, names, standing, verdict, children, deciding }: Props) {
  const navigate = useNavigate()
  const { before } = useInQueue(reference)
  useKeys({
    q: () => void navigate({ to: '/', search: lastView.address() }),
    ...(before && { k: () => void navigate(addressOf(before.reference)) }),
  })

  return (
    <div id="case" className={styles.case} tabIndex={-1}>
      <p className={styles.back}>
        <Link to="/" search={lastView.address()}>
          {texts.back}
        </Link>
      </p>
      <header className={styles.head}>
        {/* Always there, so that the focus has somewhere to go while the rest is on its way. */}
        <h1 tabIndex={-1}>
          {names?.nameZh && <span lang="zh-Hant">{names.nameZh} </span>}
          {names && `${names.namePt} `}
          {/* Drawn anew beside a name that has come later: it does not jump. */}
          <span key={names?.namePt} className={styles.reference}>
            {reference}
          </span>
        </h1>
        <div className={styles.standing}>{standing ? <Standing of={standing} /> : <p>{texts.coming}</p>}</div>
        <div className={styles.verdictPlace}>{verdict}</div>
      </header>
      {/* A new one for what has come: it stands where it stands, and nothing has moved there. */}
      <div key={String(standing !== undefined)} className={styles.content}>
        {children}
      </div>
      {deciding}
    </div>
  )
}
