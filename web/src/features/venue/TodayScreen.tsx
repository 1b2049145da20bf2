import { api, type Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { venuesToday as titleOf } from '#texts/titles'
import * as texts from '#texts/venue'
import * as words from '#texts/venue.today'
import { send } from '../../api/client.ts'
import { useRequest } from '../../api/useRequest.ts'
import { Filters, useChoose, useFitting } from './Filters.tsx'
import styles from './venue.module.css'

type Today = Reply<typeof api.venue.today>

/** What can still be booked today, hour by hour, wherever it is. */
export function TodayScreen() {
  const { data, error, retry } = useRequest('today', () => send(api.venue.today, {}))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{titleOf}</h1>
        <p className={styles.quiet}>{words.what}</p>
      </div>
      <p role="status">
        <span>{error ? texts.notRead : data && words.asOf(texts.time(data.at))}</span>{' '}
        {(error || data) && <Button onClick={retry}>{error ? texts.tryAgain : words.again}</Button>}
      </p>
      <div className={styles.place} aria-busy={!data && !error}>
        {data && <Free items={data.items} />}
      </div>
      <p className={styles.links}>
        <Link to="/vbs/online-booking">{words.otherDays}</Link>
      </p>
    </div>
  )
}

function Free({ items }: { items: Today['items'] }) {
  const choose = useChoose()
  const venues = useFitting(items)
  return (
    <>
      <Filters items={items} />
      {venues.length === 0 && (
        <div className={styles.empty}>
          <p>{texts.none}</p>
          <Button onClick={() => choose({ kind: undefined, area: undefined })}>{texts.showAll}</Button>
        </div>
      )}
      <ul className={styles.venues}>
        {venues.map((venue) => (
          <li key={venue.code} className={styles.venue}>
            <h2>{venue.name}</h2>
            <p className={styles.quiet}>{venue.area}</p>
            <ul>
              {venue.facilities.map((facility) => (
                <li key={facility.code} className={styles.sport}>
                  <h3>{texts.kinds[facility.kind]}</h3>
                  <Hours code={venue.code} facility={facility} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Each hour is a way to the courts, where it is chosen. */
const Hours = ({ code, facility }: { code: string; facility: Today['items'][number]['facilities'][number] }) =>
  facility.hours.length === 0 ? (
    <p className={styles.quiet}>{texts.noneFree}</p>
  ) : (
    <ul className={styles.chips}>
      {facility.hours.map(({ from, until, free }) => (
        <li key={from}>
          <Link to="/vbs/venue" search={{ code, kind: facility.kind } as never}>
            <b>
              <span aria-hidden="true">{from}</span>
              <span className="unseen">{texts.rangeOf(from, until)}</span>
            </b>{' '}
            <small>{texts.free(free)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
