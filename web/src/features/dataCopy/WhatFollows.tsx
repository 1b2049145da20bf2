import * as texts from '#texts/erasureRequest'
import styles from './dataCopy.module.css'
import type { Erasures } from './erasures.ts'

/** What is erased and what the law keeps, said before anybody asks. */
export const WhatFollows = ({ kept, thinkDays }: Pick<Erasures, 'kept' | 'thinkDays'>) => (
  <div className={styles.follows}>
    <p>{texts.means}</p>
    <h3>{texts.goes}</h3>
    <ul>
      {texts.whatGoes.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
    <h3>{texts.stays}</h3>
    <ul>
      {texts.whatStays(kept).map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
    <p>{texts.how(thinkDays)}</p>
  </div>
)
