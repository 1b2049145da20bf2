import * as texts from '#texts/form'
import * as frame from '#texts/frame'
import { hotlineAddress } from '../frame/hotline.ts'
import { settings } from '../settings.ts'
import styles from './Help.module.css'

/** The hotline with its hours, as it stands in a sentence. */
export const hotline = texts.hotline(settings.hotline, frame.supportHours)

/** The hotline, for whoever has no other way left. `said` is what stands before its number. */
export const Help = ({ said = texts.help }: { said?: string }) => (
  <div className={styles.help}>
    <p>
      {said} <a href={hotlineAddress()}>{settings.hotline}</a>
    </p>
    <p className={styles.hours}>
      {frame.supportDays.map((days) => (
        <span key={days}>{days}</span>
      ))}
    </p>
  </div>
)
