import { Button } from '@palaestra/ui'
import { useLocation, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import * as texts from '#texts/booking'
import { bookings as titleOf, waiting } from '#texts/titles'
import { useQuery } from '../../api/query.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { PathLink } from '../../frame/PathLink.tsx'
import { useInBrowser } from '../../frame/useStored.ts'
import { BookingList } from './BookingList.tsx'
import styles from './booking.module.css'
import { MissedBookings } from './MissedBookings.tsx'
import { myNoShows } from './noShows.ts'
import { OneBooking } from './OneBooking.tsx'
import { useBookings } from './useBookings.ts'

/** Few want it, and it brings a proof and its words along. */
const CalendarFeed = lazyNamed('CalendarFeed', () => import('./CalendarFeed.tsx'))
/** At an address of its own, with what is said and asked of lines. */
const WaitingList = lazyNamed('WaitingList', () => import('./WaitingList.tsx'))

/**
 * The member’s bookings (R48), the one that the address names, or what they wait for. What is prerendered knows no search: at the address of
 * one booking it is a title, and nothing that would turn into something else.
 */
export function BookingsScreen() {
  const { reference }: { reference?: unknown } = useSearch({ strict: false })
  const pathname: string = useLocation({ select: (location) => location.pathname })
  const isOne = pathname.endsWith('/vbs/booking')
  const inBrowser = useInBrowser()
  if (pathname.endsWith('/waiting'))
    return (
      <Suspense
        fallback={
          <div className={styles.page} aria-busy="true">
            <h1 tabIndex={-1}>{waiting}</h1>
          </div>
        }
      >
        <WaitingList />
      </Suspense>
    )
  if (!inBrowser)
    return isOne ? (
      <div className={styles.one} aria-busy="true">
        <h1 tabIndex={-1}>{titleOf}</h1>
      </div>
    ) : (
      <AllBookings />
    )
  return typeof reference === 'string' ? <OneBooking reference={reference} /> : <AllBookings />
}

/**
 * Those to come, when they are wanted those that are over, and what was missed. What stands below those to come is drawn
 * once it is known how high they are: nothing moves, and no place is kept for bookings that nobody has.
 */
const AllBookings = () => {
  const [wantsPast, setWantsPast] = useState(false)
  const [wantsCalendar, setWantsCalendar] = useState(false)
  const coming = useBookings(false)
  const missed = useQuery(myNoShows)
  const isKnown = !coming.isLoading && (missed.data !== undefined || missed.error !== null)
  return (
    <div className={styles.page} aria-busy={!isKnown}>
      <h1 tabIndex={-1}>{titleOf}</h1>
      <section aria-labelledby="coming">
        <h2 id="coming">{texts.coming}</h2>
        <BookingList bookings={coming} none={texts.noneComing} />
        {isKnown && (
          <p className={styles.ways}>
            <PathLink uri="/vbs/online-booking">{texts.toVenues}</PathLink>{' '}
            <PathLink uri="/waiting">{waiting}</PathLink>
          </p>
        )}
      </section>
      {isKnown && (
        <>
          <section aria-labelledby="past">
            <h2 id="past">{texts.past}</h2>
            {wantsPast ? (
              <PastBookings />
            ) : (
              <Button kind="quiet" aria-describedby="past" onClick={() => setWantsPast(true)}>
                {texts.showPast}
              </Button>
            )}
          </section>
          {missed.data && <MissedBookings noShows={missed.data} onChanged={() => void missed.refetch()} />}
          {wantsCalendar ? (
            <Suspense>
              <CalendarFeed />
            </Suspense>
          ) : (
            <p>
              <Button kind="quiet" onClick={() => setWantsCalendar(true)}>
                {texts.toMyCalendar}
              </Button>
            </p>
          )}
          <BackToAccount />
        </>
      )}
    </div>
  )
}

const PastBookings = () => <BookingList bookings={useBookings(true)} none={texts.nonePast} />
