import { mayWithdrawErasure } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import { useState } from 'react'
import { longMoment } from '#texts/day'
import * as texts from '#texts/erasureRequest'
import { useQuery } from '../../api/query.ts'
import page from '../../form/page.module.css'
import { Succeeded } from '../../form/Succeeded.tsx'
import { AskForErasure } from './AskForErasure.tsx'
import styles from './dataCopy.module.css'
import { erasures, type Request } from './erasures.ts'
import { PendingErasure } from './PendingErasure.tsx'
import { WhatFollows } from './WhatFollows.tsx'

/** Erasing everything: what it means, the request, and taking it back. */
export function Erasure() {
  const { data, refetch } = useQuery(erasures)
  const [done, setDone] = useState<string>()
  if (!data) return null
  const say = (said: string) => {
    setDone(said)
    void refetch()
  }
  const open = data.requests.filter(({ state }) => mayWithdrawErasure(state))
  const [newest] = data.requests
  return (
    <section className={page.sheet} aria-labelledby="erasure">
      <h2 id="erasure">{texts.title}</h2>
      {done && <Succeeded key={done}>{done}</Succeeded>}
      {open.map((request) => (
        <PendingErasure key={request.reference} request={request} onWithdrawn={() => say(texts.withdrawn)} />
      ))}
      {newest?.state === 'refused' && <Refused request={newest} />}
      <WhatFollows kept={data.kept} thinkDays={data.thinkDays} />
      <AskForErasure
        erasures={data}
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
