import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import * as texts from '#texts/companion'
import type { Ask } from '../../api/companions.ts'
import styles from './companion.module.css'
import { lastDayBefore } from './days.ts'
import { nameOf } from './names.ts'
import type { Act } from './useAct.ts'

interface Props extends Pick<Act, 'act' | 'sendProved' | 'submitting'> {
  asks: readonly Ask[]
}

/** What waits for the member’s own word, or for it as a guardian. */
export const Requests = ({ asks, act, sendProved, submitting }: Props) => (
  <section className={styles.section}>
    <h2>{texts.requests}</h2>
    <ul className={styles.list}>
      {asks.map((ask) => {
        const { id, kind, relation, child, until } = ask
        const request = texts.requestFor[kind](nameOf(ask), child ? nameOf(child) : '')
        const body = { id }
        return (
          <li key={id} className={styles.person}>
            <h3>{request}</h3>
            <div className={styles.lines}>
              {relation && <p>{texts.saysRelation(texts.relations[relation])}</p>}
              <p>{texts.requestMeans[kind]}</p>
              <p>{texts.answerUntil(lastDayBefore(until))}</p>
            </div>
            <div className={styles.buttons}>
              <Button
                aria-disabled={submitting}
                aria-label={texts.answerAbout(texts.yes, request)}
                onClick={() => act(texts.saidYes, () => sendProved(api.companion.confirm, { body }))}
              >
                {texts.yes}
              </Button>
              <Button
                kind="quiet"
                aria-disabled={submitting}
                aria-label={texts.answerAbout(texts.no, request)}
                onClick={() => act(texts.saidNo, () => sendProved(api.companion.end, { body }))}
              >
                {texts.no}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  </section>
)
