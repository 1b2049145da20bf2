import type { ReactNode } from 'react'
import { Help } from './Help.tsx'
import styles from './page.module.css'

interface Props {
  /** What one needs for it or may want instead; whom to call stands below. */
  aside?: ReactNode
  /** Where one is among several pages, over the whole width. */
  above?: ReactNode
  children: ReactNode
}

/** A page for one thing to do, and beside it, where there is room, what helps with it. */
export const FormPage = ({ aside, above, children }: Props) => (
  <div className={styles.withAside}>
    {above && <div className={styles.above}>{above}</div>}
    <div className={styles.page}>{children}</div>
    <aside className={styles.aside}>
      {aside}
      <Help />
    </aside>
  </div>
)
