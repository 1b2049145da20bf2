import { api } from '@palaestra/contract'
import { CallForm } from '@palaestra/ui'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/recovery'
import { send } from '../../api/client.ts'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'
import { useLinkHash } from '../../routing/linkHash.ts'
import { Letter } from './Letter.tsx'
import { PasswordSet } from './PasswordSet.tsx'
import styles from './recovery.module.css'

const path = '/security/change-password/$hash'
const look = (hash: string) => send(api.recovery.lookAtPasswordLink, { body: { hash } })

/** The e-mailed link for a new password (R34). */
export function NewPasswordScreen() {
  const hash = useLinkHash(path, useParams({ from: path }))
  const [done, setDone] = useState(false)
  if (done) return <PasswordSet />

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.newPassword}</h1>
      <Letter hash={hash} look={look} ended={<AskAgain />}>
        {({ username }, hash) => (
          <>
            <p>{texts.forWhom(username)}</p>
            <div className={styles.card}>
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
      </Letter>
    </div>
  )
}

const AskAgain = () => (
  <p>
    <Link className={styles.action ?? ''} to="/online/account/forgot-password">
      {texts.forgotPassword}
    </Link>
  </p>
)
