import * as texts from '#texts/application'
import * as words from '#texts/application'
import { dayWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import styles from './application.module.css'
import { type Application, type Compared, comparisonOf, type Guardian } from './differences.ts'

const asWritten = (field: Compared, value: string | null) => {
  if (!value) return texts.none
  if (field === 'birthDate' || field === 'documentExpiry') return dayWritten(value)
  if (field === 'gender') return value === 'female' ? words.female : words.male
  return value
}

/** As documents write it: 1234567(8). */
const inBrackets = (idNumber: string) => idNumber.replace(/(\d)$/, '($1)')

/** The entries about a person beside the bureau’s record. A difference has a sign and a word, not only a colour. */
export function ComparisonTable({ person }: { person: Application | Guardian }) {
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.written}</th>
          <th scope="col">{texts.recorded}</th>
          <th scope="col">{texts.compared}</th>
        </tr>
      </thead>
      <tbody>
        {/* The record was found by this number, so it agrees with it by itself: the copy is what may not. */}
        <tr>
          <th scope="row">{texts.idNumber}</th>
          <td>{inBrackets(person.idNumber)}</td>
          <td>{person.record ? inBrackets(person.idNumber) : texts.none}</td>
          <td>
            <Flag kind="info">{texts.compareWithCopy}</Flag>
          </td>
        </tr>
        {comparisonOf(person).map(({ field, written, recorded, differs }) => (
          <tr key={field} className={differs ? styles.differs : undefined}>
            <th scope="row">{texts.fields[field]}</th>
            <td>{asWritten(field, written)}</td>
            <td>{asWritten(field, recorded)}</td>
            <td>
              {person.record && differs && <Flag kind="danger">{texts.differs}</Flag>}
              {person.record && !differs && <Flag kind="success">{texts.same}</Flag>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
