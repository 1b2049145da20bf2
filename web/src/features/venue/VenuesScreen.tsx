import { api, type Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { venues as titleOf } from '#texts/titles'
import * as texts from '#texts/venue'
import { send } from '../../api/client.ts'
import { useRequest } from '../../api/useRequest.ts'
import { PathLink } from '../../frame/PathLink.tsx'
import { DayStrip } from './DayStrip.tsx'
import { Filters, useChoose, useFitting } from './Filters.tsx'
import { useChosen } from './useChosen.ts'
import { VenueCard } from './VenueCard.tsx'
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
  const { kind, area } = useChosen()
  const choose = useChoose()
  const venues = useFitting(data.items)
  return (
    <>
      <Filters items={data.items} />
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
          <VenueCard key={venue.code} venue={venue} day={data.day === data.days[0] ? undefined : data.day} />
        ))}
      </ul>
    </>
  )
}
