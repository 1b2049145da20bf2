import { Button } from '@palaestra/ui'
import * as texts from '#texts/pool'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './pool.module.css'
import type { Session } from './queries.ts'

interface Props {
  sessions: readonly Session[]
  /** The one whose tickets are shown. */
  listed: number | undefined
  onList: (session: number) => void
}

/** How a session stands, or why it is closed. */
const standing = ({ state, closed }: Session) => (closed ? texts.closedBecause[closed] : texts.sales[state])

/** The sessions of a day: who is expected, who is in, and what is left. */
export const SessionTable = ({ sessions, listed, onList }: Props) => (
  <WideTable label={texts.sessions} className={styles.sessions}>
    <thead>
      <tr>
        <th scope="col">{texts.session}</th>
        <th scope="col">{texts.standing}</th>
        <th scope="col">{texts.expected}</th>
        <th scope="col">{texts.entered}</th>
        <th scope="col">{texts.held}</th>
        <th scope="col">{texts.missed}</th>
        <th scope="col">{texts.left}</th>
        <th scope="col">{texts.tickets}</th>
      </tr>
    </thead>
    <tbody>
      {sessions.map((session) => (
        <tr key={session.id}>
          <th scope="row" id={`session${session.id}`}>
            {session.from}–{session.until}
          </th>
          <td>{standing(session)}</td>
          <td>{session.expected}</td>
          <td>{session.late > 0 ? texts.enteredLate(session.entered, session.late) : session.entered}</td>
          <td>{session.held}</td>
          <td>{session.missed}</td>
          <td>{texts.ofPlaces(session.left, session.places)}</td>
          <td>
            <Button
              kind="quiet"
              aria-pressed={session.id === listed}
              aria-describedby={`session${session.id}`}
              onClick={() => onList(session.id)}
            >
              {texts.showTickets}
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </WideTable>
)
