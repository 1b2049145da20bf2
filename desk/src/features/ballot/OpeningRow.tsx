import { Button } from '@palaestra/ui'
import { useId } from 'react'
import * as texts from '#texts/ballot'
import { momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import styles from './ballots.module.css'
import type { Opening } from './draws.ts'

interface Props {
  opening: Opening
  onPutOff: () => void
}

/** An opening that is near, or whose turns go on: how many are in its lobby, and whether it was put off. */
export function OpeningRow({ opening: { reference, opensAt, delays, entries, arrivals }, onPutOff }: Props) {
  const id = useId()
  return (
    <section className={styles.draw} aria-labelledby={id}>
      <h2 id={id}>{texts.opening(momentWritten(opensAt))}</h2>
      <p className={styles.facts}>
        {delays > 0 && <Flag kind="warning">{texts.wasPutOff}</Flag>}
        <span>{reference}</span>
        <span>{texts.inLobby(entries, arrivals)}</span>
      </p>
      <p className={styles.acts}>
        <Button kind="danger" aria-describedby={id} onClick={onPutOff}>
          {texts.putOffButton}
        </Button>
      </p>
    </section>
  )
}
