import { api } from '@palaestra/contract'
import { CallForm, Notice, TickField } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/registration'
import { CaptchaField } from '../../../form/CaptchaField.tsx'
import { sendSolved } from '../../../form/captcha.ts'
import { PageText } from '../../../form/PageText.tsx'
import { takeFocus } from '../../../form/takeFocus.ts'
import styles from '../registration.module.css'
import { StepsAhead } from './StepsAhead.tsx'

interface Props {
  /** Whether an earlier registration has run out. */
  ended: boolean
  onOpen: (registration: string) => Promise<void>
}

export function TermsStep({ ended, onOpen }: Props) {
  return (
    <>
      {ended && (
        <Notice kind="warning">
          <p ref={takeFocus} tabIndex={-1} className={styles.strong}>
            {texts.ended}
          </p>
          <p>{texts.endedWhat}</p>
        </Notice>
      )}
      <section className={styles.ready}>
        <h2>{texts.haveReady}</h2>
        <ul>
          {texts.thingsToHave.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p>{texts.howLong}</p>
        <StepsAhead />
        <p className="signOn">
          <Link to="/security/register-gov">{texts.byGovernment}</Link>
        </p>
      </section>
      <PageText page="readme" label={texts.terms}>
        <CallForm
          call={api.registration.open}
          send={sendSolved}
          submit={texts.begin}
          onDone={({ registration }) => void onOpen(registration)}
        >
          <TickField name="termsAgreed" label={texts.termsAgreed} />
          <CaptchaField call={api.registration.open} />
        </CallForm>
      </PageText>
    </>
  )
}
