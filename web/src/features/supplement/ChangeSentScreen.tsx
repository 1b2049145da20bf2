import { constant } from '@palaestra/contract'
import { Button, Notice, useCountdown } from '@palaestra/ui'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { longDay } from '#texts/day'
import * as texts from '#texts/supplement'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { DonePage } from '../../form/DonePage.tsx'
import page from '../../form/page.module.css'
import styles from './supplement.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    changeSent?: { reference: string; dueOn: string }
  }
}

/** After a change or delivered documents were sent; on to the account by itself, unless one stops that (M03). */
export function ChangeSentScreen() {
  const sent = useLocation({ select: ({ state }) => state.changeSent })
  if (!sent) return <NothingSent />
  return (
    <DonePage title={texts.sent} said={texts.sentWhat(sent.reference, longDay(sent.dueOn))}>
      <Homeward />
      <p>
        <Link to="/online/account">{texts.toAccount}</Link>
      </p>
    </DonePage>
  )
}

/** To whoever comes by the address alone. */
const NothingSent = () => (
  <div className={page.page}>
    <h1 tabIndex={-1}>{texts.change}</h1>
    <Notice kind="warning">
      <p>{texts.nothingSent}</p>
    </Notice>
    <BackToAccount />
  </div>
)

function Homeward() {
  const navigate = useNavigate()
  const { seconds, of, start } = useCountdown()
  const [stopped, setStopped] = useState(false)
  const begin = useEffectEvent(() => start(constant.secondsBeforeHome))
  const goHome = useEffectEvent(() => void navigate({ to: '/online/account', replace: true }))
  useEffect(() => begin(), [])
  useEffect(() => {
    if (of > 0 && seconds === 0 && !stopped) goHome()
  }, [of, seconds, stopped])

  return (
    <div className={styles.homeward}>
      <p role="timer">{stopped ? texts.staysHere : texts.homeIn(seconds)}</p>
      {!stopped && (
        <Button kind="quiet" onClick={() => setStopped(true)}>
          {texts.stay}
        </Button>
      )}
    </div>
  )
}
