import * as texts from '#texts/queue'
import { momentWritten } from '../frame/dates.ts'
import styles from './case.module.css'

export interface Entry {
  at: string
  who: string
  act: string
}

const acts = new Map<string, string>(Object.entries(texts.acts))

interface Props {
  history: readonly Entry[]
  /** What some acts are called of this kind. */
  words?: Readonly<Record<string, string>>
}

/** Who looked and who did what, from the audit trail. */
export function History({ history, words = {} }: Props) {
  return (
    <section className={styles.box}>
      <h2>{texts.history}</h2>
      <ol className={styles.history}>
        {history.map(({ at, who, act }) => (
          <li key={`${at} ${act} ${who}`}>
            <time dateTime={at}>{momentWritten(at)}</time> {words[act] ?? acts.get(act) ?? act} {who}
          </li>
        ))}
      </ol>
    </section>
  )
}
