import { api } from '@palaestra/contract'
import { CallForm, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { longMoment } from '#texts/day'
import * as texts from '#texts/recovery'
import { send } from '../../api/client.ts'
import { DonePage } from '../../form/DonePage.tsx'
import { Help } from '../../form/Help.tsx'
import { LinkPage } from '../../form/LinkPage.tsx'
import { AnotherLink } from './AnotherLink.tsx'

const look = (hash: string) => send(api.recovery.lookAtStop, { body: { hash } })

/** “It was not me”: for whoever was told of a new number and did not ask for it (T-47). */
export function StopMobileScreen() {
  const [stopped, setStopped] = useState(false)
  if (stopped) return <Stopped />

  return (
    <LinkPage
      path="/security/stop-mobile/$hash"
      title={texts.stopMobile}
      lead={texts.stopMobileWhat}
      look={look}
      ended={texts.linkEnded}
      onward={() => <AnotherLink to="/online/account/forgot-password" action={texts.newPassword} />}
    >
      {({ mobileHint, takesEffectAt }, hash) => (
        <>
          <Notice kind="warning">
            <p>{texts.stopWhat(mobileHint, longMoment(takesEffectAt))}</p>
          </Notice>
          <CallForm call={api.recovery.stopMobile} send={send} submit={texts.stop} onDone={() => setStopped(true)}>
            <input type="hidden" name="hash" value={hash} />
          </CallForm>
        </>
      )}
    </LinkPage>
  )
}

const Stopped = () => (
  <DonePage title={texts.stopped} said={texts.stoppedWhat}>
    <p>
      <Link to="/online/account/forgot-password">{texts.newPassword}</Link>
    </p>
    <Help />
  </DonePage>
)
