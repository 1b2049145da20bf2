import { desk } from '@palaestra/contract'
import { CallForm, TextField } from '@palaestra/ui'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import styles from './LoginScreen.module.css'

export function LoginScreen() {
  const { next } = useSearch({ from: '/login' })
  const navigate = useNavigate()
  const { history } = useRouter()

  const enter = ({ token }: { token: string }) => {
    session.start(token)
    // Only back to the desk: an address somebody else wrote must not lead away from it.
    if (next?.startsWith('/desk/')) history.push(next)
    else void navigate({ to: '/' })
  }

  return (
    <div className={styles.card}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <CallForm call={desk.login.logIn} send={send} submit={texts.logIn} onDone={enter}>
        <TextField name="username" label={texts.username} autoComplete="username" autoCapitalize="none" />
        <TextField name="password" label={texts.password} type="password" autoComplete="current-password" />
      </CallForm>
    </div>
  )
}
