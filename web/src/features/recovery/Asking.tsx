import type { api, Reply } from '@palaestra/contract'
import { Button, Notice, useCountdown } from '@palaestra/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as texts from '#texts/recovery'
import { hotline } from '../../form/Help.tsx'
import page from '../../form/page.module.css'
import styles from './recovery.module.css'

type Wait = Reply<typeof api.recovery.sendUsername>
interface Props {
  /** What the form is for: it goes when the form does. */
  lead?: ReactNode
  /** The sentence after the request, the same for everybody. */
  sent: string
  /** Advice for people whom nothing can reach. */
  otherwise?: string
  /** The form; it keeps its values for a further request. */
  children: (onAsked: (reply: Wait) => void) => ReactNode
}

/** A form that asks, and what happens next. */
export function Asking({ lead, sent, otherwise = texts.noContact(hotline), children }: Props) {
  const [asked, setAsked] = useState(false)
  const countdown = useCountdown()
  return (
    <>
      {!asked && lead}
      <div className={page.sheet} hidden={asked}>
        {children(({ wait }) => {
          countdown.start(wait)
          setAsked(true)
        })}
      </div>
      {asked && (
        <WhatNext sent={sent} otherwise={otherwise} seconds={countdown.seconds} onAgain={() => setAsked(false)} />
      )}
    </>
  )
}

interface NextProps {
  sent: string
  otherwise: string
  seconds: number
  onAgain: () => void
}

function WhatNext({ sent, otherwise, seconds, onAgain }: NextProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Notice kind="success">
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {texts.onItsWay}
        </h2>
        <p>{sent}</p>
      </Notice>
      <div className={page.sheet}>
        <h2>{texts.whatNext}</h2>
        <ol className={styles.steps}>
          <li>{texts.lookThere}</li>
          <li>{texts.notArrived}</li>
          <li>{otherwise}</li>
        </ol>
        <div className={styles.again}>
          <Button kind="quiet" aria-disabled={seconds > 0} onClick={() => seconds === 0 && onAgain()}>
            {seconds > 0 ? texts.sendAgainIn(seconds) : texts.sendAgain}
          </Button>
        </div>
      </div>
    </>
  )
}
