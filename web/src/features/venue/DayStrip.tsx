import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as texts from '#texts/venue'
import styles from './venue.module.css'

interface Props {
  days: readonly { day: string; free?: number; hasHours?: boolean; open?: boolean }[]
  chosen: string
  /** The address of a day. */
  to: '/vbs/venue' | '/vbs/online-booking'
  search: Record<string, string | undefined>
}

/** Today has no day in its address: it is not the one of every other day, too. */
export const exactly = { exact: true, includeSearch: true, explicitUndefined: true } as const

/** The days that can be looked at. Each says how much is free, so that a full one is not opened in vain. */
export function DayStrip({ days, chosen, to, search }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen day is brought into view
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && strip.current)
      strip.current.scrollLeft = link.offsetLeft - strip.current.clientWidth / 2 + link.offsetWidth / 2
  }, [chosen])
  return (
    <nav aria-label={texts.day}>
      <ul ref={strip} className={styles.days}>
        {days.map(({ day, free, hasHours, open }, ahead) => (
          <li key={day}>
            <Link
              to={to}
              search={{ ...search, day: ahead === 0 ? undefined : day } as never}
              replace
              resetScroll={false}
              activeOptions={exactly}
              aria-current={day === chosen ? 'date' : undefined}
            >
              <span>{texts.dayName(day, ahead)}</span>
              <b>{texts.dayNumber(day)}</b>
              {free !== undefined && <span>{!hasHours ? texts.noHours : open ? texts.free(free) : texts.inStrip}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
