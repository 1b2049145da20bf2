import { api, type Reply } from '@palaestra/contract'
import { Link } from '@tanstack/react-router'
import { longDay } from '#texts/day'
import * as texts from '#texts/entitlement'
import { myCourses, poolTickets, bookings as titleOfBookings } from '#texts/titles'
import { send } from '../../api/client.ts'
import { type Query, useQuery } from '../../api/query.ts'
import styles from './entitlement.module.css'

const cardNotice: Query<Reply<typeof api.entitlement.notice>> = {
  queryKey: ['entitlement', 'notice'],
  queryFn: () => send(api.entitlement.notice, {}),
}

const stateOf = (notice: Reply<typeof api.entitlement.notice> | undefined) => {
  if (!notice?.version) return '\u00a0'
  return notice.acceptedOn ? texts.noticeAccepted(longDay(notice.acceptedOn)) : texts.noticeOpen
}

/** What else decides how one is served, each where it is changed (R46). */
export function Related() {
  const { data } = useQuery(cardNotice)
  return (
    <section>
      <h2 className={styles.related}>{texts.settingsOf}</h2>
      <ul className={styles.list}>
        <li>
          <Link to="/online/account" search={{ pass: '' }}>
            {texts.notice}
          </Link>
          <p className={styles.said}>{stateOf(data)}</p>
        </li>
        <li>
          <Link to="/vbs/bookings">{titleOfBookings}</Link>
        </li>
        <li>
          <Link to="/pools/tickets">{poolTickets}</Link>
        </li>
        <li>
          <Link to="/classes/mine">{myCourses}</Link>
        </li>
        <li>
          <Link to="/online/account/personal-data">{texts.messages}</Link>
        </li>
        <li className="signOn">
          <Link to="/online/account/bind">{texts.government}</Link>
        </li>
      </ul>
    </section>
  )
}
