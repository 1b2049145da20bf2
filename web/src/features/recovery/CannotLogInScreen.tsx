import { Link } from '@tanstack/react-router'
import * as texts from '#texts/recovery'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { Help } from '../../form/Help.tsx'
import page from '../../form/page.module.css'
import { useSignedIn } from '../../frame/useStored.ts'
import styles from './recovery.module.css'

const ways = [
  ['/online/account/forgot-password', texts.forgotPassword, texts.forgotPasswordShort],
  ['/online/account/retrieve-code', texts.forgotUsername, texts.forgotUsernameShort],
  ['/online/retrieve-member', texts.forgotMember, texts.forgotMemberShort],
  ['/online/account/forgot-mobile', texts.lostPhone, texts.lostPhoneShort],
] as const

/** From here to whatever one has forgotten or lost: one page behind the login’s one question. */
export function CannotLogInScreen() {
  const signedIn = useSignedIn()
  return (
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
      <Help said={texts.noneOfThese} />
      {signedIn ? (
        <BackToAccount />
      ) : (
        <p>
          <Link to="/ams/login">{texts.logIn}</Link>
        </p>
      )}
    </div>
  )
}
