import { api } from '@palaestra/contract'
import { CallForm, CodeField, Notice } from '@palaestra/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/application'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import { useLinkHash } from '../../routing/linkHash.ts'
import styles from './ReopenScreen.module.css'

/** From the letter of a rejection back into the application. The link alone opens nothing: a code goes to the mobile. */
export function ReopenScreen() {
  const navigate = useNavigate()
  const { hash = '', isLost } = useLinkHash('/register/correct/$hash')
  const [mobileHint, setMobileHint] = useState<string>()

  const goOn = ({ registration }: { registration: string }) => {
    session.startRegistration(registration)
    void navigate({ to: '/register', replace: true })
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.correct}</h1>
      <p>{texts.correctHow}</p>
      {isLost ? (
        <Notice kind="warning">
          <p>{texts.linkLost}</p>
        </Notice>
      ) : (
        <CallForm
          call={api.application.reopen}
          send={send}
          // In place of a hidden field: the page is prerendered for any link.
          shape={(written) => ({ ...written, hash })}
          submit={texts.verifyAndGoOn}
          onDone={goOn}
        >
          <CodeField
            name="code"
            label={texts.smsCode}
            hint={mobileHint ? texts.codeSentTo(mobileHint) : texts.codeGoesToYourMobile}
            sendCode={async () => {
              const { wait, mobileHint } = await send(api.application.sendReopenCode, { body: { hash } })
              setMobileHint(mobileHint)
              return { wait }
            }}
          />
        </CallForm>
      )}
      <p>
        <Link to="/register">{texts.registerAnew}</Link>
      </p>
    </div>
  )
}
