import { companionKinds, companionPlaces } from '@palaestra/contract'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/companion'
import * as titles from '#texts/titles'
import { type Companions, inList } from '../../api/companions.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { FormPage } from '../../form/FormPage.tsx'
import styles from './companion.module.css'
import { lists } from './lists.ts'
import { Outcome } from './Outcome.tsx'
import { Read } from './Read.tsx'
import { Relatives } from './Relatives.tsx'
import { Requests } from './Requests.tsx'
import { StandsWith } from './StandsWith.tsx'
import { useAct } from './useAct.ts'

/** The family, what waits for the member’s word, and the ways to the lists (R43). */
export function FamilyScreen() {
  const doing = useAct()
  return (
    <FormPage>
      <h1 tabIndex={-1}>{titles.family}</h1>
      <p>{texts.familyLead}</p>
      <Outcome said={doing.said} />
      <Read>
        {(data) => (
          <>
            {data.asks.length > 0 && <Requests asks={data.asks} {...doing} />}
            <Lists data={data} />
            <Relatives family={data.family} />
            {data.standsWith.length > 0 && <StandsWith standsWith={data.standsWith} {...doing} />}
            <BackToAccount />
          </>
        )}
      </Read>
      {doing.dialog}
    </FormPage>
  )
}

const Lists = ({ data }: { data: Companions }) => (
  <section className={styles.section}>
    <h2>{texts.lists}</h2>
    <ul className={styles.links}>
      {companionKinds.map((kind) => (
        <li key={kind}>
          <Link to={lists[kind].path}>{lists[kind].title}</Link>
          <span className={styles.quiet}>{texts.counted(inList(data, kind).length, companionPlaces[kind])}</span>
        </li>
      ))}
    </ul>
  </section>
)
