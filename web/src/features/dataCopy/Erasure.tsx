import { mayWithdrawErasure } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import { useState } from 'react'
import { longMoment } from '#texts/day'
import * as texts from '#texts/erasureRequest'
import page from '../../form/page.module.css'
import { Succeeded } from '../../form/Succeeded.tsx'
import { AskForErasure } from './AskForErasure.tsx'
import styles from './dataCopy.module.css'
import type { Erasures, Request } from './erasures.ts'
import { PendingErasure } from './PendingErasure.tsx'
import { WhatFollows } from './WhatFollows.tsx'

/** Erasing everything: what it means, the request, and taking it back. */
export function Erasure({ erasures, onChange }: { erasures: Erasures; onChange: () => void }) {
  const { requests, kept, thinkDays } = erasures
  const [done, setDone] = useState<string>()
  const say = (said: string) => {
    setDone(said)
    onChange()
  }
  const open = requests.filter(({ state }) => mayWithdrawErasure(state))
  const [newest] = requests
  return (
    <section className={page.sheet} aria-labelledby="erasure">
      <h2 id="erasure">{texts.title}</h2>
      {done && <Succeeded key={done}>{done}</Succeeded>}
      {open.map((request) => (
        <PendingErasure key={request.reference} request={request} onWithdrawn={() => say(texts.withdrawn)} />
      ))}
      {newest?.state === 'refused' && <Refused request={newest} />}
      <WhatFollows kept={kept} thinkDays={thinkDays} />
      <AskForErasure
        erasures={erasures}
        onAsked={({ reference, thinkUntil }) => say(texts.sent(reference, longMoment(thinkUntil)))}
      />
    </section>
  )
}

const Refused = ({ request: { reference, askedAt, reason } }: { request: Request }) => (
  <Notice kind="warning">
    <h3>{texts.refused}</h3>
    <p>{texts.refusedMeans(reference, longMoment(askedAt))}</p>
    {reason && <p className={styles.words}>{texts.why(reason)}</p>}
  </Notice>
)
