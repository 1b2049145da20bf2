import { Link } from '@tanstack/react-router'
import * as texts from '#texts/pool'
import styles from './pool.module.css'

interface Props {
  days: readonly string[]
  chosen: string
  pool: string | undefined
}

/** The days that can be looked at. Today has no day in its address, so that an address kept is always today. */
export const Days = ({ days, chosen, pool }: Props) => (
  <nav aria-label={texts.day}>
    <ul className={styles.days}>
      {days.map((day, ahead) => (
        <li key={day}>
          <Link
            to="/pools/tickets"
            search={{ pool, day: ahead === 0 ? undefined : day } as never}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
            aria-current={day === chosen ? 'date' : undefined}
          >
            {texts.dayNamed(day, ahead)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
