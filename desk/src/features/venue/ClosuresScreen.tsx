import { Button } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/venue'
import { closures } from '../../api/queries.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { ClosureRow } from './ClosureRow.tsx'
import { ConfirmClosure } from './ConfirmClosure.tsx'
import { type Asked, type Closure, everythingTonight } from './closure.ts'
import styles from './closures.module.css'
import { LiftClosure } from './LiftClosure.tsx'
import { PlanClosure } from './PlanClosure.tsx'

/** What is closed, will be and was: how far it is, and how it is opened again. */
export function ClosuresScreen() {
  const { data, error, refetch } = useQuery(closures)
  const client = useQueryClient()
  const [isPlanning, setPlanning] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [lifting, setLifting] = useState<Closure>()
  const done = async (said: string) => {
    setPlanning(false)
    setAsked(undefined)
    setLifting(undefined)
    await client.invalidateQueries({ queryKey: closures.queryKey })
    status.say(said)
  }

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      <p className={styles.acts}>
        <Button kind="danger" onClick={() => setAsked(everythingTonight)}>
          {texts.everythingTonight}
        </Button>
        <Button kind="quiet" onClick={() => setPlanning(true)}>
          {texts.plan}
        </Button>
      </p>
      {error && <Failure error={error} retry={refetch} />}
      {data?.items.length === 0 && <Empty said={texts.none} />}
      {data && data.items.length > 0 && (
        <ul className={styles.closures}>
          {data.items.map((one) => (
            <ClosureRow
              key={one.id}
              closure={one}
              onLift={one.state === 'coming' || one.state === 'running' ? () => setLifting(one) : undefined}
            />
          ))}
        </ul>
      )}
      {isPlanning && <PlanClosure onClose={() => setPlanning(false)} onPlanned={setAsked} />}
      {asked && <ConfirmClosure asked={asked} onClose={() => setAsked(undefined)} onDone={() => done(texts.closed)} />}
      {lifting && (
        <LiftClosure closure={lifting} onClose={() => setLifting(undefined)} onDone={() => done(texts.lifted)} />
      )}
    </div>
  )
}
