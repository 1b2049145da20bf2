import type { BulletinTexts, Locale } from '@palaestra/contract'
import * as texts from '#texts/bulletin'
import styles from './bulletin.module.css'

const titles = { zh: 'titleZh', pt: 'titlePt', en: 'titleEn' } as const
const messages = { zh: 'messageZh', pt: 'messagePt', en: 'messageEn' } as const

interface Props {
  of: BulletinTexts & { bySms: boolean }
  locale: Locale
}

/** A notice in one language: its line below the bell and in the list, what opens, and the text message. */
export function Shown({ of, locale }: Props) {
  const [title, message] = [of[titles[locale]].trim(), of[messages[locale]].trim()]
  const lang = locale === 'zh' ? 'zh-Hant' : locale
  return (
    <div className={styles.shown}>
      <section>
        <h3>{texts.inList}</h3>
        <p className={styles.line} lang={lang}>
          <strong>{title || '…'}</strong>
        </p>
      </section>
      <section>
        <h3>{texts.opened}</h3>
        <div className={styles.sheet} lang={lang}>
          <p>
            <strong>{title || '…'}</strong>
          </p>
          <p className={styles.message}>{message || '…'}</p>
          {of.uri.trim() !== '' && (
            // Where it leads is seen; following it would leave what is being written.
            <p>
              <span className={styles.asLink}>{texts.readMore[locale]}</span> <small>{of.uri}</small>
            </p>
          )}
        </div>
      </section>
      {of.bySms && (
        <section>
          <h3>{texts.asSms}</h3>
          <p className={styles.line} lang={lang}>
            {texts.smsIn[locale](title || '…')}
          </p>
        </section>
      )}
    </div>
  )
}
