import { api } from '@palaestra/contract'
import { CallForm, CodeField, Dialog, MethodTabs, PasswordField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/form'
import { send } from '../api/client.ts'
import styles from './ProofDialog.module.css'

interface Props {
  /** Why only the code will do, in the words of the server; undefined where the password does, too. */
  whyCode: string | undefined
  onProved: () => void
  onClose: () => void
}

const call = api.login.prove

/** Asks once more who is there, by what only the member has: the password, or the phone on file. */
export function ProofDialog({ whyCode, onProved, onClose }: Props) {
  const [method, setMethod] = useState<'account' | 'sms'>('account')
  const [mobileHint, setMobileHint] = useState<string>()

  const sendCode = async () => {
    const { wait, mobileHint } = await send(api.login.sendProofCode, { body: {} })
    setMobileHint(mobileHint)
    return { wait }
  }
  const byPassword = (
    <CallForm call={call} send={send} submit={texts.proveAndGoOn} onDone={onProved}>
      <input type="hidden" name="method" value="account" />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
    </CallForm>
  )
  const byCode = (
    <CallForm call={call} send={send} submit={texts.proveAndGoOn} onDone={onProved}>
      <input type="hidden" name="method" value="sms" />
      <CodeField
        name="code"
        label={texts.code}
        hint={mobileHint ? texts.codeSentTo(mobileHint) : texts.toYourPhone}
        sendCode={sendCode}
      />
    </CallForm>
  )

  return (
    <Dialog title={texts.proveYourself} onClose={onClose}>
      <div className={styles.proof}>
        {whyCode && <p>{whyCode}</p>}
        <p>{texts.whyProve}</p>
        {whyCode ? (
          byCode
        ) : (
          <MethodTabs
            label={texts.proveYourself}
            methods={[
              { name: 'account', label: texts.password, panel: byPassword },
              { name: 'sms', label: texts.code, panel: byCode },
            ]}
            chosen={method}
            onChoose={setMethod}
          />
        )}
      </div>
    </Dialog>
  )
}
