import { Link, useNavigate } from '@tanstack/react-router'
import * as texts from '#texts/queue'
import { Key } from '../frame/Key.tsx'
import { useKeys } from '../frame/useKeys.ts'
import { addressOf } from './addresses.ts'
import styles from './case.module.css'
import { type Here, useNext } from './queueContext.ts'

/** What comes after this case, and the way there. */
export function Next({ here }: { here: Here }) {
  const { next, coming } = useNext(here)
  const navigate = useNavigate()
  const address = addressOf(next?.reference ?? '')
  useKeys({ ...(next && { j: () => void navigate(address) }) })
  if (coming) return <p className={styles.next} />
  if (!next) return <p className={styles.next}>{texts.noneAfter}</p>
  return (
    <p className={styles.next}>
      <Link {...address} aria-keyshortcuts="j">
        <span className={styles.nextName}>{texts.nextIs(next.name)}</span> <Key name="J" />
      </Link>
    </p>
  )
}
