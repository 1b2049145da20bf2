import { Button } from '@palaestra/ui'
import * as texts from '#texts/dataCopy'
import { myData } from '#texts/titles'
import { useQuery } from '../../api/query.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import { AskForCopy } from './AskForCopy.tsx'
import { CopyRow } from './CopyRow.tsx'
import { copies } from './copies.ts'
import styles from './dataCopy.module.css'
import { Erasure } from './Erasure.tsx'
import { Outcome } from './Outcome.tsx'
import { useAct } from './useAct.ts'

/** Everything held about the member: a copy of it to take away, and its erasure. */
export function DataScreen() {
  const { data, error, refetch } = useQuery(copies)
  const act = useAct()
  const waits = !data && !error
  return (
    <FormPage>
      <h1 tabIndex={-1}>{myData}</h1>
      <div className={styles.place} aria-busy={waits}>
        {error && !data && (
          <p role="status">
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </p>
        )}
        {data && (
          <section className={page.sheet} aria-labelledby="copy">
            <div className={styles.said}>
              <h2 id="copy">{texts.copy}</h2>
              <p>{texts.copyMeans}</p>
              <p className={styles.quiet}>{texts.copyTakes(data.keptDays)}</p>
            </div>
            <Outcome said={act.said} />
            {data.copies.length > 0 && (
              <ul className={styles.copies}>
                {data.copies.map((copy) => (
                  <CopyRow key={copy.id} copy={copy} act={act} />
                ))}
              </ul>
            )}
            <AskForCopy mine={data} act={act} />
            {act.dialog}
          </section>
        )}
        {data && <Erasure />}
        {!waits && <BackToAccount />}
      </div>
    </FormPage>
  )
}
