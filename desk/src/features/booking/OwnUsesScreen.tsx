import { Button } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/booking.ownUse'
import { dayWritten } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import { Flag } from '../../frame/Flag.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { GiveBackOwnUse } from './GiveBackOwnUse.tsx'
import styles from './ownUse.module.css'
import { type OwnUse, ownUses } from './queries.ts'
import { ReserveOwnUse } from './ReserveOwnUse.tsx'

const kindOf = { coming: 'info', running: 'success', over: 'info', given_back: 'warning' } as const

/** What the authority has reserved for itself: training, leagues. More is reserved here, and given back. */
export function OwnUsesScreen() {
  const { data, error, refetch } = useQuery(ownUses)
  const [isReserving, setReserving] = useState(false)
  const [leaving, setLeaving] = useState<OwnUse>()
  const done = async (said: string) => {
    setReserving(false)
    setLeaving(undefined)
    await refetch()
    status.say(said)
  }
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      <p>
        <Button onClick={() => setReserving(true)}>{texts.reserve}</Button>
      </p>
      {error && <Failure error={error} retry={refetch} />}
      {data?.items.length === 0 && <Empty said={texts.none} />}
      {data && data.items.length > 0 && (
        <ul className={styles.uses}>
          {data.items.map((one) => (
            <li key={one.id} className={styles.use}>
              <h2 id={`use-${one.id}`}>{one.purpose}</h2>
              <p className={styles.facts}>
                <Flag kind={kindOf[one.state]}>{texts.states[one.state]}</Flag>
                <span>{one.place.join(' · ')}</span>
                <span>{one.courts.join(texts.and)}</span>
              </p>
              <p className={styles.facts}>
                <span>{texts.fromTo(dayWritten(one.fromDay), dayWritten(one.untilDay))}</span>
                <span>
                  {one.weekdays.map((day) => texts.weekdays[day]).join(texts.and)} {one.fromTime}–{one.untilTime}
                </span>
                <span>{texts.hoursAhead(one.hours)}</span>
                <span>{texts.by(one.reservedBy)}</span>
              </p>
              {(one.state === 'coming' || one.state === 'running') && (
                <p>
                  <Button kind="danger" aria-describedby={`use-${one.id}`} onClick={() => setLeaving(one)}>
                    {texts.giveBackAll}
                  </Button>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {isReserving && <ReserveOwnUse onClose={() => setReserving(false)} onDone={done} />}
      {leaving && (
        <GiveBackOwnUse
          id={leaving.id}
          title={texts.giveBackWhat(leaving.purpose)}
          onClose={() => setLeaving(undefined)}
          onDone={done}
        />
      )}
    </div>
  )
}
