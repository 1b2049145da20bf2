import { type ReasonKind, reasonKinds, reasonParts } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/reason'
import { reasons, whoAmI } from '../../api/queries.ts'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { type Reason, ReasonDialog } from './ReasonDialog.tsx'
import { ReasonRow } from './ReasonRow.tsx'
import styles from './reason.module.css'

/** The ready reasons in three languages: what is edited here is offered to clerks at once. */
export function ReasonsScreen() {
  const { kind = 'application' } = useSearch({ from: '/inside/reasons' })
  const { data, error, refetch } = useQuery(reasons)
  const { data: me } = useQuery(whoAmI)
  const client = useQueryClient()
  const [asking, setAsking] = useState<Reason | 'new'>()
  const mayChange = me?.permissions.includes('content') ?? false
  const ofKind = data?.items.filter((one) => one.kind === kind)

  const done = async (said: string) => {
    setAsking(undefined)
    await client.invalidateQueries({ queryKey: reasons.queryKey })
    status.say(said)
  }

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      <div className={list.filters}>
        <nav className={list.choices} aria-label={texts.kindsOf}>
          {reasonKinds.map((one) => (
            <Link
              key={one}
              to="/reasons"
              search={{ kind: one }}
              activeOptions={{ exact: true }}
              aria-current={one === kind ? 'page' : undefined}
            >
              {texts.kinds[one]}
            </Link>
          ))}
        </nav>
        {mayChange && <Button onClick={() => setAsking('new')}>{texts.add}</Button>}
      </div>
      {error && <Failure error={error} retry={refetch} />}
      {ofKind && (
        <ol className={styles.reasons}>
          {ofKind.map((reason, place) => (
            <ReasonRow
              key={reason.id}
              reason={reason}
              mayChange={mayChange}
              isFirst={place === 0}
              isLast={place === ofKind.length - 1}
              onEdit={() => setAsking(reason)}
              onDone={done}
            />
          ))}
        </ol>
      )}
      {asking && (
        <ReasonDialog
          reason={asking === 'new' ? undefined : asking}
          kind={kind}
          parts={reasonParts[kind satisfies ReasonKind]}
          onClose={() => setAsking(undefined)}
          onDone={done}
        />
      )}
    </div>
  )
}
