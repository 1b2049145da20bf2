import styles from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

/** Done: a medal. */
export const DoneDrawing = () => (
  <Drawing>
    <path d="M51 8h18l15 30M109 8H91L76 38M51 8l19 36M109 8 90 44M69 8l11 22" />
    <circle className={styles.lens} cx="80" cy="66" r="27" />
    <circle cx="80" cy="66" r="20.5" strokeWidth="1.4" />
    <path className={styles.own} d="M70 67l7 7 13-15" />
  </Drawing>
)
