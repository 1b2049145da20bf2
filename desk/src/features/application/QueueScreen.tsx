import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as texts from '#texts/application'
import { holidays, queue, whoAmI } from '../../api/queries.ts'
import { session } from '../../api/session.ts'
import { thisYear } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { HolidayWarning } from '../../frame/HolidayWarning.tsx'
import list from '../../frame/list.module.css'
import { lastView } from './lastView.ts'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueTable } from './QueueTable.tsx'
import styles from './queue.module.css'

/** Applications that wait for a decision, the one due first at the top. */
export function QueueScreen() {
  const view = useSearch({ from: '/inside/' })
  const { state = 'waiting', after } = view
  const [search, setSearch] = useState(session.search())
  const navigate = useNavigate()
  const { data: me } = useQuery(whoAmI)
  const mayReview = me?.permissions.includes('review')
  const wanted = { ...(state !== 'all' && { state }), ...(after && { after }) }
  const { data, error, refetch } = useQuery({ ...queue(wanted, search), enabled: mayReview === true })
  const { data: days } = useQuery({ ...holidays(thisYear()), enabled: mayReview === true })
  useEffect(() => lastView.keep(view), [view])
  const firstPage = { state }

  const find = (text: string) => {
    session.setSearch(text)
    setSearch(text)
    void navigate({ to: '/', search: firstPage })
  }

  // Staff without this permission begin with the holidays.
  if (mayReview === false) return <Navigate to="/holidays" replace />
  return (
    <div className={list.screen}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{texts.queue}</h1>
        {data && (
          <p className={styles.counts}>
            {texts.waiting(data.waiting)}
            {data.overdue > 0 && <strong className={styles.overdue}> · {texts.overdueCount(data.overdue)}</strong>}
          </p>
        )}
      </div>
      {days && <HolidayWarning missing={days.missing} mayChange={me?.permissions.includes('content') ?? false} />}
      <QueueFilters state={state} search={search} onSearch={find} />
      {error && <Failure error={error} retry={refetch} />}
      {data &&
        (data.items.length > 0 ? (
          <QueueTable items={data.items} />
        ) : (
          <Nothing mayBeElsewhere={search !== '' && state !== 'all'} />
        ))}
      {data && (after || data.next) && (
        <nav className={list.pages} aria-label={texts.pages}>
          {after && (
            <Link to="/" search={firstPage}>
              {texts.firstPage}
            </Link>
          )}
          {data.next && (
            <Link to="/" search={{ ...firstPage, after: data.next }}>
              {texts.nextPage}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}

/** A member is looked for in what waits, too, where no member is. */
const Nothing = ({ mayBeElsewhere }: { mayBeElsewhere: boolean }) => (
  <p>
    {texts.noneFound}{' '}
    {mayBeElsewhere && (
      <Link to="/" search={{ state: 'all' }}>
        {texts.searchAll}
      </Link>
    )}
  </p>
)
