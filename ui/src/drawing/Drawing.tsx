import type { ReactNode } from 'react'
import styles from './Drawing.module.css'

/**
 * The ground of a spot drawing: two inks, and of what is drawn one line in the person’s own. It only decorates: what it
 * shows is said beside it. Each drawing is a file of its own, so that a screen fetches the one that it shows.
 */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} viewBox="0 0 160 110" aria-hidden="true">
    {children}
  </svg>
)
