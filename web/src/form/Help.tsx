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
      {daysOf(frame.supportHours).map((days) => (
        <span key={days}>{timesOf(days).map(kept)}</span>
      ))}
    </p>
  </div>
)

/** The days of the week with the same hours: they stay on one line, where there is room. */
const daysOf = (hours: string) => hours.split(/[;；] ?/)
const timesOf = (days: string) => days.split(/(\d\d:\d\d–\d\d:\d\d)/)
/** A time of the day is never parted from its end. */
const kept = (words: string, place: number) => (place % 2 === 1 ? <span key={words}>{words}</span> : words)
