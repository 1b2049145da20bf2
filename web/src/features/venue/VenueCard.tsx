import type { api, Reply } from '@palaestra/contract'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as texts from '#texts/venue'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { useInBrowser, useSignedIn } from '../../frame/useStored.ts'
import stars from './star.module.css'
import styles from './venue.module.css'

type Listed = Reply<typeof api.venue.list>

/** A venue, and each of its sports as a way to the courts. A day left out is today. */
export function VenueCard({ venue, day }: { venue: Listed['items'][number]; day?: string | undefined }) {
  return (
    <li className={styles.venue}>
      <h2>{venue.name}</h2>
      <StarPlace venue={venue} />
      <p className={styles.quiet}>
        {venue.area} · <span lang={texts.languageOfAddresses}>{venue.address}</span>
      </p>
      <ul>
        {venue.facilities.map(({ code, kind, courts, free, hasHours, opens, closes, closedBecause }) => (
          <li key={code}>
            <Link to="/vbs/venue" search={{ code: venue.code, kind, day } as never}>
              <b>{texts.kinds[kind]}</b>
              <span className={styles.free} data-none={free === 0}>
                {closedBecause
                  ? texts.because(closedBecause)
                  : opens === null
                    ? texts.closed
                    : hasHours
                      ? texts.free(free)
                      : texts.noHours}
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

const Star = lazyNamed('Star', () => import('./Star.tsx'))

/** Members have a star beside each venue: what sends a press is fetched for them alone, and its place is kept. */
function StarPlace({ venue }: { venue: { code: string; name: string } }) {
  const signedIn = useSignedIn()
  const inBrowser = useInBrowser()
  if (!signedIn) return null
  return (
    <div className={stars.place}>
      {inBrowser && (
        <Suspense>
          <Star venue={venue} />
        </Suspense>
      )}
    </div>
  )
}
