import { api, type Reply } from '@palaestra/contract'
import { buttonClass, CallForm, CodeField } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/activation'
import { send } from '../../api/client.ts'
import { DonePage } from '../../form/DonePage.tsx'
import { LinkPage } from '../../form/LinkPage.tsx'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'
import page from '../../form/page.module.css'
import { EndedLink } from './EndedLink.tsx'

const look = (hash: string) => send(api.activation.look, { body: { hash } })

/** The link in the letter of an approval: a code and a password make the account one’s own (R37). */
export function ActivateScreen() {
  const [done, setDone] = useState(false)
  if (done) return <Done />

  return (
    <LinkPage
      path="/security/active-online-account/$hash"
      title={texts.activate}
      lead={texts.lead}
      look={look}
      ended={texts.linkEnded}
      onward={(hash) => <EndedLink hash={hash} />}
    >
      {(whose, hash) => <ActivateForm hash={hash} whose={whose} onDone={() => setDone(true)} />}
    </LinkPage>
  )
}

const Done = () => (
  <DonePage title={texts.activated} said={texts.ready}>
    <p>
      <Link className={buttonClass()} to="/ams/login">
        {texts.logIn}
      </Link>
    </p>
  </DonePage>
)

interface FormProps {
  hash: string
  whose: Reply<typeof api.activation.look>
  onDone: () => void
}

const ActivateForm = ({ hash, whose, onDone }: FormProps) => (
  <>
    <p>{texts.forWhom(whose.username)}</p>
    <div className={page.sheet}>
      <CallForm call={api.activation.activate} send={send} submit={texts.activate} onDone={onDone}>
        <input type="hidden" name="hash" value={hash} />
        <CodeField
          name="code"
          label={texts.code}
          hint={texts.codeGoesTo(whose.mobileHint)}
          sendCode={() => send(api.activation.sendCode, { body: { hash } })}
        />
        <NewPasswordFields label={texts.password} username={whose.username} />
      </CallForm>
    </div>
  </>
)
