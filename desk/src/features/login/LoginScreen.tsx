import { desk, type Given, type Reply, refusals } from '@palaestra/contract'
import { Button, CallForm, Refused, solveCaptcha, TextField } from '@palaestra/ui'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import styles from './LoginScreen.module.css'
import { Sign } from './Sign.tsx'

type LogIn = typeof desk.login.logIn

/** After some wrong tries a captcha is asked for. It is solved and the same request sent again, without a word. */
const sendLogIn = async (call: LogIn, given: Given<LogIn>) => {
  try {
    return await send(call, given)
  } catch (error) {
    if (!(error instanceof Refused && error.code === refusals.captcha_needed)) throw error
    const { username } = given.body
    const { challenge } = await send(desk.login.captcha, { body: { username } })
    return send(call, { body: { ...given.body, solvedCaptcha: await solveCaptcha(challenge) } })
  }
}

/** The password first, then the second step where there is one. */
export function LoginScreen() {
  const { next: wanted } = useSearch({ from: '/login' })
  const [pending, setPending] = useState<string>()
  const navigate = useNavigate()
  const { history } = useRouter()

  const sendAs: typeof sendLogIn = async (call, given) => {
    const reply = await sendLogIn(call, given)
    session.belongTo(given.body.username)
    return reply
  }
  const enter = ({ token, next }: Reply<LogIn>) => {
    if (next === 'code') return setPending(token)
    session.start(token, { enrolling: next === 'enrolment' })
    if (next === 'enrolment') void navigate({ to: '/factor' })
    // Only back to the desk: an address somebody else wrote must not lead away from it.
    else if (wanted?.startsWith('/desk/')) history.push(wanted)
    else void navigate({ to: '/' })
  }

  if (pending) return <CodeStep pending={pending} onDone={enter} onRestart={() => setPending(undefined)} />
  return (
    <div className={styles.card}>
      <Sign />
      <h1 tabIndex={-1}>{texts.title}</h1>
      <CallForm call={desk.login.logIn} send={sendAs} submit={texts.logIn} onDone={enter}>
        <TextField name="username" label={texts.username} autoComplete="username" autoCapitalize="none" />
        <TextField name="password" label={texts.password} type="password" autoComplete="current-password" />
      </CallForm>
    </div>
  )
}

interface CodeProps {
  pending: string
  onDone: (reply: Reply<LogIn>) => void
  onRestart: () => void
}

function CodeStep({ pending, onDone, onRestart }: CodeProps) {
  return (
    <div className={styles.card}>
      <Sign />
      {/* The fields of the step before are gone, and the focus with them. */}
      <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
        {texts.codeTitle}
      </h1>
      <p>{texts.codeMeaning}</p>
      <CallForm
        call={desk.login.giveCode}
        send={send}
        shape={(written) => ({ ...written, pending })}
        submit={texts.goOn}
        onDone={onDone}
        aside={
          <Button kind="quiet" onClick={onRestart}>
            {texts.startAgain}
          </Button>
        }
      >
        <TextField
          name="code"
          label={texts.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </CallForm>
    </div>
  )
}
