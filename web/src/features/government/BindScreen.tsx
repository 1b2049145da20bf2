import { api, type Reply } from '@palaestra/contract'
import { Button, Notice } from '@palaestra/ui'
import { useEffect, useState } from 'react'
import * as texts from '#texts/government'
import { send } from '../../api/client.ts'
import { type Query, useQuery } from '../../api/query.ts'
import { visit } from '../../api/visit.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import styles from './government.module.css'
import { Linked } from './Linked.tsx'
import { Linking } from './Linking.tsx'

export type Linkage = Reply<typeof api.government.init>

const linkage: Query<Linkage> = {
  queryKey: ['government', 'linkage'],
  queryFn: () => send(api.government.init, {}),
}

/** The member’s government account: linking it, and undoing that (R27, A12). */
export function BindScreen() {
  const { data, error, refetch } = useQuery(linkage)
  const [done, setDone] = useState<string>()
  useEffect(() => visit.endLinking(), [])

  const finish = (what: string) => () => {
    setDone(what)
    void refetch()
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.government}</h1>
      <p>{texts.whatFor}</p>
      <div role="status">
        {done && (
          <Notice kind="success">
            <p>{done}</p>
          </Notice>
        )}
        {!data && !error && <p>{texts.reading}</p>}
        {error && (
          <>
            <p>{texts.notRead}</p>
            <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </>
        )}
      </div>
      {data?.link && <Linked since={data.link.linkedOn} onUnlinked={finish(texts.justUnlinked)} />}
      {data && !data.link && (
        <Linking linkage={data} onChange={() => void refetch()} onLinked={finish(texts.justLinked)} />
      )}
      {/* Shown after the part above it, which would push it away from under a finger. */}
      {(data || error) && <BackToAccount />}
    </div>
  )
}
