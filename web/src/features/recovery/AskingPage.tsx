import type { ReactNode } from 'react'
import page from '../../form/page.module.css'
import { OtherWays, type Way } from './OtherWays.tsx'
import styles from './recovery.module.css'

interface Props {
  title: string
  what: string
  way: Way
  children: ReactNode
}

/** A page for one forgotten thing, with links for the others beside it. */
export const AskingPage = ({ title, what, way, children }: Props) => (
  <div className={styles.withOthers}>
    <div className={page.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{what}</p>
      {children}
    </div>
    <OtherWays not={way} />
  </div>
)
