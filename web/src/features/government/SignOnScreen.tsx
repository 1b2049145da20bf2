import { api } from '@palaestra/contract'
import { buttonClass, Notice } from '@palaestra/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { locale } from '#texts/document'
import * as texts from '#texts/government'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import { useRequest } from '../../api/useRequest.ts'
import { visit } from '../../api/visit.ts'
import { GovernmentButton } from '../../form/GovernmentButton.tsx'
import { arrivalFor, isDestination, registrationStart, wayTo } from '../../routing/arrival.ts'
import styles from './government.module.css'

/** The screen after the issuer. The server knows the result of the sign-on by this browser’s cookie (A05). */
export function SignOnScreen() {
  const navigate = useNavigate()
  const { data, error } = useRequest('verify', () => send(api.government.verify, { body: {} }))

  const registers = data?.linked === false && visit.destination() === registrationStart

  useEffect(() => {
    // Who came to register has said already that they are no member.
    if (registers) void navigate({ to: registrationStart, replace: true })
  }, [registers, navigate])
  useEffect(() => {
    if (!data?.linked) return
    session.start(data.token, 'app')
    const to = visit.destination()
    const arrival = !data.app && isDestination(to) ? to : arrivalFor(data.app)
    void navigate({ ...wayTo(arrival), replace: true })
  }, [data, navigate])

  if (error) return <Failed problem={error.message} />
  if (data && !data.linked && !registers) return <NotLinked nameHint={data.nameHint} />
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} aria-live="polite">
        {texts.confirming}
      </h1>
    </div>
  )
}

/** A member came here to link, a visitor to log in: each gets their own way on. */
function Failed({ problem }: { problem: string }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.failed}</h1>
      <div role="alert">
        <Notice kind="warning">
          <p>{problem}</p>
        </Notice>
      </div>
      {session.token() ? (
        <p>
          <Link to="/online/account/bind">{texts.backToLink}</Link>
        </p>
      ) : (
        <div className={styles.ways}>
          <Link to="/ams/login" search={{ _locale: locale }} className={buttonClass()}>
            {texts.otherWays}
          </Link>
          <GovernmentButton />
        </div>
      )}
    </div>
  )
}

function NotLinked({ nameHint }: { nameHint: string | null }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.notLinked}</h1>
      <p role="status">{nameHint ? texts.signedInChooseNext(nameHint) : texts.chooseNext}</p>
      <div className={styles.choices}>
        <section className={styles.card}>
          <h2>{texts.amMember}</h2>
          <p>{texts.amMemberWhat}</p>
          <Link to="/ams/login" search={{ app: 'bind', _locale: locale }} className={buttonClass()}>
            {texts.logInAndLink}
          </Link>
        </section>
        <section className={styles.card}>
          <h2>{texts.amNoMember}</h2>
          <p>{texts.amNoMemberWhat}</p>
          <Link to={registrationStart} className={buttonClass('quiet')}>
            {texts.register}
          </Link>
        </section>
      </div>
    </div>
  )
}
