import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface Props {
  kind?: 'info' | 'success' | 'warning' | 'danger'
  children: ReactNode
}

/** Something to know, set apart from the text around it. Its colour never says what its words do not. */
export function Notice({ kind = 'info', children }: Props) {
  return <div className={`${styles.notice} ${styles[kind]}`}>{children}</div>
}
