import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import * as texts from '#texts/erasure'
import { erasures } from '../../api/queries.ts'
import { Day } from '../../frame/Day.tsx'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { WideTable } from '../../frame/WideTable.tsx'

/** What was erased on each day because its time was over, and how long things are kept. */
export function ErasuresScreen() {
  const { before } = useSearch({ from: '/inside/erasures' })
  const { data, error, refetch } = useQuery(erasures(before))

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      {error && <Failure error={error} retry={refetch} />}
      {data && (
        <section aria-labelledby="kept">
          <h2 id="kept">{texts.kept}</h2>
          <ul>
            {data.kept.map(({ kind, days }) => (
              <li key={kind}>{texts.keptFor(texts.kindsKept[kind], days)}</li>
            ))}
          </ul>
        </section>
      )}
      {data && data.days.length === 0 && <Empty said={texts.none} />}
      {data && data.days.length > 0 && (
        <WideTable label={texts.title} className={undefined}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.erased}</th>
            </tr>
          </thead>
          <tbody>
            {data.days.map(({ day, erased }) => (
              <tr key={day}>
                <th scope="row">
                  <Day of={day} />
                </th>
                <td>{texts.all(erased.map(({ kind, count }) => texts.counted(texts.kinds[kind], count)))}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      {data && (before || data.next) && (
        <nav className={list.pages} aria-label={texts.pages}>
          {before && <Link to="/erasures">{texts.newest}</Link>}
          {data.next && (
            <Link to="/erasures" search={{ before: data.next }}>
              {texts.earlier}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
