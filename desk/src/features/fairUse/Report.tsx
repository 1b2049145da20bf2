import type { ReactNode } from 'react'
import * as texts from '#texts/fairUse'
import { Failure } from '../../frame/Failure.tsx'
import { More } from '../../frame/More.tsx'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './fairUse.module.css'

interface Props {
  title: string
  /** What stands in it, and what does not. */
  meaning: string
  /** The first is who. */
  columns: readonly string[]
  pages: Parameters<typeof More>[0]['of'] & { error: Error | null; refetch: () => Promise<unknown> }
  /** Undefined until they are known. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[] | undefined
}

/** One report of a month. The table is its landmark, by the name of the report. */
export function Report({ title, meaning, columns, pages, rows }: Props) {
  const { error, refetch } = pages
  return (
    <div className={styles.report}>
      <h2>{title}</h2>
      <p>{meaning}</p>
      {error && <Failure error={error} retry={refetch} />}
      {!rows && !error && <p role="status">{texts.loading}</p>}
      {rows?.length === 0 && <p>{texts.nobody}</p>}
      {rows && rows.length > 0 && (
        <WideTable label={title} className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [who, ...others] }) => (
              <tr key={key}>
                <th scope="row">{who}</th>
                {others.map((cell, place) => (
                  <td key={columns[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      <More of={pages} />
    </div>
  )
}
