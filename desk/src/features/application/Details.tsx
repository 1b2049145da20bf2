import { useQuery } from '@tanstack/react-query'
import * as texts from '#texts/application'
import * as said from '#texts/queue'
import { allAreas as areas, allPlaces as places } from '../../api/queries.ts'
import ofCase from '../../case/case.module.css'
import { momentWritten } from '../../frame/dates.ts'
import { nameIn } from '../../frame/nameIn.ts'
import styles from './application.module.css'
import type { Application } from './differences.ts'

/** Entries that the bureau has no record of: document, contact, account. */
export function Details({ application }: { application: Application }) {
  const { data: allAreas } = useQuery(areas)
  const { data: allPlaces } = useQuery(places)
  const rows = [
    [texts.idType, texts.idTypeNames[application.idType]],
    [texts.documentNumber, application.documentNumber],
    [texts.mobile, application.mobile],
    [texts.email, application.email],
    [texts.telephone, application.telephone],
    [texts.address, `${nameIn(allAreas, application.area)} · ${application.address}`],
    [texts.pickUpPlace, nameIn(allPlaces, application.pickUpPlace)],
    [texts.username, application.username],
    [texts.language, said.languageNames[application.language]],
    [texts.promotions, application.noPromotions ? texts.no : texts.yes],
    [texts.receivedAt, momentWritten(application.receivedAt)],
  ] as const

  return (
    <section className={ofCase.box}>
      <h2>{texts.details}</h2>
      <dl className={styles.details}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
