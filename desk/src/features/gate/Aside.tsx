import { useInfiniteQuery } from '@tanstack/react-query'
import * as texts from '#texts/gate'
import { momentWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { More } from '../../frame/More.tsx'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './gate.module.css'
import { aside } from './queries.ts'

/** What gates have told afterwards and could not be believed, or would not have been allowed. */
export function Aside() {
  const pages = useInfiniteQuery(aside)
  const { data, error, refetch } = pages
  const rows = data?.pages.flatMap(({ items }) => items)
  return (
    <div className={styles.aside}>
      <h2>{texts.aside}</h2>
      <p>{texts.asideMeans}</p>
      {error && <Failure error={error} retry={refetch} />}
      {rows?.length === 0 && <p>{texts.asideNone}</p>}
      {rows && rows.length > 0 && (
        <WideTable label={texts.aside} className={styles.table}>
          <thead>
            <tr>
              {[texts.gate, texts.when, texts.way, texts.reason, texts.memberNumber].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ gate, place, number, day, at, way, reason, memberNumber }) => (
              <tr key={`${gate} ${number} ${day}`}>
                <th scope="row">{`${gate} · ${place}`}</th>
                <td>{momentWritten(at)}</td>
                <td>{texts.ways[way]}</td>
                <td>{texts.reasons[reason]}</td>
                <td>{memberNumber ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      <More of={pages} />
    </div>
  )
}
