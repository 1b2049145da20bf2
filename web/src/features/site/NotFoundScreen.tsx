import { buttonClass, NotFoundDrawing } from '@palaestra/ui'
import * as texts from '#texts/site'
import { PathLink } from '../../frame/PathLink.tsx'
import styles from './site.module.css'

/** Alone on the page: what is not there has no place in the menu (L04). */
export function NotFoundScreen() {
  return (
    <div className={styles.alone}>
      <NotFoundDrawing />
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
