import styles from './Key.module.css'

/** The key that does the same. For who sees and has keys; `aria-keyshortcuts` says it to all others. */
export const Key = ({ name }: { name: string }) => (
  <span className={styles.cap} aria-hidden="true">
    <kbd className={styles.key}>{name}</kbd>
  </span>
)
