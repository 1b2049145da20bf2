import { refusals } from '@palaestra/contract'
import { Button, Notice, Refused } from '@palaestra/ui'
import type { ReactNode } from 'react'
import * as texts from '#texts/recovery'
import { useAnswer } from '../../api/answers.ts'
import { hotline } from './Help.tsx'

interface Props<T> {
  /** The secret of the link; missing where the address has lost it. */
  hash: string | undefined
  /** Whose link it is. Opening only looks: scanners open links too, and must not use them up (T-44). */
  look: (hash: string) => Promise<T>
  /** The way on for whom the link is good no more. */
  ended: ReactNode
  children: (found: T, hash: string) => ReactNode
}

/** What a link in a letter opens: what it is for, or why it is not good any more. */
export function Letter<T>({ hash = '', look, ended, children }: Props<T>) {
  const { data, error, again } = useAnswer({ key: `recovery/${hash}`, ask: () => look(hash), waits: hash === '' })

  if (data !== undefined) return children(data, hash)
  if (!hash || (error instanceof Refused && error.code === refusals.link_ended))
    return (
      <>
        <Notice kind="warning">
          <p>{texts.linkEnded}</p>
        </Notice>
        {ended}
      </>
    )
  if (error instanceof Refused)
    return (
      <Notice kind="danger">
        <p>{error.message}</p>
        <p>{texts.help(hotline)}</p>
      </Notice>
    )
  if (error)
    return (
      <Notice kind="danger">
        <p>{error.message}</p>
        <Button onClick={again}>{texts.tryAgain}</Button>
      </Notice>
    )
  return <p role="status">{texts.looking}</p>
}
