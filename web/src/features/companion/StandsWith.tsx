import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/companion'
import { longMoment } from '#texts/day'
import type { Standing } from '../../api/companions.ts'
import styles from './companion.module.css'
import { nameOf } from './names.ts'
import { Sure } from './Sure.tsx'
import type { Act } from './useAct.ts'

interface Props extends Pick<Act, 'act' | 'sendProved' | 'submitting'> {
  standsWith: readonly Standing[]
}

const whatOf = (standing: Standing) =>
  texts.standsWhat[standing.kind](nameOf(standing), standing.child ? nameOf(standing.child) : '')

/** The lists of others: seen, and left at any time. */
export const StandsWith = ({ standsWith, act, sendProved, submitting }: Props) => {
  const [leaving, setLeaving] = useState<Standing>()
  return (
    <section className={styles.section}>
      <h2>{texts.standsWith}</h2>
      <ul className={styles.list}>
        {standsWith.map((standing) => {
          const { id, relation, since } = standing
          const what = whatOf(standing)
          return (
            <li key={id} className={styles.person}>
              <h3>{what}</h3>
              <div className={styles.lines}>
                {relation && relation !== 'guardian' && <p>{texts.saysRelation(texts.relations[relation])}</p>}
                <p>{texts.since(longMoment(since))}</p>
              </div>
              <div className={styles.buttons}>
                <Button
                  kind="danger"
                  aria-disabled={submitting}
                  aria-label={texts.answerAbout(texts.leave, what)}
                  onClick={() => submitting || setLeaving(standing)}
                >
                  {texts.leave}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {leaving && (
        <Sure
          title={texts.leaveSure}
          what={whatOf(leaving)}
          verb={texts.leave}
          onKeep={() => setLeaving(undefined)}
          onYes={() => {
            setLeaving(undefined)
            act(texts.left, () => sendProved(api.companion.end, { body: { id: leaving.id } }))
          }}
        />
      )}
    </section>
  )
}
