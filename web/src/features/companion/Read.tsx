import { Button } from '@palaestra/ui'
import type { ReactNode } from 'react'
import * as texts from '#texts/companion'
import { type Companions, companions } from '../../api/companions.ts'
import { useQuery } from '../../api/query.ts'
import styles from './companion.module.css'

/** What is shown of the people around a member, in a place as high as a window until it has come. */
export function Read({ children }: { children: (data: Companions) => ReactNode }) {
  const { data, error, refetch } = useQuery(companions)
  return (
    <div className={styles.place} aria-busy={!data && !error}>
      {error && !data && (
        <p role="status">
          {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </p>
      )}
      {data && children(data)}
    </div>
  )
}
