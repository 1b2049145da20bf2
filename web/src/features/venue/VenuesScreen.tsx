import { api, facilityKinds, type Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { venues as titleOf } from '#texts/titles'
import * as texts from '#texts/venue'
import { send } from '../../api/client.ts'
import { useRequest } from '../../api/useRequest.ts'
import { PathLink } from '../../frame/PathLink.tsx'
import { DayStrip } from './DayStrip.tsx'
import { useChosen } from './useChosen.ts'
import styles from './venue.module.css'

type Listed = Reply<typeof api.venue.list>

/** Where one finds a court: by sport, part of the city and day (R06). */
export function VenuesScreen() {
  const search = useChosen()
  const { data, error, retry } = useRequest(search.day ?? 'today', () =>
    send(api.venue.list, { query: { day: search.day } }),
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{titleOf}</h1>
        <p className={styles.quiet}>{texts.findWhat}</p>
      </div>
      <p role="status">
        {error && (
          <>
            {texts.notRead} <Button onClick={retry}>{texts.tryAgain}</Button>
          </>
        )}
      </p>
      <div className={styles.place} aria-busy={!data && !error}>
        {data && <Found data={data} />}
      </div>
      <p className={styles.links}>
        <PathLink uri="/venues">{texts.allVenues}</PathLink>
      </p>
    </div>
  )
}

function Found({ data }: { data: Listed }) {
  const navigate = useNavigate()
  const { kind, area, day } = useChosen()
  const choose = (chosen: { kind?: string | undefined; area?: string | undefined }) =>
    void navigate({
      to: '/vbs/online-booking',
      search: { kind, area, day, ...chosen } as never,
      ...{ replace: true, resetScroll: false },
    })
  const kinds = facilityKinds.filter((one) =>
    data.items.some(({ facilities }) => facilities.some(({ kind }) => kind === one)),
  )
  const areas = [...new Set(data.items.map((venue) => venue.area))]
  const venues = data.items
    .filter((venue) => !area || venue.area === area)
    .map((venue) => ({ ...venue, facilities: venue.facilities.filter((facility) => !kind || facility.kind === kind) }))
    .filter(({ facilities }) => facilities.length > 0)
  return (
    <>
      <fieldset className={styles.filters}>
        <legend className="unseen">{texts.filters}</legend>
        <label>
          {texts.kind}
          <select value={kind ?? ''} onChange={({ target }) => choose({ kind: target.value || undefined })}>
            <option value="">{texts.everyKind}</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.area}
          <select value={area ?? ''} onChange={({ target }) => choose({ area: target.value || undefined })}>
            <option value="">{texts.everywhere}</option>
            {areas.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </fieldset>
      <DayStrip
        days={data.days.map((day) => ({ day }))}
        chosen={data.day}
        to="/vbs/online-booking"
        search={{ kind, area }}
      />
      <p className={styles.quiet} aria-live="polite">
        {venues.length === 0 ? texts.none : texts.found(venues.length)}
      </p>
      {venues.length === 0 && (
        <p>
          <Button onClick={() => choose({ kind: undefined, area: undefined })}>{texts.showAll}</Button>
        </p>
      )}
      <ul className={styles.venues}>
        {venues.map((venue) => (
          <Venue key={venue.code} venue={venue} day={data.day === data.days[0] ? undefined : data.day} />
        ))}
      </ul>
    </>
  )
}

/** A venue, and each of its sports as a way to the courts. */
function Venue({ venue, day }: { venue: Listed['items'][number]; day: string | undefined }) {
  return (
    <li className={styles.venue}>
      <h2>{venue.name}</h2>
      <p className={styles.quiet}>
        {venue.area} · <span lang={texts.languageOfAddresses}>{venue.address}</span>
      </p>
      <ul>
        {venue.facilities.map(({ code, kind, courts, free, opens, closes, closedBecause }) => (
          <li key={code}>
            <Link to="/vbs/venue" search={{ code: venue.code, kind, day } as never}>
              <b>{texts.kinds[kind]}</b>
              <span className={styles.free} data-none={free === 0}>
                {closedBecause ? texts.because(closedBecause) : opens === null ? texts.closed : texts.free(free)}
              </span>
              <small>
                {opens !== null && closes !== null && `${texts.courts(courts)} · ${texts.hours(opens, closes)}`}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
