import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** Nothing is here: a small drawing, a sentence, and a way on where there is one. */
export function Empty({ said, children }: { said: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 80" aria-hidden="true">
        <path d="M10 72V50a40 40 0 0 1 80 0M24 72V50a26 26 0 0 1 52 0M90 50v22h60" />
        <path className={styles.own} d="M38 72V50a12 12 0 0 1 24 0v22" />
      </svg>
      <p>{said}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  )
}
