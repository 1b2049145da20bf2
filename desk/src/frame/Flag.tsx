import type { ReactNode } from 'react'
import styles from './Flag.module.css'

interface Props {
  kind: 'info' | 'success' | 'warning' | 'danger'
  children: ReactNode
}

const marks = {
  info: 'M8 7v5M8 4v.5',
  success: 'M4 8.5l3 3 5-7',
  warning: 'M8 3v6M8 12v.5',
  danger: 'M4 4l8 8M12 4l-8 8',
}

/** A word that stands out: by its words, its sign and its edge, and by colour only besides. */
export function Flag({ kind, children }: Props) {
  return (
    <span className={`${styles.flag} ${styles[kind]}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={marks[kind]} />
      </svg>
      {children}
    </span>
  )
}
