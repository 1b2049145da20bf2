import { api, type Reply } from '@palaestra/contract'
import { CallForm, CodeField, MobileField, mustFit, Notice, PasswordField } from '@palaestra/ui'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { longMoment } from '#texts/day'
import * as texts from '#texts/recovery'
import { send } from '../../api/client.ts'
import { useLinkHash } from '../../routing/linkHash.ts'
import { Letter } from './Letter.tsx'
import styles from './recovery.module.css'

const path = '/security/recover-mobile/$hash'
const look = (hash: string) => send(api.recovery.lookAtMobileLink, { body: { hash } })
type Request = Reply<typeof api.recovery.recoverMobile>

/** The e-mailed link of who has lost the old phone: the new number, proved by a code to it. */
export function RecoverMobileScreen() {
  const hash = useLinkHash(path, useParams({ from: path }))
  const [request, setRequest] = useState<Request>()
  if (request) return <Asked request={request} />

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.recoverMobile}</h1>
      <Letter hash={hash} look={look} ended={<AskAgain />}>
        {(whose, hash) => <NewNumber whose={whose} hash={hash} onDone={setRequest} />}
      </Letter>
    </div>
  )
}

interface Props {
  whose: Reply<typeof api.recovery.lookAtMobileLink>
  hash: string
  onDone: (request: Request) => void
}

const NewNumber = ({ whose: { username, mobileHint, hours }, hash, onDone }: Props) => (
  <>
    <div>
      <p>{texts.forWhom(username)}</p>
      {mobileHint && <p>{texts.oldNumber(mobileHint)}</p>}
    </div>
    <div className={styles.card}>
      <CallForm call={api.recovery.recoverMobile} send={send} submit={texts.askForChange} onDone={onDone}>
        <input type="hidden" name="hash" value={hash} />
        <MobileField name="mobile" label={texts.newMobile} />
        <CodeField
          name="code"
          label={texts.code}
          hint={texts.newMobileCodeHint}
          sendCode={async ({ mobile }) => {
            const body = { hash, mobile: String(mobile) }
            mustFit(api.recovery.sendNewMobileCode.body, body)
            return send(api.recovery.sendNewMobileCode, { body })
          }}
        />
        {/* Not sent: it tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          name="password"
          label={texts.currentPassword}
          hint={texts.currentPasswordHint(hours)}
          autoComplete="current-password"
          optional
        />
      </CallForm>
    </div>
  </>
)

function Asked({ request: { mobileHint, takesEffectAt } }: { request: Request }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.asked}
      </h1>
      <Notice kind="success">
        <p>{texts.askedWhat(mobileHint, longMoment(takesEffectAt))}</p>
      </Notice>
      <h2>{texts.whatNext}</h2>
      <ol className={styles.steps}>
        {texts.askedSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <Link to="/ams/login">{texts.logIn}</Link>
      </p>
    </div>
  )
}

const AskAgain = () => (
  <p>
    <Link className={styles.action ?? ''} to="/online/account/forgot-mobile">
      {texts.forgotMobile}
    </Link>
  </p>
)
