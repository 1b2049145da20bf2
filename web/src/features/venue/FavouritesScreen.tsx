import { api } from '@palaestra/contract'
import { Button, buttonClass } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { favouriteVenues as titleOf } from '#texts/titles'
import * as texts from '#texts/venue'
import * as words from '#texts/venue.favourite'
import { send } from '../../api/client.ts'
import { useQuery } from '../../api/query.ts'
import { useRequest } from '../../api/useRequest.ts'
import { favourites } from './favourites.ts'
import { VenueCard } from './VenueCard.tsx'
import styles from './venue.module.css'

/** The venues that a member keeps, with what is free there today. */
export function FavouritesScreen() {
  const mine = useQuery(favourites)
  const listed = useRequest('today', () => send(api.venue.list, { query: {} }))
  const error = mine.error ?? listed.error
  const retry = () => {
    if (mine.error) void mine.refetch()
    if (listed.error) listed.retry()
  }
  const codes = mine.data?.items
  const venues = codes && listed.data?.items.filter(({ code }) => codes.includes(code))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{titleOf}</h1>
        <p className={styles.quiet}>{words.what}</p>
      </div>
      <p role="status">
        {error && (
          <>
            {texts.notRead} <Button onClick={retry}>{texts.tryAgain}</Button>
          </>
        )}
      </p>
      <div className={styles.place} aria-busy={!venues && !error}>
        {venues?.length === 0 && (
          <div className={styles.empty}>
            <p>{words.none}</p>
            <Link to="/vbs/online-booking" className={buttonClass()}>
              {words.find}
            </Link>
          </div>
        )}
        {venues && venues.length > 0 && (
          <ul className={styles.venues}>
            {venues.map((venue) => (
              <VenueCard key={venue.code} venue={venue} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
