import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import * as texts from '#texts/application'
import { queueCounts } from '../api/queries.ts'
import { type QueueView, queueViewsOffered, useQueueView } from '../features/application/queueView.ts'
import styles from './Rail.module.css'
import { useKeys } from './useKeys.ts'

/** The views of the queue, with what waits and what is late. They stand in the address: a view can be gone back to. */
export function QueueWays({ onGo }: { onGo: () => void }) {
  const shown = useQueueView()
  const navigate = useNavigate()
  // In the queue its own answer says how many there are.
  const { data: counts } = useQuery({ ...queueCounts, enabled: shown === undefined })
  useKeys(
    Object.fromEntries(
      queueViewsOffered.map((state, place) => [String(place + 1), () => void navigate({ to: '/', search: { state } })]),
    ),
  )
  const countOf = (view: QueueView) => (view === 'waiting' || view === 'overdue' ? counts?.[view] : undefined)

  return (
    <nav className={styles.menu} aria-label={texts.stateFilter}>
      {queueViewsOffered.map((view) => (
        <Link
          key={view}
          to="/"
          search={{ state: view }}
          activeOptions={{ exact: true }}
          aria-current={shown?.state === view ? 'true' : undefined}
          onClick={onGo}
        >
          {texts.states[view]}
          <Count number={countOf(view)} late={view === 'overdue'} />
        </Link>
      ))}
    </nav>
  )
}

/** Nothing is late: nothing is said. */
function Count({ number, late }: { number: number | undefined; late: boolean }) {
  if (number === undefined || (late && number === 0)) return null
  return (
    <>
      {' '}
      <b className={late ? styles.late : styles.count}>{number}</b>
    </>
  )
}
