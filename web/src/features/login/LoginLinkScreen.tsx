import { api, refusals } from '@palaestra/contract'
import { Button, CallForm, Notice, Refused } from '@palaestra/ui'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { locale } from '#texts/document'
import * as texts from '#texts/login'
import { useAnswer } from '../../api/answers.ts'
import { send } from '../../api/client.ts'
import { memberInfo } from '../../api/questions.ts'
import { session } from '../../api/session.ts'
import { useSignedIn } from '../../frame/useStored.ts'
import { hrefOf } from '../../routing/address.ts'
import { arrivalFor } from '../../routing/arrival.ts'
import { useLinkHash } from '../../routing/linkHash.ts'
import styles from './link.module.css'

const path = '/security/login-link/$hash'

/** The link of a letter. Opening it only looks: scanners open links too, and must not use them up (T-22). */
export function LoginLinkScreen() {
  const hash = useLinkHash(path, useParams({ from: path })) ?? ''
  const { data, error, again } = useAnswer({
    key: `login-link/${hash}`,
    ask: () => send(api.login.lookAtLink, { body: { hash } }),
    waits: hash === '',
  })
  const ended = !hash || (error instanceof Refused && error.code === refusals.link_ended)

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.logIn}</h1>
      {ended ? (
        <Ended />
      ) : error ? (
        <Notice kind="danger">
          <p>{error.message}</p>
          <Button onClick={again}>{texts.tryAgain}</Button>
        </Notice>
      ) : (
        <>
          <p role="status" className={styles.waiting}>
            {data ? texts.loggingInAs(data.usernameHint, data.emailHint) : texts.looking}
          </p>
          {data && <Enter hash={hash} />}
        </>
      )}
    </div>
  )
}

const Ended = () => (
  <>
    <Notice kind="warning">
      <p>{texts.linkEnded}</p>
    </Notice>
    <p>
      <Link to="/security/login-link">{texts.newLink}</Link>
    </p>
    <p>
      <Link to="/ams/login">{texts.otherWays}</Link>
    </p>
  </>
)

function Enter({ hash }: { hash: string }) {
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { data: here, error } = useAnswer({ ...memberInfo, waits: !signedIn })
  if (signedIn && !here && !error) return null

  const enter = async ({ token }: { token: string }) => {
    const arrival = arrivalFor(session.loginApp())
    if (!session.token()) {
      session.start(token)
      return navigate({ to: arrival })
    }
    // Who was here before is no longer, also where this cannot be told to the server.
    await send(api.login.logOut, { body: {} }).catch(() => undefined)
    session.start(token)
    // A fresh document: nothing of another member stays in memory.
    location.replace(hrefOf(arrival, locale) ?? '/')
  }

  return (
    <>
      {/* Whoever it is: what is told of the two is masked, and may be alike (T-22). */}
      {signedIn && (
        <Notice kind="warning">
          <p>{texts.anotherIsHere(here?.username)}</p>
        </Notice>
      )}
      <CallForm
        call={api.login.logInByLink}
        send={send}
        submit={signedIn ? texts.changeMember : texts.logIn}
        onDone={(reply) => void enter(reply)}
      >
        <input type="hidden" name="hash" value={hash} />
      </CallForm>
    </>
  )
}
