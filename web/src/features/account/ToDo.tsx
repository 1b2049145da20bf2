import { buttonClass } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/account.rows'
import type { Member } from './AccountScreen.tsx'
import { maySwap } from './face.ts'
import { Icon } from './Icon.tsx'
import styles from './ToDo.module.css'

/** What waits for the member, the most urgent first: somebody else waits, then what is closed meanwhile. */
const waiting = [
  { ...texts.toDo.child, to: '/online/account/children', isDue: (member: Member) => member.childWaits },
  { ...texts.toDo.swap, to: '/online/account/swap-card', isDue: (member: Member) => maySwap(member) },
  {
    ...texts.toDo.mobile,
    to: '/online/account/confirm-mobile',
    isDue: ({ mobileHint, mobileConfirmed }: Member) => mobileHint !== null && !mobileConfirmed,
  },
  {
    ...texts.toDo.email,
    to: '/online/account/confirm-email',
    isDue: ({ emailHint, emailConfirmed }: Member) => emailHint !== null && !emailConfirmed,
  },
] as const

/** Nothing where nothing waits. */
export function ToDo({ member }: { member: Member }) {
  const due = waiting.filter(({ isDue }) => isDue(member))
  if (due.length === 0) return null
  return (
    <section aria-label={texts.waiting}>
      <ul className={styles.list}>
        {due.map(({ title, what, verb, to }) => (
          <li key={to} className={styles.item}>
            <span className={styles.sign}>
              <Icon name="attention" />
            </span>
            <div>
              <p className={styles.title}>{title}</p>
              <p>{what}</p>
            </div>
            <Link to={to} className={buttonClass('quiet')}>
              {verb}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
