import { useLocation, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { poolTickets as titleOf } from '#texts/titles'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { useInBrowser } from '../../frame/useStored.ts'
import { BuyTickets } from './BuyTickets.tsx'
import { PoolsToday } from './PoolsToday.tsx'
import styles from './pool.module.css'

/** Who buys a ticket shows it later, and one screen in a house is a display. */
const OneTicket = lazyNamed('OneTicket', () => import('./OneTicket.tsx'))
const Display = lazyNamed('Display', () => import('./Display.tsx'))

/** What stands at an address whose search is not known before a browser reads it, or whose part is on its way. */
const Awaited = () => (
  <div className={styles.one} aria-busy="true">
    <h1 tabIndex={-1}>{titleOf}</h1>
  </div>
)

/**
 * Tickets of pools and one’s own (R47), one of them, what there is today, or a display at an entrance: the screen knows
 * by the address which. What is prerendered knows no search.
 */
export function PoolsScreen() {
  const { reference }: { reference?: unknown } = useSearch({ strict: false })
  const pathname: string = useLocation({ select: (location) => location.pathname })
  const inBrowser = useInBrowser()
  if (pathname.endsWith('/today')) return <PoolsToday />
  if (pathname.endsWith('/tickets')) return <BuyTickets />
  const isDisplay = pathname.endsWith('/display')
  if (!inBrowser) return <Awaited />
  if (!isDisplay && typeof reference !== 'string') return <BuyTickets />
  return (
    <Suspense fallback={<Awaited />}>
      {isDisplay ? <Display /> : typeof reference === 'string' && <OneTicket reference={reference} />}
    </Suspense>
  )
}
