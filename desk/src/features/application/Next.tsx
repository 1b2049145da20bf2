import { Link, useNavigate } from '@tanstack/react-router'
import * as texts from '#texts/application'
import { Key } from '../../frame/Key.tsx'
import { useKeys } from '../../frame/useKeys.ts'
import styles from './application.module.css'
import type { Application } from './differences.ts'
import { useNext } from './queueContext.ts'

/** Who comes after this one, and the way there. */
export function Next({ application }: { application: Application }) {
  const { next, coming } = useNext(application)
  const navigate = useNavigate()
  const params = { reference: next?.reference ?? '' }
  useKeys({ ...(next && { j: () => void navigate({ to: '/application/$reference', params }) }) })
  if (coming) return <p className={styles.next} />
  if (!next) return <p className={styles.next}>{texts.noneAfter}</p>
  return (
    <p className={styles.next}>
      <Link to="/application/$reference" params={params} aria-keyshortcuts="j">
        <span className={styles.nextName}>{texts.nextIs(next.name)}</span> <Key name="J" />
      </Link>
    </p>
  )
}
