import { Link } from '@tanstack/react-router'
import * as frame from '#texts/frame'
import * as texts from '#texts/recovery'
import page from '../../form/page.module.css'
import { hotlineAddress } from '../../frame/hotline.ts'
import { settings } from '../../settings.ts'
import styles from './recovery.module.css'

const ways = [
  ['/online/account/forgot-password', texts.forgotPassword, texts.forgotPasswordShort],
  ['/online/account/retrieve-code', texts.forgotUsername, texts.forgotUsernameShort],
  ['/online/retrieve-member', texts.forgotMember, texts.forgotMemberShort],
  ['/online/account/forgot-mobile', texts.lostPhone, texts.lostPhoneShort],
] as const

/** From here to whatever one has forgotten or lost: one page behind the login’s one question. */
export const CannotLogInScreen = () => (
  <div className={page.page}>
    <h1 tabIndex={-1}>{texts.cannotLogIn}</h1>
    <ul className={styles.ways}>
      {ways.map(([to, name, what]) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
          <p>{what}</p>
        </li>
      ))}
    </ul>
    <p>
      {texts.noneOfThese} <a href={hotlineAddress()}>{settings.hotline}</a>
      <br />
      <span className={page.quiet}>{frame.supportHours}</span>
    </p>
    <p>
      <Link to="/ams/login">{texts.logIn}</Link>
    </p>
  </div>
)
