import { desk } from '@palaestra/contract'
import { buttonClass, CallForm, Notice, TextField } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import { loginByAccount, loginWays } from '../../api/queries.ts'
import { session } from '../../api/session.ts'
import { AccountButton } from './AccountButton.tsx'
import { CodeStep } from './CodeStep.tsx'
import styles from './LoginScreen.module.css'
import { Sign } from './Sign.tsx'
import { useEntering } from './useEntering.ts'

/** The screen after the issuer. The server knows by this browser’s cookie which work account has signed in. */
export function SignOnScreen() {
  const [wanted] = useState(session.wanted)
  const { pending, enter, restart } = useEntering(wanted)
  const { data, error } = useQuery(loginByAccount)

  useEffect(() => {
    if (data?.linked) enter(data)
  }, [data, enter])

  if (pending) return <CodeStep pending={pending} onDone={enter} onRestart={restart} />
  if (error) return <Failed problem={error.message} wanted={wanted} />
  return (
    <div className={styles.card}>
      <Sign />
      <h1 tabIndex={-1} aria-live="polite">
        {data && !data.linked ? texts.inviteTitle : texts.confirming}
      </h1>
      {data && !data.linked && (
        <>
          <p>{texts.inviteMeaning}</p>
          <CallForm call={desk.staffSignOn.link} send={send} submit={texts.goOn} onDone={enter}>
            <TextField
              name="code"
              label={texts.inviteCode}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </CallForm>
          <Link to="/login" className={styles.back}>
            {texts.toLogin}
          </Link>
        </>
      )}
    </div>
  )
}

/** Nothing has come of it: why, and both ways on. */
function Failed({ problem, wanted }: { problem: string; wanted: string | undefined }) {
  const { data: ways } = useQuery(loginWays)
  return (
    <div className={styles.card}>
      <Sign />
      <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
        {texts.notLoggedIn}
      </h1>
      <div role="alert">
        <Notice kind="warning">
          <p>{problem}</p>
        </Notice>
      </div>
      {ways?.account && <AccountButton account={ways.account} wanted={wanted} alone />}
      <Link to="/login" search={wanted ? { next: wanted } : {}} className={buttonClass('quiet')}>
        {texts.toLogin}
      </Link>
    </div>
  )
}
