import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import * as texts from '#texts/queue'
import { workload } from '../api/queries.ts'
import { useQueueView, type ViewOffered, viewsOffered } from '../case/queueView.ts'
import styles from './Rail.module.css'
import { useKeys } from './useKeys.ts'

/** The views of the queue, with what waits and what is late. They stand in the address: a view can be gone back to. */
export function QueueWays({ onGo }: { onGo: () => void }) {
  const shown = useQueueView()
  const navigate = useNavigate()
  // In the queue its own answer says how many there are.
  const { data: counts } = useQuery({ ...workload, enabled: shown === undefined })
  useKeys(
    Object.fromEntries(
      viewsOffered.map((view, place) => [String(place + 1), () => void navigate({ to: '/', search: { view } })]),
    ),
  )
  const countOf = (view: ViewOffered) => {
    if (view === 'waiting' || view === 'today' || view === 'overdue') return counts?.[view]
    return view === 'mine' && counts ? (counts.colleagues.find(({ mine }) => mine)?.cases ?? 0) : undefined
  }

  return (
    <nav className={styles.menu} aria-label={texts.stateFilter}>
      {viewsOffered.map((view) => (
        <Link
          key={view}
          to="/"
          search={{ view }}
          activeOptions={{ exact: true }}
          aria-current={shown?.view === view ? 'true' : undefined}
          onClick={onGo}
        >
          {texts.states[view]}
          <Count number={countOf(view)} late={view === 'overdue'} quiet={view !== 'waiting'} />
        </Link>
      ))}
    </nav>
  )
}

interface CountProps {
  number: number | undefined
  late: boolean
  /** Where there is nothing, nothing is said. */
  quiet: boolean
}

function Count({ number, late, quiet }: CountProps) {
  if (number === undefined || (quiet && number === 0)) return null
  return (
    <>
      {' '}
      <b className={late ? styles.late : styles.count}>{number}</b>
    </>
  )
}
