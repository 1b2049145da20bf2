import { Link } from '@tanstack/react-router'
import * as texts from '#texts/recovery'
import styles from './recovery.module.css'

const ways = {
  '/online/account/forgot-password': texts.forgotPassword,
  '/online/account/retrieve-code': texts.retrieveUsername,
  '/online/retrieve-member': texts.retrieveMember,
  '/online/account/forgot-mobile': texts.forgotMobile,
} as const
export type Way = keyof typeof ways

/** Links for other things that one may have forgotten, and to the login. */
export const OtherWays = ({ not }: { not: Way }) => (
  <nav className={styles.others} aria-label={texts.otherWays}>
    <h2>{texts.otherWays}</h2>
    <ul>
      {(Object.keys(ways) as Way[])
        .filter((way) => way !== not)
        .map((way) => (
          <li key={way}>
            <Link to={way}>{ways[way]}</Link>
          </li>
        ))}
      <li>
        <Link to="/ams/login">{texts.logIn}</Link>
      </li>
    </ul>
  </nav>
)
