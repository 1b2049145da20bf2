import { type api, refusals } from '@palaestra/contract'
import { Button, CallForm, Notice, Refused } from '@palaestra/ui'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/contact'
import { answers, useAnswer } from '../../api/answers.ts'
import { send } from '../../api/client.ts'
import { memberInfo } from '../../api/questions.ts'
import { useLinkHash } from '../../routing/linkHash.ts'
import { BackToAccount } from './BackToAccount.tsx'
import styles from './ChangePage.module.css'

type Account = typeof api.account
interface Props {
  path: '/security/change-email/$hash' | '/security/active-email/$hash'
  look: Account['lookAtChange'] | Account['lookAtConfirmation']
  call: Account['verifyChange'] | Account['confirmEmail']
  title: string
  /** What the button does. */
  what: string
  done: string
}

/** A link that is no longer good, and one that has been torn on its way. */
const hasEnded = (error: Error | undefined) =>
  error instanceof Refused && (error.code === refusals.link_ended || 'hash' in error.fields)

/** The page of an e-mailed link: it only looks, and the button does. Scanners open links too, and must use nothing up. */
export function EmailLink({ path, look, call, title, what, done }: Props) {
  const { hash: written = '' } = useParams({ strict: false })
  const hash = useLinkHash(path, { hash: written }) ?? ''
  const { data, error, again } = useAnswer({
    key: `${look.path}/${hash}`,
    ask: () => send(look, { body: { hash } }),
    waits: hash === '',
  })
  const [isDone, setDone] = useState(false)
  const showDone = () => {
    answers.outdate(memberInfo)
    setDone(true)
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.card}>
        {isDone ? (
          <Notice kind="success">
            <p role="status">{done}</p>
          </Notice>
        ) : !hash || hasEnded(error) ? (
          <Notice kind="warning">
            <p>{texts.linkEnded}</p>
          </Notice>
        ) : error ? (
          <Notice kind="danger">
            <p>{error.message}</p>
            <Button onClick={again}>{texts.tryAgain}</Button>
          </Notice>
        ) : (
          <>
            <p role="status" className={styles.now}>
              {data ? texts.thisAddress(data.emailHint) : texts.looking}
            </p>
            {data && (
              <>
                <p>{what}</p>
                <CallForm call={call} send={send} submit={title} onDone={showDone}>
                  <input type="hidden" name="hash" value={hash} />
                </CallForm>
              </>
            )}
          </>
        )}
      </div>
      <BackToAccount />
    </div>
  )
}
