import { groupedMemberNumber } from '@palaestra/contract'
import { useId } from 'react'
import * as texts from '#texts/pool'
import { amount } from '#texts/pool.ticket'
import { nameIfKnown, type Person } from '../../api/companions.ts'
import styles from './pool.module.css'

interface Props {
  child: Person
  day: string
  price: number
  isChosen: boolean
  /** As many as one may bring are chosen. */
  isFull: boolean
  onToggle: () => void
}

/** Why a child cannot come on a day; undefined where it can. */
const reasonOf = ({ state, until, able }: Person, day: string) => {
  if (state === 'waiting') return texts.waiting
  if (until && until <= day) return texts.tooOld
  return able ? undefined : texts.unable
}

/** A child of the list, by name: it is ticked, or the reason why it cannot come stands below. */
export function ChildTick({ child, day, price, isChosen, isFull, onToggle }: Props) {
  const id = useId()
  const reason = reasonOf(child, day)
  return (
    <div className={styles.child} data-closed={reason !== undefined}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={reason !== undefined || (isFull && !isChosen)}
          aria-describedby={id}
          onChange={onToggle}
        />
        <span>{nameIfKnown(child) ?? texts.numbered(groupedMemberNumber(child.memberNumber))}</span>
      </label>
      <p id={id} className={styles.quiet}>
        {reason ?? amount(price)}
      </p>
    </div>
  )
}
