import { type Holder, isFree, isOpen, kindOfReference } from '@palaestra/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import * as texts from '#texts/queue'
import { reasons } from '../api/queries.ts'
import { undo } from '../frame/undo.ts'
import { useClaim } from '../frame/useClaim.ts'
import styles from './case.module.css'
import { Held } from './Held.tsx'
import { Next } from './Next.tsx'
import type { Here } from './queueContext.ts'

interface Props {
  here: Here & { state: string; undoSeconds: number; holder: Holder | null }
  lookAgain: () => void
  /** What may be decided about it. */
  children: ReactNode
}

/** The bar at the end of the page: a decision while there is one to make and nobody else works on it. */
export function Deciding({ here, lookAgain, children }: Props) {
  const { state, undoSeconds, reference } = here
  const kind = kindOfReference(reference) ?? 'application'
  const waits = isOpen(state)
  const { open, holder } = useClaim({ kind, reference }, { open: waits, holder: here.holder })
  const client = useQueryClient()
  // They stand there when a rejection begins.
  useQuery(reasons)
  // A colleague who has taken it over has decided: the page shows what.
  const decidedElsewhere = waits && !open
  const showDecision = useEffectEvent(() => {
    lookAgain()
    void client.invalidateQueries({ queryKey: ['claim', kind, reference] })
  })
  useEffect(() => {
    if (decidedElsewhere) showDecision()
  }, [decidedElsewhere])
  // Who comes back to what they have decided finds the way to undo it.
  useEffect(() => undo.offer(reference, undoSeconds), [reference, undoSeconds])

  if (!waits)
    return (
      <section className={styles.decision} aria-label={texts.goingOn}>
        <Next here={here} />
      </section>
    )
  if (open && holder && !isFree(holder)) return <Held here={here} holder={holder} />
  return children
}
