import { Link } from '@tanstack/react-router'
import * as texts from '#texts/form'
import styles from './ChangePage.module.css'

/** The next step of every page that changes one thing. */
export const BackToAccount = () => (
  <p className={styles.back}>
    <Link to="/online/account">{texts.backToAccount}</Link>
  </p>
)
