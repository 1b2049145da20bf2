import { api, refusals } from '@palaestra/contract'
import { Notice, Refused, TickField } from '@palaestra/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as texts from '#texts/registration.government'
import { send } from '../../api/client.ts'
import { fetchPage } from '../../api/page.ts'
import { session } from '../../api/session.ts'
import { useRequest } from '../../api/useRequest.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { FormPage } from '../../form/FormPage.tsx'
import { GovernmentButton } from '../../form/GovernmentButton.tsx'
import { PageText } from '../../form/PageText.tsx'
import { registrationStart } from '../../routing/arrival.ts'
import styles from './registration.module.css'

const terms = 'readme-gov'

/** The start of a registration by the government account (R11): the sign-on first, then its terms, then the same steps. */
export function GovernmentRegisterScreen() {
  const navigate = useNavigate()
  const { data, error } = useRequest('verify', () => send(api.government.verify, { body: {} }))

  useEffect(() => {
    // Who is a member is logged in by it instead.
    if (!data?.linked) return
    session.start(data.token, 'app')
    void navigate({ to: '/online/account', replace: true })
  }, [data, navigate])

  const begin = (registration: string) => {
    session.startRegistration(registration)
    void navigate({ to: '/register', replace: true })
  }

  return (
    <FormPage>
      <h1 tabIndex={-1}>{texts.byGovernment}</h1>
      <p>{texts.whatFor}</p>
      <div className={styles.signOn} aria-busy={!data && !error}>
        {error && <SignOnFirst error={error} />}
        {data && !data.linked && <Terms nameHint={data.nameHint} onBegun={begin} />}
      </div>
      <p>
        <Link to="/register">{texts.otherwise}</Link>
      </p>
    </FormPage>
  )
}

/** Nobody has signed in with this browser yet, or the sign-on came to nothing. */
function SignOnFirst({ error }: { error: Error }) {
  const isNew = error instanceof Refused && error.code === refusals.sign_on_ended
  return (
    <>
      {isNew ? (
        <p>{texts.signOnFirst}</p>
      ) : (
        <Notice kind="warning">
          <p role="alert">{error.message}</p>
        </Notice>
      )}
      <GovernmentButton to={registrationStart} />
    </>
  )
}

interface TermsProps {
  nameHint: string | null
  onBegun: (registration: string) => void
}

function Terms({ nameHint, onBegun }: TermsProps) {
  // Its version is what is agreed to.
  const { data, error } = useRequest(terms, () => fetchPage(terms))
  return (
    <>
      {nameHint && <p role="status">{texts.signedIn(nameHint)}</p>}
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <PageText page={terms} label={texts.terms}>
          <CallForm
            call={api.registration.openByGovernment}
            submit={texts.begin}
            onDone={({ registration }) => onBegun(registration)}
          >
            <input type="hidden" name="version" value={data.updatedOn} />
            <TickField name="termsAgreed" label={texts.termsAgreed} />
          </CallForm>
        </PageText>
      )}
    </>
  )
}
