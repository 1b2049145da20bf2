import styles from './Day.module.css'
import { dayWritten } from './dates.ts'

/** A calendar day, written out, in one line: in Chinese every sign of it would be a place to break. */
export const Day = ({ of }: { of: string }) => (
  <time className={styles.day} dateTime={of}>
    {dayWritten(of)}
  </time>
)
