import { refusals } from '@palaestra/contract'
import type { LinkPath } from '@palaestra/contract/links'
import { Button, Notice, Refused } from '@palaestra/ui'
import type { ReactNode } from 'react'
import * as texts from '#texts/form'
import { useRequest } from '../api/useRequest.ts'
import { useLinkHash } from '../routing/linkHash.ts'
import { Help } from './Help.tsx'
import styles from './page.module.css'

interface Props<Found> {
  path: LinkPath
  title: string
  /** The purpose of the link. It is prerendered, before anything is known of the link itself. */
  lead: string
  /** Reads whose link it is. Opening never uses a link up, because scanners open links too (T-22, T-44). */
  look: (hash: string) => Promise<Found>
  /** Shown in place of the link’s contents while they may not be read, as before a login. */
  instead?: ReactNode
  /** Shown when the link has ended, with the way on; `hash` is missing where the address has lost it. */
  ended: (hash: string | undefined) => ReactNode
  children: (found: Found, hash: string) => ReactNode
}

/** A link that is no longer good, and one that was torn on its way. */
const isEnded = (error: Error | undefined) =>
  error instanceof Refused && (error.code === refusals.link_ended || 'hash' in error.fields)

/** The screen of a link in a letter: its purpose, then its form, or the reason why it has ended. */
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
