import type { api, Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { shortMoment } from '#texts/day'
import * as texts from '#texts/session'
import styles from './SessionsScreen.module.css'

export type Session = Reply<typeof api.session.list>['items'][number]

/** The name of a session for people: the device, or the service that the menu led to. */
export const nameOf = ({ service, browser, system }: Session) =>
  service ? texts.service[service] : texts.device(browser, system)

const phone = 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2'
const computer = 'M4 5h16v11H4zM2 20h20M10 16v4M14 16v4'
const pool =
  'M3 17c2 0 2-1.5 4.5-1.5s2.5 1.5 4.5 1.5 2.5-1.5 4.5-1.5S19 17 21 17M3 21c2 0 2-1.5 4.5-1.5s2.5 1.5 4.5 1.5 2.5-1.5 4.5-1.5S19 21 21 21M8 14V6a2 2 0 0 1 4 0M16 14V6a2 2 0 0 1 4 0M8 10h8'
const handheld = ['Android', 'HarmonyOS', 'iPhone', 'iPad']
const pictureOf = ({ service, system }: Session) =>
  service ? pool : system && handheld.includes(system) ? phone : computer

/** The server writes down once a minute who is still there. */
const nowMilliseconds = 2 * 60 * 1000
const isNow = ({ current, seenAt }: Session) => current || Date.now() - Date.parse(seenAt) < nowMilliseconds

interface Props {
  session: Session
  /** One is being ended: no other can be. */
  submitting: boolean
  onEnd: () => void
}

export function SessionRow({ session, submitting, onEnd }: Props) {
  const name = nameOf(session)
  return (
    <li className={styles.row}>
      <svg className={styles.picture} viewBox="0 0 24 24" aria-hidden="true">
        <path d={pictureOf(session)} />
      </svg>
      <div className={styles.what}>
        <h2>
          <span>{name}</span> {session.current && <span className={styles.here}>{texts.thisDevice}</span>}
        </h2>
        {!session.service && <p>{texts.methods[session.method]}</p>}
        <p className={styles.when}>
          <time dateTime={session.openedAt}>{texts.since(shortMoment(session.openedAt))}</time>
          <time dateTime={session.seenAt}>
            {isNow(session) ? texts.lastSeen() : texts.lastSeen(shortMoment(session.seenAt))}
          </time>
        </p>
      </div>
      {!session.current && (
        <Button
          kind="danger"
          aria-disabled={submitting}
          aria-label={texts.endIt(name)}
          onClick={() => submitting || onEnd()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
