import { Mark } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import * as frame from '#texts/frame'
import { setting } from '../../api/queries.ts'
import styles from './LoginScreen.module.css'

/** The mark, and whose desk it is: at which portal one is about to log in. */
export function Sign() {
  const { data } = useQuery(setting)
  return (
    <p className={styles.sign}>
      <Mark />
      <span>
        <strong>{frame.desk}</strong>
        {/* The place is kept, so that nothing moves when the name comes. */}
        <span className={styles.portal}>{data?.portal}</span>
      </span>
    </p>
  )
}
