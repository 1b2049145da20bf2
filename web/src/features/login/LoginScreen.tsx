import { MethodTabs } from '@palaestra/ui'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import * as texts from '#texts/login'
import { type LoginMethod, session } from '../../api/session.ts'
import { visit } from '../../api/visit.ts'
import { GovernmentButton } from '../../form/GovernmentButton.tsx'
import styles from './LoginScreen.module.css'

// To read and to type, the page that was drawn beforehand is enough; what checks and sends comes a moment later.
const ByPassword = lazy(async () => ({ default: (await import('./LoginForms.tsx')).ByPassword }))
const ByCode = lazy(async () => ({ default: (await import('./LoginForms.tsx')).ByCode }))

type Method = Extract<LoginMethod, 'account' | 'sms'>

const never = () => () => {}
const lastMethod = () => (session.loginMethod() === 'sms' ? 'sms' : 'account')

/** The way one logged in last time. What is drawn beforehand cannot know it. */
const useLastMethod = () => useSyncExternalStore<Method>(never, lastMethod, () => 'account')

/** Its own place, so that the rest of the page need not wait. */
const within = (form: ReactNode) => <Suspense fallback={null}>{form}</Suspense>

export function LoginScreen() {
  const navigate = useNavigate()
  const { app } = useSearch({ strict: false })
  const last = useLastMethod()
  const [picked, setPicked] = useState<Method>()

  const enterBy = (method: Method) => (signedIn: { token: string }) => {
    session.start(signedIn.token, method)
    void navigate({ to: visit.arrivalFor(app) })
  }

  return (
    <div className={styles.page}>
      <section className={styles.panel}>
        <h1 tabIndex={-1}>{texts.logIn}</h1>
        <p>{texts.whatFor}</p>
      </section>
      <div className={styles.card}>
        <MethodTabs
          label={texts.wayToLogIn}
          methods={[
            { name: 'account', label: texts.byUsername, panel: within(<ByPassword onDone={enterBy('account')} />) },
            { name: 'sms', label: texts.byMobile, panel: within(<ByCode onDone={enterBy('sms')} />) },
          ]}
          chosen={picked ?? last}
          onChoose={setPicked}
        />
        <GovernmentButton app={app} />
        <p className={styles.new}>
          {texts.notYetMember} <Link to="/register">{texts.register}</Link>
        </p>
      </div>
    </div>
  )
}
