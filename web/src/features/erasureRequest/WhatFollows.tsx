import * as texts from '#texts/erasureRequest'
import styles from './erasureRequest.module.css'
import type { Erasures } from './erasures.ts'

/** What is erased and what the law keeps, said before anybody asks. */
export const WhatFollows = ({ kept, thinkDays }: Pick<Erasures, 'kept' | 'thinkDays'>) => (
  <div className={styles.said}>
    <p>{texts.means}</p>
    <h2>{texts.goes}</h2>
    <ul>
      {texts.whatGoes.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
    <h2>{texts.stays}</h2>
    <ul>
      {texts.whatStays(kept).map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
    <p>{texts.how(thinkDays)}</p>
  </div>
)
