import { Button } from '@palaestra/ui'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/booking'
import { bookings as titleOf, waiting } from '#texts/titles'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { PathLink } from '../../frame/PathLink.tsx'
import { useInBrowser } from '../../frame/useStored.ts'
import { BookingList } from './BookingList.tsx'
import styles from './booking.module.css'
import { MissedBookings } from './MissedBookings.tsx'
import { OneBooking } from './OneBooking.tsx'
import { WaitingList } from './WaitingList.tsx'

/**
 * The member’s bookings (R48), the one that the address names, or what they wait for. What is prerendered knows no search: at the address of
 * one booking it is a title, and nothing that would turn into something else.
 */
export function BookingsScreen() {
  const { reference }: { reference?: unknown } = useSearch({ strict: false })
  const pathname: string = useLocation({ select: (location) => location.pathname })
  const isOne = pathname.endsWith('/vbs/booking')
  const inBrowser = useInBrowser()
  if (pathname.endsWith('/waiting')) return <WaitingList />
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

/** Those to come, when they are wanted those that are over, and what was missed. */
const AllBookings = () => {
  const [wantsPast, setWantsPast] = useState(false)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{titleOf}</h1>
      <section className={styles.coming} aria-labelledby="coming">
        <h2 id="coming">{texts.coming}</h2>
        <BookingList past={false} none={texts.noneComing} />
        <p>
          <PathLink uri="/vbs/online-booking">{texts.toVenues}</PathLink> <PathLink uri="/waiting">{waiting}</PathLink>
        </p>
      </section>
      <section aria-labelledby="past">
        <h2 id="past">{texts.past}</h2>
        {wantsPast ? (
          <BookingList past none={texts.nonePast} />
        ) : (
          <Button kind="quiet" aria-describedby="past" onClick={() => setWantsPast(true)}>
            {texts.showPast}
          </Button>
        )}
      </section>
      <MissedBookings />
      <BackToAccount />
    </div>
  )
}
