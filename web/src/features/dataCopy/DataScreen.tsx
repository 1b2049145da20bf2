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
import { erasures } from './erasures.ts'
import { Outcome } from './Outcome.tsx'
import { useAct } from './useAct.ts'

/** Everything held about the member: a copy of it to take away, and its erasure. */
export function DataScreen() {
  const [copy, erasure] = [useQuery(copies), useQuery(erasures)]
  const act = useAct()
  // Both stand at once: one below the other would move when it comes later.
  const data = copy.data && erasure.data && { copies: copy.data, erasures: erasure.data }
  const failed = !data && (copy.error ?? erasure.error)
  const again = () => {
    void copy.refetch()
    void erasure.refetch()
  }
  return (
    <FormPage>
      <h1 tabIndex={-1}>{myData}</h1>
      <div className={styles.place} aria-busy={!data && !failed}>
        {failed && (
          <p role="status">
            {texts.notRead} <Button onClick={again}>{texts.tryAgain}</Button>
          </p>
        )}
        {data && (
          <section className={page.sheet} aria-labelledby="copy">
            <div className={styles.said}>
              <h2 id="copy">{texts.copy}</h2>
              <p>{texts.copyMeans}</p>
              <p className={styles.quiet}>{texts.copyTakes(data.copies.keptDays)}</p>
            </div>
            <Outcome said={act.said} />
            {data.copies.copies.length > 0 && (
              <ul className={styles.copies}>
                {data.copies.copies.map((one) => (
                  <CopyRow key={one.id} copy={one} act={act} />
                ))}
              </ul>
            )}
            <AskForCopy mine={data.copies} act={act} />
            {act.dialog}
          </section>
        )}
        {data && <Erasure erasures={data.erasures} onChange={() => void erasure.refetch()} />}
        {(data || failed) && <BackToAccount />}
      </div>
    </FormPage>
  )
}
