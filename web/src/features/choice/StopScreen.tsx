import { api } from '@palaestra/contract'
import { CallForm, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/choice'
import { send } from '../../api/client.ts'
import { DonePage } from '../../form/DonePage.tsx'
import { LinkPage } from '../../form/LinkPage.tsx'

const look = (seal: string) => send(api.choice.lookAtStop, { body: { seal } })

const ToChoices = () => (
  <p>
    <Link to="/online/account/notices">{texts.toChoices}</Link>
  </p>
)

/** Stops e-mails by the link in one of them, without a login; what opens the link stops nothing (RFC 8058). */
export function StopScreen() {
  const [isStopped, setStopped] = useState(false)
  if (isStopped)
    return (
      <DonePage title={texts.stopped} said={texts.stoppedWhat}>
        <ToChoices />
      </DonePage>
    )
  return (
    <LinkPage
      path="/security/stop-notices/$hash"
      title={texts.stopTitle}
      lead={texts.stopWhat}
      look={look}
      ended={texts.linkWrong}
      onward={() => <ToChoices />}
    >
      {({ topic }, seal) => (
        <>
          <Notice>
            <p>{texts.stopsThese(texts.topics[topic])}</p>
          </Notice>
          <CallForm call={api.choice.stop} send={send} submit={texts.stop} onDone={() => setStopped(true)}>
            <input type="hidden" name="seal" value={seal} />
          </CallForm>
        </>
      )}
    </LinkPage>
  )
}
