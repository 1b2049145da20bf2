import { api, type Reply } from '@palaestra/contract'
import { CallForm, CodeField, MobileField, mustFit, PasswordField } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { longMoment } from '#texts/day'
import * as form from '#texts/form'
import * as texts from '#texts/recovery'
import { send } from '../../api/client.ts'
import { DonePage } from '../../form/DonePage.tsx'
import { LinkPage } from '../../form/LinkPage.tsx'
import page from '../../form/page.module.css'
import { AnotherLink } from './AnotherLink.tsx'
import styles from './recovery.module.css'

const look = (hash: string) => send(api.recovery.lookAtMobileLink, { body: { hash } })
type Request = Reply<typeof api.recovery.recoverMobile>

/** The e-mailed link of who has lost the old phone: the new number, proved by a code to it. */
export function RecoverMobileScreen() {
  const [request, setRequest] = useState<Request>()
  if (request) return <Asked request={request} />

  return (
    <LinkPage
      path="/security/recover-mobile/$hash"
      title={texts.recoverMobile}
      lead={texts.recoverMobileWhat}
      look={look}
      ended={texts.linkEnded}
      onward={() => <AnotherLink to="/online/account/forgot-mobile" action={form.newLink} />}
    >
      {(whose, hash) => <NewNumber whose={whose} hash={hash} onDone={setRequest} />}
    </LinkPage>
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
    <div className={page.sheet}>
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
        {/* For password managers only, which learn whose password this is: it has no name and is not sent. */}
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

const Asked = ({ request: { mobileHint, takesEffectAt } }: { request: Request }) => (
  <DonePage title={texts.asked} said={texts.askedWhat(mobileHint, longMoment(takesEffectAt))}>
    <h2>{texts.whatNext}</h2>
    <ol className={styles.steps}>
      {texts.askedSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>
      <Link to="/ams/login">{texts.logIn}</Link>
    </p>
  </DonePage>
)
