import { refusals } from '@palaestra/contract'
import { Button, Notice, Refused } from '@palaestra/ui'
import type { ReactNode } from 'react'
import * as texts from '#texts/form'
import { useRequest } from '../api/useRequest.ts'
import { type LinkPath, useLinkHash } from '../routing/linkHash.ts'
import { Help } from './Help.tsx'
import styles from './page.module.css'

interface Props<Found> {
  path: LinkPath
  title: string
  /** What the link is for. It stands before anything is known of the link, and is there at once on a slow telephone. */
  lead: string
  /** Whose link it is. Opening only looks: scanners open links too, and must not use them up (T-22, T-44). */
  look: (hash: string) => Promise<Found>
  /** Shown in place of all that the link would tell, where one cannot look yet. */
  instead?: ReactNode
  /** For whom the link is good no more, and the way on; `hash` is missing where the address has lost it. */
  ended: (hash: string | undefined) => ReactNode
  children: (found: Found, hash: string) => ReactNode
}

/** A link that is no longer good, and one that was torn on its way. */
const isEnded = (error: Error | undefined) =>
  error instanceof Refused && (error.code === refusals.link_ended || 'hash' in error.fields)

/** What a link in a letter opens: what it is for, and then its form, or why it is not good any more. */
export function LinkPage<Found>({ path, title, lead, look, instead, ended, children }: Props<Found>) {
  const { hash, isLost } = useLinkHash(path)
  const { data, error, retry } = useRequest(instead === undefined ? hash : undefined, () => look(hash ?? ''))

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {instead !== undefined ? (
        instead
      ) : data !== undefined && hash ? (
        children(data, hash)
      ) : isLost || isEnded(error) ? (
        ended(hash)
      ) : error ? (
        <Notice kind="danger">
          <p>{error.message}</p>
          {error instanceof Refused ? <Help /> : <Button onClick={retry}>{texts.tryAgain}</Button>}
        </Notice>
      ) : (
        <p role="status">{texts.lookingAtLink}</p>
      )}
    </div>
  )
}
