import { api } from '@palaestra/contract'
import { CallForm, MethodTabs, Notice, TextField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/recovery'
import { CaptchaField } from '../../form/CaptchaField.tsx'
import { sendSolved } from '../../form/captcha.ts'
import { hotline } from '../../form/Help.tsx'
import { Asking } from './Asking.tsx'
import { AskingPage } from './AskingPage.tsx'
import { useKnownMember } from './knownMember.ts'
import { DocumentFields } from './Reminder.tsx'

/** The way to a new number for who has lost the phone. It leads through the e-mail on file, or to the hotline (T-47). */
export function ForgotMobileScreen() {
  const [by, setBy] = useState<'username' | 'document'>('username')
  const { member, settled } = useKnownMember()
  // The captcha is solved for the way that is chosen.
  const captcha = <CaptchaField call={api.recovery.forgotMobile} />

  const byUsername = (onAsked: (reply: { wait: number }) => void) => (
    <CallForm call={api.recovery.forgotMobile} send={sendSolved} submit={texts.sendLink} onDone={onAsked}>
      <input type="hidden" name="by" value="username" />
      <TextField
        name="username"
        label={texts.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={member?.username}
      />
      {by === 'username' && captcha}
    </CallForm>
  )
  const byDocument = (onAsked: (reply: { wait: number }) => void) => (
    <CallForm call={api.recovery.forgotMobile} send={sendSolved} submit={texts.sendLink} onDone={onAsked}>
      <input type="hidden" name="by" value="document" />
      <DocumentFields />
      {by === 'document' && captcha}
    </CallForm>
  )

  return (
    <AskingPage title={texts.forgotMobile} what={texts.forgotMobileWhat} way="/online/account/forgot-mobile">
      <Notice>
        <p>{texts.forgotMobileLoggedIn}</p>
        <p>{texts.noEmail(hotline)}</p>
      </Notice>
      <MethodTabs
        label={texts.wayToFind}
        methods={[
          {
            name: 'username',
            label: texts.byUsername,
            panel: settled && (
              <Asking sent={texts.sent.mobile} otherwise={texts.noEmail(hotline)}>
                {byUsername}
              </Asking>
            ),
          },
          {
            name: 'document',
            label: texts.byDocument,
            panel: (
              <Asking sent={texts.sent.mobile} otherwise={texts.noEmail(hotline)}>
                {byDocument}
              </Asking>
            ),
          },
        ]}
        chosen={by}
        onChoose={setBy}
      />
    </AskingPage>
  )
}
