import { buttonClass } from '@palaestra/ui'
import * as texts from '#texts/site'
import { Logo } from '../../frame/Logo.tsx'
import { PathLink } from '../../frame/PathLink.tsx'
import styles from './site.module.css'

/** Alone on the page: what is not there has no place in the menu (L04). */
export function NotFoundScreen() {
  return (
    <div className={styles.alone}>
      <div className={styles.mark}>
        <Logo />
      </div>
      <h1 tabIndex={-1}>{texts.notFound}</h1>
      <p>{texts.notFoundWhy}</p>
      <p className={styles.actions}>
        <PathLink uri="/" className={buttonClass()}>
          {texts.backHome}
        </PathLink>
      </p>
    </div>
  )
}
