import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/ballot'
import { momentWritten } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import styles from './ballots.module.css'
import { DrawRow } from './DrawRow.tsx'
import { DrawWithout } from './DrawWithout.tsx'
import { type Act, type Draw, draws, type Opening } from './draws.ts'
import { OpeningRow } from './OpeningRow.tsx'
import { PutOffOpening } from './PutOffOpening.tsx'
import { SealAnew } from './SealAnew.tsx'
import { TypeValue } from './TypeValue.tsx'

/** The draws for hours that many want: what each waits for, and what is done about it. */
export function BallotsScreen() {
  const { data, error, refetch } = useQuery(draws)
  const client = useQueryClient()
  const [open, setOpen] = useState<{ act: Act; draw: Draw }>()
  const [putting, setPutting] = useState<Opening>()
  const close = () => {
    setOpen(undefined)
    setPutting(undefined)
  }
  const done = async (said: string) => {
    close()
    await client.invalidateQueries({ queryKey: draws.queryKey })
    status.say(said)
  }
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      {error && <Failure error={error} retry={refetch} />}
      {data?.openings.map((opening) => (
        <OpeningRow key={opening.reference} opening={opening} onPutOff={() => setPutting(opening)} />
      ))}
      {data?.items.length === 0 && <Empty said={texts.none} />}
      {data && data.items.length > 0 && (
        <ul className={styles.draws}>
          {data.items.map((draw) => (
            <DrawRow key={draw.reference} draw={draw} onAct={(act) => setOpen({ act, draw })} />
          ))}
        </ul>
      )}
      {putting && (
        <PutOffOpening opening={putting} onClose={close} onDone={(to) => done(texts.putOff(momentWritten(to)))} />
      )}
      {open?.act === 'type' && <TypeValue draw={open.draw} onClose={close} onDone={(said) => done(said)} />}
      {open?.act === 'seal' && <SealAnew draw={open.draw} onClose={close} onDone={() => done(texts.sealed)} />}
      {open?.act === 'without' && <DrawWithout draw={open.draw} onClose={close} onDone={(said) => done(said)} />}
    </div>
  )
}
