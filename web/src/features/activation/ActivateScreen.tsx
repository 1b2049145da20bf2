import { api, type Reply, refusals } from '@palaestra/contract'
import { Button, CallForm, CodeField, Notice, Refused } from '@palaestra/ui'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/activation'
import { useAnswer } from '../../api/answers.ts'
import { send } from '../../api/client.ts'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'
import { useLinkHash } from '../../routing/linkHash.ts'
import styles from './ActivateScreen.module.css'
import { EndedLink } from './EndedLink.tsx'

const path = '/security/active-online-account/$hash'

/** Opening the page only looks: scanners open links too, and must not use them up. */
export function ActivateScreen() {
  const hash = useLinkHash(path, useParams({ from: path })) ?? ''
  const { data, error, again } = useAnswer({
    key: `activation/${hash}`,
    ask: () => send(api.activation.look, { body: { hash } }),
    waits: hash === '',
  })
  const [done, setDone] = useState(false)
  const ended = !hash || (error instanceof Refused && error.code === refusals.link_ended)

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{done ? texts.activated : texts.activate}</h1>
      {done ? (
        <Done />
      ) : ended ? (
        <EndedLink hash={hash} />
      ) : error ? (
        <Notice kind="danger">
          <p>{error.message}</p>
          <Button onClick={again}>{texts.tryAgain}</Button>
        </Notice>
      ) : (
        <>
          <p role="status" className={styles.waiting}>
            {data ? texts.forWhom(data.username) : texts.looking}
          </p>
          {data && <ActivateForm hash={hash} whose={data} onDone={() => setDone(true)} />}
        </>
      )}
    </div>
  )
}

const Done = () => (
  <>
    <Notice kind="success">
      <p>{texts.ready}</p>
    </Notice>
    <p>
      <Link className={styles.next} to="/ams/login">
        {texts.logIn}
      </Link>
    </p>
  </>
)

interface FormProps {
  hash: string
  whose: Reply<typeof api.activation.look>
  onDone: () => void
}

function ActivateForm({ hash, whose, onDone }: FormProps) {
  return (
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
  )
}
