import type { api } from '@palaestra/contract'
import { CallForm } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/contact'
import { send } from '../../api/client.ts'
import { memberInfo } from '../../api/memberInfo.ts'
import { invalidate } from '../../api/query.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import styles from '../../form/ChangePage.module.css'
import { DonePage } from '../../form/DonePage.tsx'
import { LinkPage } from '../../form/LinkPage.tsx'
import page from '../../form/page.module.css'

type Contact = typeof api.contact
interface Props {
  path: '/security/change-email/$hash' | '/security/active-email/$hash'
  look: Contact['lookAtChange'] | Contact['lookAtConfirmation']
  call: Contact['verifyChange'] | Contact['confirmEmail']
  title: string
  lead: string
  done: string
}

/** The page of a link to an e-mail address: the button confirms it, for whoever holds the letter. */
export function EmailLink({ path, look, call, title, lead, done }: Props) {
  const [isDone, setDone] = useState(false)
  const showDone = () => {
    void invalidate(memberInfo)
    setDone(true)
  }
  if (isDone)
    return (
      <DonePage title={title} said={done}>
        <BackToAccount />
      </DonePage>
    )

  return (
    <LinkPage
      path={path}
      title={title}
      lead={lead}
      look={(hash) => send(look, { body: { hash } })}
      ended={texts.linkEnded}
      onward={() => <BackToAccount />}
    >
      {({ emailHint }, hash) => (
        <div className={page.sheet}>
          <p className={styles.now}>{texts.thisAddress(emailHint)}</p>
          <CallForm call={call} send={send} submit={title} onDone={showDone}>
            <input type="hidden" name="hash" value={hash} />
          </CallForm>
        </div>
      )}
    </LinkPage>
  )
}
