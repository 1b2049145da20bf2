import { Link } from '@tanstack/react-router'
import * as texts from '#texts/companion'
import { nameIfKnown, type Relative } from '../../api/companions.ts'
import styles from './companion.module.css'

/** The family as it is confirmed: read only, with the word on online payment beside it (R43). */
export const Relatives = ({ family }: { family: readonly Relative[] }) => (
  <section className={styles.section}>
    <h2>{texts.family}</h2>
    <p>{family.length === 0 ? texts.noFamily : texts.familyWhat}</p>
    {family.length > 0 && (
      <ul className={styles.list}>
        {family.map((relative) => {
          const { part, idNumberEnd, confirmedBy, consent, since } = relative
          return (
            <li key={`${idNumberEnd} ${since}`} className={styles.person}>
              <h3>{nameIfKnown(relative) ?? texts.unnamed(idNumberEnd)}</h3>
              <p className={styles.state} data-state={consent === 'authorised' ? 'confirmed' : 'waiting'}>
                {texts.payment(texts.consents[consent ?? 'none'])}
              </p>
              <div className={styles.lines}>
                <p>
                  {texts.parts[part]} · {texts.confirmedBy[confirmedBy]}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    )}
    {family.length > 0 && (
      <p className={styles.ways}>
        {family.some(({ part }) => part === 'child') && <Link to="/online/account/children">{texts.toPayment}</Link>}
        <Link to="/online/account/guardians">{texts.toGuardians}</Link>
      </p>
    )}
  </section>
)
