import type { ReactNode } from 'react'
import styles from './WhereNeeded.module.css'

interface Props {
  /** Whether it is known by now that the member needs it. */
  known: boolean
  /** What the form is for: read meanwhile. */
  lead: string
  children: ReactNode
}

/**
 * A form that some members do not need. Until that is known its place is kept, as large as it is, and no form is shown
 * that is then taken away.
 */
export const WhereNeeded = ({ known, lead, children }: Props) => (
  <div className={styles.form} data-shown={known} inert={!known}>
    <p>{lead}</p>
    {children}
  </div>
)
