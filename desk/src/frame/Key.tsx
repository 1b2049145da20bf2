import styles from './Key.module.css'

/** The key that does the same. For who sees; `aria-keyshortcuts` says it to all others. */
export const Key = ({ name }: { name: string }) => (
  <span aria-hidden="true">
    <kbd className={styles.key}>{name}</kbd>
  </span>
)
