import styles from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

/** Nothing there yet: a straight on which nobody runs. */
export const EmptyDrawing = () => (
  <Drawing>
    <path className={styles.filled} d="M50 95 71 34h9v61z" />
    <path d="M20 95 62 34M50 95 71 34M80 95V34M110 95 89 34M140 95 98 34M54 34h52M14 95h132" />
    <path d="M127 20a7 7 0 0 1 13-2 6 6 0 0 1 1 11h-13a5 5 0 0 1-1-9z" strokeWidth="1.6" />
  </Drawing>
)
