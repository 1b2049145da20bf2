import * as texts from '#texts/application'
import { momentWritten } from '../../frame/dates.ts'
import styles from './application.module.css'
import type { Application } from './differences.ts'

const acts = new Map<string, string>(Object.entries(texts.acts))

/** Who looked and who did what, from the audit trail. */
export function History({ application: { history } }: { application: Application }) {
  return (
    <section className={styles.box}>
      <h2>{texts.history}</h2>
      <ol className={styles.history}>
        {history.map(({ at, who, act }) => (
          <li key={`${at} ${act} ${who}`}>
            <time dateTime={at}>{momentWritten(at)}</time> {acts.get(act) ?? act} {who}
          </li>
        ))}
      </ol>
    </section>
  )
}
