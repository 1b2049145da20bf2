import { type QueueKind, queueKinds } from '@palaestra/contract'
import * as texts from '#texts/queue'
import styles from './queue.module.css'

interface Props {
  kind: QueueKind | undefined
  /** Nothing chosen is all kinds. */
  onChoose: (kind: QueueKind | undefined) => void
}

/** One queue for all kinds, or for one of them. */
export function KindFilter({ kind, onChoose }: Props) {
  return (
    <label className={styles.kinds}>
      <span className="unseen">{texts.kindFilter}</span>
      <select
        value={kind ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(queueKinds.find((one) => one === value))}
      >
        <option value="">{texts.allKinds}</option>
        {queueKinds.map((one) => (
          <option key={one} value={one}>
            {texts.kinds[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
