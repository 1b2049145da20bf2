import { desk, type Given, refusals } from '@palaestra/contract'
import { CallForm, Refused, solveCaptcha, TextField } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import { loginWays } from '../../api/queries.ts'
import { session } from '../../api/session.ts'
import { AccountButton } from './AccountButton.tsx'
import { CodeStep } from './CodeStep.tsx'
import styles from './LoginScreen.module.css'
import { Sign } from './Sign.tsx'
import { useEntering } from './useEntering.ts'

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

/** By password or by work account, as the portal has it; then the second step where there is one. */
export function LoginScreen() {
  const { next: wanted } = useSearch({ from: '/login' })
  const { pending, enter, restart } = useEntering(wanted)
  // Where the answer does not come the password is offered: it is refused, where it is no way in.
  const { data: ways = { password: true, account: null }, isPending } = useQuery(loginWays)

  const sendAs: typeof sendLogIn = async (call, given) => {
    const reply = await sendLogIn(call, given)
    session.belongTo(given.body.username)
    return reply
  }

  if (pending) return <CodeStep pending={pending} onDone={enter} onRestart={restart} />
  return (
    <div className={styles.card}>
      <Sign />
      <h1 tabIndex={-1}>{texts.title}</h1>
      {!isPending && ways.password && (
        <CallForm call={desk.login.logIn} send={sendAs} submit={texts.logIn} onDone={enter}>
          <TextField name="username" label={texts.username} autoComplete="username" autoCapitalize="none" />
          <TextField name="password" label={texts.password} type="password" autoComplete="current-password" />
        </CallForm>
      )}
      {ways.account && (
        <div className={ways.password ? styles.other : styles.only}>
          <AccountButton account={ways.account} wanted={wanted} alone={!ways.password} />
        </div>
      )}
    </div>
  )
}
