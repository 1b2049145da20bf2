import { buttonClass, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/consent'
import styles from './consent.module.css'

export const ToChildren = () => (
  <p>
    <Link className={buttonClass()} to="/online/account/children">
      {texts.toChildren}
    </Link>
  </p>
)

/** Why a link leads no further, and where the same can be done without one. */
export const Onward = ({ said }: { said: string }) => (
  <>
    <Notice kind="warning">
      <p>{said}</p>
    </Notice>
    <p>{texts.withoutLink}</p>
    <ToChildren />
  </>
)

/** Whom it is about is told to nobody but the guardian: first one logs in, or becomes a member. */
export const WithoutSession = () => (
  <>
    <p>{texts.logInFirst}</p>
    <p>
      <Link className={buttonClass()} to="/ams/login">
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
