import { api } from '@palaestra/contract'
import { CallForm, Notice } from '@palaestra/ui'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { longMoment } from '#texts/day'
import * as texts from '#texts/recovery'
import { send } from '../../api/client.ts'
import { useLinkHash } from '../../routing/linkHash.ts'
import { Help } from './Help.tsx'
import { Letter } from './Letter.tsx'
import styles from './recovery.module.css'

const path = '/security/stop-mobile/$hash'
const look = (hash: string) => send(api.recovery.lookAtStop, { body: { hash } })

/** “It was not me”: for whoever was told of a new number and did not ask for it (T-47). */
export function StopMobileScreen() {
  const hash = useLinkHash(path, useParams({ from: path }))
  const [stopped, setStopped] = useState(false)
  if (stopped) return <Stopped />

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.stopMobile}</h1>
      <Letter hash={hash} look={look} ended={<Help />}>
        {({ mobileHint, takesEffectAt }, hash) => (
          <>
            <Notice kind="warning">
              <p>{texts.stopWhat(mobileHint, longMoment(takesEffectAt))}</p>
            </Notice>
            <p>{texts.stopWhen}</p>
            <CallForm call={api.recovery.stopMobile} send={send} submit={texts.stop} onDone={() => setStopped(true)}>
              <input type="hidden" name="hash" value={hash} />
            </CallForm>
            <Help />
          </>
        )}
      </Letter>
    </div>
  )
}

function Stopped() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.stopped}
      </h1>
      <Notice kind="success">
        <p>{texts.stoppedWhat}</p>
      </Notice>
      <p>
        <Link to="/online/account/forgot-password">{texts.newPassword}</Link>
      </p>
      <Help />
    </div>
  )
}
