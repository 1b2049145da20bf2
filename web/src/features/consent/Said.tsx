import { Notice } from '@palaestra/ui'
import styles from './consent.module.css'

/** What became of a press of a button. The place is there beforehand, so that it is read out. */
export const Said = ({ done, problem }: { done?: string | undefined; problem: string | undefined }) => (
  <div role="status" className={styles.said}>
    {done && (
      <Notice kind="success">
        <p>{done}</p>
      </Notice>
    )}
    {problem && (
      <Notice kind="danger">
        <p>{problem}</p>
      </Notice>
    )}
  </div>
)
