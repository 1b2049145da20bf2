import { buttonClass, LostDrawing } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { locale } from '#texts/document'
import * as frame from '#texts/frame'
import * as texts from '#texts/site'
import { Content } from '../../frame/Content.tsx'
import { settings } from '../../settings.ts'
import styles from './site.module.css'

/** The way in to reporting a loss for whoever is not logged in: what it will do, then the login (R15, C05). */
export function LostCardScreen() {
  return (
    <div className={styles.page}>
      <LostDrawing />
      <h1 tabIndex={-1}>{texts.reportLoss}</h1>
      <p>{texts.reportLossHow}</p>
      <Content blocks={[{ kind: 'list', ordered: false, items: texts.reportLossWhat(settings.product) }]} />
      <p className={styles.actions}>
        <Link to="/ams/login" search={{ app: 'lostCard', _locale: locale }} className={buttonClass()}>
          {texts.logInToReport}
        </Link>
      </p>
      <p className={styles.quiet}>{texts.reportLossNoAccount(settings.hotline, frame.supportHours)}</p>
    </div>
  )
}
