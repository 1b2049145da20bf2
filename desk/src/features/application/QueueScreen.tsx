import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, Outlet, useNavigate } from '@tanstack/react-router'
import { use, useEffect, useMemo, useState } from 'react'
import * as texts from '#texts/application'
import { holidays, queue, queueCounts, whoAmI } from '../../api/queries.ts'
import { session } from '../../api/session.ts'
import { thisYear } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import { HolidayWarning } from '../../frame/HolidayWarning.tsx'
import { Key } from '../../frame/Key.tsx'
import { lastView } from './lastView.ts'
import { QueueList } from './QueueList.tsx'
import { QueueSearch } from './QueueSearch.tsx'
import styles from './queue.module.css'
import { QueueContext } from './queueContext.ts'
import { useQueueView } from './queueView.ts'

/** The applications, the one due first at the top, and beside them the one that is chosen. */
export function QueueScreen() {
  const { state, after, beside } = useQueueView() ?? { state: 'waiting', after: undefined, beside: true }
  const inQueue = !beside
  const [search, setSearch] = useState(session.search())
  const navigate = useNavigate()
  const { data: me } = useQuery(whoAmI)
  const mayReview = me?.permissions.includes('review')
  const wanted = { ...(state !== 'all' && { state }), ...(after && { after }) }
  const { data, error, isLoading, refetch } = useQuery({ ...queue(wanted, search), enabled: mayReview === true })
  const { data: days } = useQuery({ ...holidays(thisYear()), enabled: mayReview === true })
  useTellingCounts(data)
  useEffect(() => {
    if (inQueue) lastView.keep({ ...(state !== 'waiting' && { state }), ...(after && { after }) })
  }, [inQueue, state, after])

  const items = data?.items
  const around = useMemo(
    () => ({ items: items ?? [], coming: isLoading || me === undefined, searching: search !== '' }),
    [items, isLoading, me, search],
  )
  const firstPage = { state }
  const find = (text: string) => {
    session.setSearch(text)
    setSearch(text)
    void navigate({ to: '/', search: firstPage })
  }

  // Staff without this permission begin with the holidays.
  if (mayReview === false && inQueue) return <Navigate to="/holidays" replace />
  // Beside an application its own heading is the first.
  const Heading = inQueue ? 'h1' : 'h2'
  return (
    <QueueContext value={around}>
      <section className={styles.pane} aria-labelledby="queue">
        <div className={styles.top}>
          <div className={styles.head}>
            <Heading id="queue" tabIndex={-1}>
              {texts.states[state]}
            </Heading>
            <p>{texts.byDeadline}</p>
          </div>
          <QueueSearch search={search} onSearch={find} />
        </div>
        {days && days.missing.length > 0 && (
          <div className={styles.said}>
            <HolidayWarning missing={days.missing} mayChange={me?.permissions.includes('content') ?? false} />
          </div>
        )}
        {error && (
          <div className={styles.said}>
            <Failure error={error} retry={refetch} />
          </div>
        )}
        {items && items.length > 0 && <QueueList items={items} inAllStates={state === 'all'} />}
        {items?.length === 0 && (
          <Empty said={search === '' ? texts.noneIn[state] : texts.noneFound}>
            {search !== '' && (
              <button type="button" className={styles.asLink} onClick={() => find('')}>
                {texts.clearSearch}
              </button>
            )}
            {/* A member is looked for in what waits, too, where no member is. */}
            {search !== '' && state !== 'all' && (
              <Link to="/" search={{ state: 'all' }}>
                {texts.searchAll}
              </Link>
            )}
          </Empty>
        )}
        {data && (after || data.next) && (
          <nav className={styles.pages} aria-label={texts.pages}>
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
      </section>
      <Outlet />
    </QueueContext>
  )
}

/** The place of the application, before one is chosen. Where there is none to choose nothing is asked. */
export function NoneChosen() {
  const { items } = use(QueueContext)
  if (items.length === 0) return null
  return (
    <div className={styles.none}>
      <p>
        {texts.noneChosen} <Key name="J" /> <Key name="K" /> <Key name="Enter" />
      </p>
    </div>
  )
}

/** Each page of the queue says how many wait and are late: the rail need not ask. */
const useTellingCounts = (counts: { waiting: number; overdue: number } | undefined) => {
  const client = useQueryClient()
  useEffect(() => {
    if (counts) client.setQueryData(queueCounts.queryKey, { waiting: counts.waiting, overdue: counts.overdue })
  }, [client, counts])
}
