import { api } from '@palaestra/contract'
import { CallForm } from '@palaestra/ui'
import { useState } from 'react'
import * as form from '#texts/form'
import * as texts from '#texts/recovery'
import { send } from '../../api/client.ts'
import { LinkPage } from '../../form/LinkPage.tsx'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'
import page from '../../form/page.module.css'
import { AnotherLink } from './AnotherLink.tsx'
import { PasswordSet } from './PasswordSet.tsx'

const look = (hash: string) => send(api.recovery.lookAtPasswordLink, { body: { hash } })

/** The e-mailed link for a new password (R34). */
export function NewPasswordScreen() {
  const [done, setDone] = useState(false)
  if (done) return <PasswordSet />

  return (
    <LinkPage
      path="/security/change-password/$hash"
      title={texts.newPassword}
      lead={texts.newPasswordWhat}
      look={look}
      ended={texts.linkEnded}
      onward={() => <AnotherLink to="/online/account/forgot-password" action={form.newLink} />}
    >
      {({ username }, hash) => (
        <>
          <p>{texts.forWhom(username)}</p>
          <div className={page.sheet}>
            <CallForm
              call={api.recovery.resetPassword}
              send={send}
              submit={texts.setPassword}
              onDone={() => setDone(true)}
            >
              <input type="hidden" name="method" value="email" />
              <input type="hidden" name="hash" value={hash} />
              <NewPasswordFields label={texts.password} username={username} />
            </CallForm>
          </div>
        </>
      )}
    </LinkPage>
  )
}
