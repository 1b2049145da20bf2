import * as texts from '#texts/supplement'
import { Day } from '../../frame/Day.tsx'
import { Flag } from '../../frame/Flag.tsx'
import list from '../../frame/list.module.css'
import type { Change } from './ChangeScreen.tsx'
import styles from './supplement.module.css'

const fields = ['nameZh', 'surname', 'firstName', 'documentNumber', 'documentExpiry'] as const

const asWritten = (field: string, value: string | null) => {
  if (!value) return texts.nothing
  return field === 'documentExpiry' ? <Day of={value} /> : value
}

/** Each detail as it is on file and as it is to be; what differs says so. */
export function ChangeTable({ change }: { change: Change }) {
  const { before, after, changed, validUntil, newValidUntil } = change
  return (
    <div className={list.scroll}>
      <table className={`${list.table} ${styles.changes}`}>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.onFile}</th>
            <th scope="col">{texts.asked}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.idNumber}</th>
            <td colSpan={2}>{change.idNumber}</td>
          </tr>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{texts.fields[field]}</th>
              <td>{asWritten(field, before[field])}</td>
              <td>
                {asWritten(field, after[field])} {changed.includes(field) && <Flag kind="info">{texts.differs}</Flag>}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.card}</th>
            <td>
              <Day of={validUntil} />
            </td>
            <td>
              <Day of={newValidUntil ?? validUntil} /> {newValidUntil && <Flag kind="info">{texts.differs}</Flag>}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
