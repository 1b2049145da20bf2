import { useId } from 'react'
import * as texts from '#texts/gate'
import { momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import styles from './gate.module.css'
import type { Gate } from './WithdrawGate.tsx'

interface Props {
  gate: Gate
  onWithdraw: () => void
}

/** A gate: where it stands, when it was heard of last, and how much of it was put aside. */
export function GateRow({ gate: { name, place, pool, seenAt, withdrawnAt, aside }, onWithdraw }: Props) {
  const id = useId()
  return (
    <li className={styles.gate}>
      <div>
        <h2 id={id}>{name}</h2>
        <p className={styles.facts}>
          <Flag kind={withdrawnAt === null ? 'success' : 'info'}>
            {withdrawnAt === null ? texts.inUse : texts.withdrawnAt(momentWritten(withdrawnAt))}
          </Flag>
          <span>{[place, pool].filter(Boolean).join(' · ')}</span>
          <span>{seenAt === null ? texts.neverSeen : texts.seenAt(momentWritten(seenAt))}</span>
          {aside > 0 && <span>{texts.asideCount(aside)}</span>}
        </p>
      </div>
      {withdrawnAt === null && (
        <button type="button" aria-describedby={id} onClick={onWithdraw}>
          {texts.withdraw}
        </button>
      )}
    </li>
  )
}
