import { language } from '#texts/document'
import * as texts from '#texts/figures'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './figures.module.css'
import { type Counts, counted, shareOf, sumOf } from './figures.ts'

const number = new Intl.NumberFormat(language)
const percent = new Intl.NumberFormat(language, { style: 'percent' })

interface Props {
  label: string
  /** What its rows are. */
  first: string
  rows: readonly { name: string; counts: Counts }[]
}

/** Hours of courts by what they are used for, with their sum below. */
export function CountsTable({ label, first, rows }: Props) {
  return (
    <WideTable label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {counted.map((count) => (
            <th key={count} scope="col">
              {texts.columns[count]}
            </th>
          ))}
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <Row key={name} name={name} counts={counts} />
        ))}
      </tbody>
      <tfoot>
        <Row name={texts.total} counts={sumOf(rows.map(({ counts }) => counts))} />
      </tfoot>
    </WideTable>
  )
}

function Row({ name, counts }: { name: string; counts: Counts }) {
  const share = shareOf(counts)
  return (
    <tr>
      <th scope="row">{name}</th>
      {counted.map((count) => (
        <td key={count}>{counts[count] === 0 ? '–' : number.format(counts[count])}</td>
      ))}
      <td>{share === null ? '–' : percent.format(share)}</td>
    </tr>
  )
}
