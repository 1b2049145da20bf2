import { supportHours } from '#texts/frame'
import styles from './SupportHours.module.css'

/** When the hotline is answered, on all days or on these; from one hour to another stands on one line. */
export const SupportHours = ({ on = supportHours }: { on?: string }) =>
  on.split(/(\d+:\d+–\d+:\d+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <span key={place} className={styles.range}>
        {part}
      </span>
    ),
  )
