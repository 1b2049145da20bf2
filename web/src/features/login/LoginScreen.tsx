import { buttonClass, MethodTabs, Notice } from '@palaestra/ui'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import * as texts from '#texts/login'
import { type LoginMethod, session } from '../../api/session.ts'
import { visit } from '../../api/visit.ts'
import { GovernmentButton } from '../../form/GovernmentButton.tsx'
import { useInBrowser } from '../../frame/useStored.ts'
import styles from './LoginScreen.module.css'

// The prerendered page is enough to read and to type; the scripts that check and send come a moment later.
const ByPassword = lazy(async () => ({ default: (await import('./LoginForms.tsx')).ByPassword }))
const ByCode = lazy(async () => ({ default: (await import('./LoginForms.tsx')).ByCode }))
const ByMemberCode = lazy(async () => ({ default: (await import('./MemberCodeLogin.tsx')).ByMemberCode }))

type Method = Exclude<LoginMethod, 'app'>

const never = () => () => {}
const isMethod = (word: string | undefined): word is Method =>
  word === 'account' || word === 'sms' || word === 'member_code'
const lastMethod = () => {
  const last = session.loginMethod()
  return isMethod(last) ? last : 'account'
}

/** The method of the last login, which a prerendered page cannot know. */
const useLastMethod = () => useSyncExternalStore<Method>(never, lastMethod, () => 'account')

/** A boundary of its own, so that the rest of the page does not wait. */
const within = (form: ReactNode) => <Suspense fallback={null}>{form}</Suspense>

export function LoginScreen() {
  const navigate = useNavigate()
  const { app, to } = useSearch({ strict: false })
  const last = useLastMethod()
  const [picked, setPicked] = useState<Method>()

  const enterBy = (method: Method) => (signedIn: { token: string }) => {
    session.start(signedIn.token, method)
    void navigate({ to: visit.arrivalFor(app, to) })
  }

  return (
    <div className={styles.page}>
      <section className={styles.panel}>
        <h1 tabIndex={-1}>{texts.logIn}</h1>
        <p>{texts.whatFor}</p>
      </section>
      <div className={styles.card}>
        <Destination />
        <MethodTabs
          label={texts.wayToLogIn}
          methods={[
            { name: 'account', label: texts.byUsername, panel: within(<ByPassword onDone={enterBy('account')} />) },
            { name: 'sms', label: texts.byMobile, panel: within(<ByCode onDone={enterBy('sms')} />) },
            {
              name: 'member_code',
              label: texts.byMemberCode,
              panel: within(<ByMemberCode onDone={enterBy('member_code')} />),
            },
          ]}
          chosen={picked ?? last}
          onChoose={setPicked}
        />
        <div className={styles.others}>
          <p className={styles.or}>{texts.or}</p>
          <GovernmentButton app={app} />
          <Link to="/security/login-link" className={buttonClass('quiet')}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3.5 6.5h17v12h-17zM4 7l8 6.5L20 7" />
            </svg>
            {texts.byLink}
          </Link>
        </div>
        <Forgotten />
        <p className={styles.new}>
          {texts.notYetMember} <Link to="/register">{texts.register}</Link>
        </p>
      </div>
    </div>
  )
}

/** Why somebody is here who wanted another screen, and that it comes next. A prerendered page knows of none. */
function Destination() {
  const { routesByPath } = useRouter()
  const { to = '' } = useSearch({ strict: false })
  const inBrowser = useInBrowser()
  const routes: Record<string, { options: { staticData?: { title?: string } } } | undefined> = routesByPath
  const title = routes[to]?.options.staticData?.title
  if (!inBrowser || !title) return null
  return (
    <Notice>
      <p role="status">{texts.logInFirst(title)}</p>
    </Notice>
  )
}

/** Ways back in for people who cannot log in. */
const Forgotten = () => (
  <ul className={styles.forgotten}>
    <li>
      <Link to="/online/account/forgot-password">{texts.forgotPassword}</Link>
    </li>
    <li>
      <Link to="/online/account/retrieve-code">{texts.forgotUsername}</Link>
    </li>
    <li>
      <Link to="/online/retrieve-member">{texts.forgotMemberNumber}</Link>
    </li>
    <li>
      <Link to="/online/account/forgot-mobile">{texts.lostPhone}</Link>
    </li>
  </ul>
)
