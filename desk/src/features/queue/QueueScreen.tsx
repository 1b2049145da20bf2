import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, Outlet, useNavigate } from '@tanstack/react-router'
import { use, useEffect, useMemo, useState } from 'react'
import * as texts from '#texts/queue'
import { holidays, queue, whoAmI } from '../../api/queries.ts'
import { session } from '../../api/session.ts'
import { lastView } from '../../case/lastView.ts'
import { QueueContext } from '../../case/queueContext.ts'
import { type QueueAddress, useQueueView } from '../../case/queueView.ts'
import { thisYear } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import { HolidayWarning } from '../../frame/HolidayWarning.tsx'
import { Key } from '../../frame/Key.tsx'
import { firstWayOf } from '../../frame/ways.ts'
import { KindFilter } from './KindFilter.tsx'
import { QueueList } from './QueueList.tsx'
import { QueueSearch } from './QueueSearch.tsx'
import styles from './queue.module.css'
import { useTellingWorkload, Workload } from './Workload.tsx'

/** Everything that is decided at the desk, what is due first at the top, and beside it the case that is chosen. */
export function QueueScreen() {
  const { view, kind, after, beside } = useQueueView() ?? {
    ...{ view: 'waiting' as const, kind: undefined, after: undefined, beside: true },
  }
  const inQueue = !beside
  const [search, setSearch] = useState(session.search())
  const navigate = useNavigate()
  const { data: me } = useQuery(whoAmI)
  const mayReview = me?.permissions.includes('review')
  const wanted = { ...(view !== 'all' && { view }), ...(kind && { kind }), ...(after && { after }) }
  const { data, error, isLoading, refetch } = useQuery({ ...queue(wanted, search), enabled: mayReview === true })
  const { data: days } = useQuery({ ...holidays(thisYear()), enabled: mayReview === true })
  useTellingWorkload(data)
  // What is left out of an address is what waits, of all kinds.
  const firstPage: QueueAddress = useMemo(
    () => ({ ...(view !== 'waiting' && { view }), ...(kind && { kind }) }),
    [view, kind],
  )
  useEffect(() => {
    if (inQueue) lastView.keep({ ...firstPage, ...(after && { after }) })
  }, [inQueue, firstPage, after])

  const items = data?.items
  const around = useMemo(
    () => ({ items: items ?? [], coming: isLoading || me === undefined, searching: search !== '' }),
    [items, isLoading, me, search],
  )
  const find = (text: string) => {
    session.setSearch(text)
    setSearch(text)
    void navigate({ to: '/', search: firstPage })
  }

  if (me && !mayReview && inQueue) return <Navigate to={firstWayOf(me.permissions)} replace />
  // Beside a case its own heading is the first.
  const Heading = inQueue ? 'h1' : 'h2'
  return (
    <QueueContext value={around}>
      <section className={styles.pane} aria-labelledby="queue">
        <div className={styles.top}>
          <div className={styles.head}>
            <Heading id="queue" tabIndex={-1}>
              {texts.states[view]}
            </Heading>
            <p>{texts.byDeadline}</p>
          </div>
          <Workload of={data} />
          <QueueSearch search={search} onSearch={find} />
          <KindFilter
            kind={kind}
            onChoose={(chosen) => void navigate({ to: '/', search: { ...firstPage, kind: chosen } })}
          />
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
        {items && items.length > 0 && <QueueList items={items} inAllStates={view === 'all'} />}
        {items?.length === 0 && (
          <Empty said={search === '' ? texts.noneIn[view] : texts.noneFound}>
            {search !== '' && (
              <button type="button" className={styles.asLink} onClick={() => find('')}>
                {texts.clearSearch}
              </button>
            )}
            {/* A member is looked for in what waits, too, where no member is. */}
            {search !== '' && (view !== 'all' || kind) && (
              <Link to="/" search={{ view: 'all' }}>
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

/** The place of the case, before one is chosen. Where there is none to choose nothing is asked. */
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
