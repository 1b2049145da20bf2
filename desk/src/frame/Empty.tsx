import { EmptyDrawing } from '@palaestra/ui'
import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** Nothing is here: a drawing, a sentence, and a way on where there is one. */
export function Empty({ said, children }: { said: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <EmptyDrawing />
      <p>{said}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  )
}
