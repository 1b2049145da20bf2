import { Button } from '@palaestra/ui'
import type { ReactNode } from 'react'
import * as texts from '#texts/supplement'
import { useQuery } from '../../api/query.ts'
import { serviceNamed } from '../../api/services.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { Entitled } from '../../form/Entitled.tsx'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import { type OnFile, onFile } from './onFile.ts'
import styles from './supplement.module.css'
import { Waiting } from './Waiting.tsx'

interface Props {
  title: string
  /** What to do, where that does not depend on what is on file. */
  what?: string
  /** Whether something else is still to come before the form can be shown. */
  awaits?: boolean
  /** The form, once it is known what is on file. */
  children: (file: OnFile) => ReactNode
}

/** A screen that changes something on file: what waits, or else the form, for who may send one. */
export function ChangePart({ title, what, awaits = false, children }: Props) {
  const { data: file, error, refetch } = useQuery(onFile)
  // With what is on file, and not after it: nothing moves when the second answer comes.
  const standing = useQuery(serviceNamed('card_data'))
  const data = awaits || !(standing.data || standing.error) ? undefined : file
  const waits = !data && !error
  return (
    <FormPage>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.place} aria-busy={waits}>
        {error && !file && (
          <p role="status">
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </p>
        )}
        {data?.last?.state === 'waiting' && <Waiting last={data.last} onWithdrawn={() => void refetch()} />}
        {data && data.last?.state !== 'waiting' && (
          <Entitled to="card_data">
            <div className={page.sheet}>
              {what && <p>{what}</p>}
              {children(data)}
            </div>
          </Entitled>
        )}
        {!waits && <BackToAccount />}
      </div>
    </FormPage>
  )
}
