import { type ReactNode, useState } from 'react'
import styles from './WhereNeeded.module.css'

interface Props {
  /** Whether it is known by now what the member needs. */
  known: boolean
  /** Why there is nothing to do, in place of the form. */
  instead: ReactNode
  /** What the form is for: read meanwhile. */
  lead: string
  children: ReactNode
}

/**
 * A form that some members do not need. Until that is known its place is kept, as large as it is, and no form is shown
 * that is then taken away.
 */
export function WhereNeeded({ known, instead, lead, children }: Props) {
  const [wasKnown] = useState(known)
  if (wasKnown && instead) return instead
  const isShown = known && !instead
  return (
    <div className={styles.place}>
      <div className={styles.form} data-shown={isShown} inert={!isShown}>
        <p data-lead={!instead}>{lead}</p>
        {children}
      </div>
      {instead && <div>{instead}</div>}
    </div>
  )
}
