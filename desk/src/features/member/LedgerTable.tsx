import type { desk, Reply } from '@palaestra/contract'
import * as texts from '#texts/points'
import { dayWritten, momentWritten } from '../../frame/dates.ts'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './member.module.css'

type Entry = Reply<typeof desk.points.ledger>['entries'][number]

/** Each entry in words: when, what it was, of which month, how many, and who has corrected it and why. */
export const LedgerTable = ({ entries }: { entries: readonly Entry[] }) => (
  <WideTable label={texts.ledger} className={styles.ledger}>
    <thead>
      <tr>
        <th scope="col">{texts.at}</th>
        <th scope="col">{texts.number}</th>
        <th scope="col">{texts.what}</th>
        <th scope="col">{texts.month}</th>
        <th scope="col">{texts.why}</th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ id, at, kind, points, month, day, by, reason, reference }) => (
        <tr key={id}>
          <th scope="row">
            <time dateTime={kind === 'earned' ? day : at}>
              {kind === 'earned' ? dayWritten(day) : momentWritten(at)}
            </time>
          </th>
          <td data-figure>{texts.signed(points)}</td>
          <td>{texts.kinds[kind]}</td>
          <td>{texts.monthWritten(month)}</td>
          <td>{[reference, by, reason].filter(Boolean).join(' · ') || '—'}</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
)
