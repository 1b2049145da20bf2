import type { desk, Reply } from '@palaestra/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as texts from '#texts/queue'
import { workload } from '../../api/queries.ts'
import styles from './queue.module.css'

type Load = Reply<typeof desk.queue.workload>

/** At a glance: what is due today and late, and who of the staff has how many cases. Each leads to its view. */
export function Workload({ of }: { of: Load | undefined }) {
  if (!of) return <div className={styles.load} />
  const { today, overdue, colleagues } = of
  return (
    <ul className={styles.load} aria-label={texts.workload}>
      {overdue > 0 && (
        <li>
          <Link to="/" search={{ view: 'overdue' }} data-urgency="late">
            {texts.counted(texts.states.overdue, overdue)}
          </Link>
        </li>
      )}
      <li>
        <Link to="/" search={{ view: 'today' }} data-urgency={today > 0 ? 'soon' : undefined}>
          {texts.counted(texts.states.today, today)}
        </Link>
      </li>
      {colleagues.map(({ name, cases, mine }) => (
        <li key={`${name} ${mine}`}>
          <Link to="/" search={{ view: mine ? 'mine' : 'colleagues' }}>
            {mine ? texts.workingMyself(cases) : texts.workingOn(name, cases)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Each page of the queue says how much there is to do: the rail need not ask. */
export const useTellingWorkload = (of: Load | undefined) => {
  const client = useQueryClient()
  useEffect(() => {
    if (!of) return
    const { waiting, today, overdue, colleagues } = of
    client.setQueryData(workload.queryKey, { waiting, today, overdue, colleagues })
  }, [client, of])
}
