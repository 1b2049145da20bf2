import * as texts from '#texts/application'
import { Day } from '../../frame/Day.tsx'
import { Flag } from '../../frame/Flag.tsx'
import { tableRoles as roles } from '../../frame/tableRoles.ts'
import styles from './comparison.module.css'
import { type Application, type Compared, type Comparison, comparisonOf, type Guardian } from './differences.ts'

const asWritten = (field: Compared, value: string | null) => {
  if (!value) return texts.none
  if (field === 'birthDate' || field === 'documentExpiry') return <Day of={value} />
  if (field === 'gender') return value === 'female' ? texts.female : texts.male
  return value
}

/** As documents write it: 1234567(8). */
const inBrackets = (idNumber: string) => idNumber.replace(/(\d)$/, '($1)')

/**
 * The entries about a person beside the bureau’s record: what differs on top, with a sign and a word besides its
 * colour; what agrees below, with a tick that is quiet.
 */
export function ComparisonTable({ person }: { person: Application | Guardian }) {
  const rows = comparisonOf(person)
  const differing = rows.filter(({ verdict }) => verdict === 'differs')
  const others = rows.filter(({ verdict }) => verdict !== 'differs')
  return (
    <table className={styles.comparison} {...roles.table}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th scope="col" {...roles.columnName}>
            {texts.field}
          </th>
          <th scope="col" {...roles.columnName}>
            {texts.written}
          </th>
          <th scope="col" {...roles.columnName}>
            {texts.recorded}
          </th>
          <th scope="col" {...roles.columnName}>
            <span className="unseen">{texts.compared}</span>
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {differing.map((row) => (
          <Row key={row.field} {...row} />
        ))}
        {/* The record was found by this number, so it agrees with it by itself: the copy is what may not. */}
        <tr {...roles.row}>
          <th scope="row" {...roles.rowName}>
            {texts.idNumber}
          </th>
          <td {...roles.cell}>{inBrackets(person.idNumber)}</td>
          <td {...roles.cell} colSpan={2}>
            {person.record ? inBrackets(person.idNumber) : texts.none}{' '}
            <span className={styles.byHand}>{texts.compareWithCopy}</span>
          </td>
        </tr>
        {others.map((row) => (
          <Row key={row.field} {...row} />
        ))}
      </tbody>
    </table>
  )
}

const Row = ({ field, written, recorded, verdict }: Comparison) => (
  <tr {...roles.row} className={verdict === 'differs' ? styles.differs : undefined}>
    <th scope="row" {...roles.rowName}>
      {texts.fields[field]}
    </th>
    <td {...roles.cell}>{asWritten(field, written)}</td>
    {verdict === 'differs' ? (
      <td {...roles.cell} colSpan={2}>
        {asWritten(field, recorded)} <Flag kind="danger">{texts.differs}</Flag>
      </td>
    ) : (
      <>
        <td {...roles.cell}>{asWritten(field, recorded)}</td>
        <td {...roles.cell}>{verdict === 'same' && <Tick />}</td>
      </>
    )}
  </tr>
)

const Tick = () => (
  <>
    <svg className={styles.agrees} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3.5 8.5l3 3 6-7" />
    </svg>
    <span className="unseen">{texts.same}</span>
  </>
)
