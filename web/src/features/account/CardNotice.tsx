import { api, refusals } from '@palaestra/contract'
import { Button, Refused, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import { tryAgain } from '#texts/account'
import * as texts from '#texts/account.notice'
import { send } from '../../api/client.ts'
import { fetchPage } from '../../api/page.ts'
import { invalidateServices } from '../../api/services.ts'
import { useRequest } from '../../api/useRequest.ts'
import { Content } from '../../frame/Content.tsx'
import styles from './CardNotice.module.css'

const key = 'online-card-notice'

/** What one has to know of a card on a screen, read and agreed to before its code is shown: once for each version (A16). */
export function CardNotice({ onAccepted }: { onAccepted: () => Promise<void> }) {
  const { data, error, retry } = useRequest(key, () => fetchPage(key))
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => {
    setProblem((error as Error).message)
    // Somebody has written it anew meanwhile: it is read again.
    if (error instanceof Refused && error.code === refusals.card_notice_changed) retry()
  })
  const accept = (version: string) =>
    submit(async () => {
      setProblem(undefined)
      await send(api.entitlement.acceptNotice, { body: { version } })
      void invalidateServices()
      await onAccepted()
    })

  return (
    <section className={styles.notice} aria-busy={!data && !error}>
      <h3>{data?.title ?? '\u00a0'}</h3>
      {data && <Content blocks={data.blocks} plain />}
      <div role="status">{error && <p>{error.message}</p>}</div>
      {problem && <p role="alert">{problem}</p>}
      {error && <Button onClick={retry}>{tryAgain}</Button>}
      {data && (
        <Button kind="primary" aria-disabled={submitting} onClick={() => accept(data.updatedOn)}>
          {texts.noticeRead}
        </Button>
      )}
    </section>
  )
}
