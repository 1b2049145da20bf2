import { Button } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/gate'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { AddGate } from './AddGate.tsx'
import { Aside } from './Aside.tsx'
import { GateRow } from './GateRow.tsx'
import styles from './gate.module.css'
import { KeyShown } from './KeyShown.tsx'
import { gates } from './queries.ts'
import { type Gate, WithdrawGate } from './WithdrawGate.tsx'

/** The gates of the venues, and what they have told that somebody has to look at. */
export function GatesScreen() {
  const { data, error, refetch } = useQuery(gates)
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [key, setKey] = useState<string>()
  const [withdrawing, setWithdrawing] = useState<Gate>()
  const renew = () => client.invalidateQueries({ queryKey: gates.queryKey })

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      <p>
        <Button onClick={() => setAdding(true)}>{texts.add}</Button>
      </p>
      {error && <Failure error={error} retry={refetch} />}
      {data?.items.length === 0 && <Empty said={texts.none} />}
      {data && data.items.length > 0 && (
        <ul className={styles.gates}>
          {data.items.map((gate) => (
            <GateRow key={gate.id} gate={gate} onWithdraw={() => setWithdrawing(gate)} />
          ))}
        </ul>
      )}
      <Aside />
      {isAdding && (
        <AddGate
          places={data?.places ?? []}
          onClose={() => setAdding(false)}
          onAdded={async (added) => {
            setAdding(false)
            setKey(added)
            await renew()
          }}
        />
      )}
      {key !== undefined && <KeyShown apikey={key} onClose={() => setKey(undefined)} />}
      {withdrawing && (
        <WithdrawGate
          gate={withdrawing}
          onClose={() => setWithdrawing(undefined)}
          onDone={async () => {
            setWithdrawing(undefined)
            await renew()
            status.say(texts.withdrawn)
          }}
        />
      )}
    </div>
  )
}
