import * as texts from '#texts/application'
import styles from './application.module.css'
import { type Application, comparisonOf } from './differences.ts'

/** In one glance: how much of what was written, of guardians too, is as the bureau has it. */
export function Verdict({ application }: { application: Application }) {
  const people = [application, ...(application.guardian ? [application.guardian] : [])]
  const compared = people.flatMap(comparisonOf).filter(({ verdict }) => verdict !== 'notCompared')
  const differing = compared.filter(({ verdict }) => verdict === 'differs').length
  const known = people.every(({ record }) => record)
  if (differing > 0) return <p className={`${styles.verdict} ${styles.bad}`}>{texts.differing(differing)}</p>
  if (!known) return <p className={`${styles.verdict} ${styles.open}`}>{texts.notComparable}</p>
  return <p className={`${styles.verdict} ${styles.good}`}>{texts.agreeing(compared.length, compared.length)}</p>
}
