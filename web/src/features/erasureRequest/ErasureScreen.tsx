import { mayWithdrawErasure } from '@palaestra/contract'
import { Button, Notice } from '@palaestra/ui'
import { useState } from 'react'
import { longMoment } from '#texts/day'
import * as texts from '#texts/erasureRequest'
import { erasure } from '#texts/titles'
import { useQuery } from '../../api/query.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import { Succeeded } from '../../form/Succeeded.tsx'
import { AskForErasure } from './AskForErasure.tsx'
import styles from './erasureRequest.module.css'
import { erasures, type Request } from './erasures.ts'
import { Pending } from './Pending.tsx'
import { WhatFollows } from './WhatFollows.tsx'

/** Erasing everything: what it means, the request, and taking it back. */
export function ErasureScreen() {
  const { data, error, refetch } = useQuery(erasures)
  const [done, setDone] = useState<string>()
  const say = (said: string) => {
    setDone(said)
    void refetch()
  }
  const waits = !data && !error
  const open = data?.requests.filter(({ state }) => mayWithdrawErasure(state)) ?? []
  const [newest] = data?.requests ?? []
  return (
    <FormPage>
      <h1 tabIndex={-1}>{erasure}</h1>
      <div className={styles.place} aria-busy={waits}>
        {error && !data && (
          <p role="status">
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </p>
        )}
        {done && <Succeeded key={done}>{done}</Succeeded>}
        {open.map((request) => (
          <Pending key={request.reference} request={request} onWithdrawn={() => say(texts.withdrawn)} />
        ))}
        {newest?.state === 'refused' && <Refused request={newest} />}
        {data && (
          <section className={page.sheet}>
            <WhatFollows kept={data.kept} thinkDays={data.thinkDays} />
            <AskForErasure
              erasures={data}
              onAsked={({ reference, thinkUntil }) => say(texts.sent(reference, longMoment(thinkUntil)))}
            />
          </section>
        )}
        {!waits && <BackToAccount />}
      </div>
    </FormPage>
  )
}

const Refused = ({ request: { reference, askedAt, reason } }: { request: Request }) => (
  <Notice kind="warning">
    <h2>{texts.refused}</h2>
    <p>{texts.refusedMeans(reference, longMoment(askedAt))}</p>
    {reason && <p className={styles.words}>{texts.why(reason)}</p>}
  </Notice>
)
