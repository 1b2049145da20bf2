import * as texts from '#texts/form'
import * as frame from '#texts/frame'
import { settings } from '../settings.ts'
import styles from './page.module.css'

/** The hotline with its hours, as it stands in a sentence. */
export const hotline = texts.hotline(settings.hotline, frame.supportHours)

/** The hotline, for whoever has no other way left. */
export const Help = () => <p className={styles.quiet}>{texts.help(hotline)}</p>
