import styles from './Mark.module.css'

/** A track of three lanes, of which the inner one is the person’s. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" data-art="mark" aria-hidden="true">
      <rect width="40" height="40" rx="12" />
      <path d="M8 30V20a12 12 0 0 1 24 0v10" />
      <path d="M13.5 30V20a6.5 6.5 0 0 1 13 0v10" />
      <path className={styles.own} d="M20 30V20" />
    </svg>
  )
}
