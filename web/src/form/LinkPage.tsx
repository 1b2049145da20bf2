import { refusals } from '@palaestra/contract'
import type { LinkPath } from '@palaestra/contract/links'
import { Button, EndedDrawing, Notice, Refused } from '@palaestra/ui'
import type { ReactNode } from 'react'
import * as texts from '#texts/form'
import { useRequest } from '../api/useRequest.ts'
import { useLinkHash } from '../routing/linkHash.ts'
import { FormPage } from './FormPage.tsx'
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
  /** Said when the link has been used or has expired. */
  ended: string
  /** The way on from a link that leads no further; `hash` is missing where the address has lost it. */
  onward: (hash: string | undefined) => ReactNode
  children: (found: Found, hash: string) => ReactNode
}

const isEnded = (error: Error | undefined) => error instanceof Refused && error.code === refusals.link_ended

/** True of an address that lost its end on the way, as where a mail program broke the line. */
const isTorn = (error: Error | undefined) => error instanceof Refused && 'hash' in error.fields

/** The screen of a link in a letter: its purpose, then its form, or the reason why it has ended. */
export function LinkPage<Found>({ path, title, lead, look, instead, ended, onward, children }: Props<Found>) {
  const { hash, isLost } = useLinkHash(path)
  const { data, error, retry } = useRequest(instead === undefined ? hash : undefined, () => look(hash ?? ''))

  return (
    <FormPage>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {instead !== undefined ? (
        instead
      ) : data !== undefined && hash ? (
        children(data, hash)
      ) : isLost || isTorn(error) ? (
        <NoFurther said={texts.linkTorn}>{onward(undefined)}</NoFurther>
      ) : isEnded(error) ? (
        <NoFurther said={ended}>{onward(hash)}</NoFurther>
      ) : error ? (
        <Notice kind="danger">
          <p>{error.message}</p>
          {!(error instanceof Refused) && <Button onClick={retry}>{texts.tryAgain}</Button>}
        </Notice>
      ) : (
        <p role="status">{texts.lookingAtLink}</p>
      )}
    </FormPage>
  )
}

const NoFurther = ({ said, children }: { said: string; children: ReactNode }) => (
  <>
    <EndedDrawing />
    <Notice kind="warning">
      <p>{said}</p>
    </Notice>
    {children}
  </>
)
