import { buttonClass, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/consent'
import { locale } from '#texts/document'
import { takeFocus } from '../../form/takeFocus.ts'
import { destinationOf } from '../../routing/arrival.ts'
import styles from './consent.module.css'

export const ToChildren = () => (
  <p>
    <Link className={buttonClass()} to="/online/account/children">
      {texts.toChildren}
    </Link>
  </p>
)

/** The way to do the same without a link. */
export const WithoutLink = () => (
  <>
    <p>{texts.withoutLink}</p>
    <ToChildren />
  </>
)

/** The reason why a link leads no further, and the way to do the same without one. */
export const Onward = ({ said, focused = false }: { said: string; focused?: boolean }) => (
  <>
    <Notice kind="warning">
      <p ref={focused ? takeFocus : undefined} tabIndex={-1}>
        {said}
      </p>
    </Notice>
    <WithoutLink />
  </>
)

/** The way to log in or register first: only the guardian may learn whom the link is about. */
export const WithoutSession = () => (
  <>
    <p>{texts.logInFirst}</p>
    <p>
      <Link
        className={buttonClass()}
        to="/ams/login"
        search={{ ...destinationOf('/online/account/children'), _locale: locale }}
      >
        {texts.logIn}
      </Link>
    </p>
    <p className={styles.ways}>
      {texts.notYetMember} <Link to="/register">{texts.register}</Link>
    </p>
    <p className={styles.ways}>
      <Link to="/readme-parent">{texts.readTerms}</Link>
    </p>
  </>
)
