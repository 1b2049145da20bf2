import { Link } from '@tanstack/react-router'
import * as texts from '#texts/account'
import styles from './AccountScreen.module.css'
import type { Member } from './AccountScreen.tsx'

type Change = 'change-mobile' | 'confirm-mobile' | 'change-email' | 'confirm-email'

interface Row {
  label: string
  /** Missing until the member is known: its place is kept, so that nothing jumps. */
  value: string | undefined
  unconfirmed?: boolean
  actions?: { change: Change; label: string }[]
}

const mobileOf = (member: Member | undefined): Row => {
  const unconfirmed = Boolean(member?.mobileHint && !member.mobileConfirmed)
  const change = member?.mobileHint === null ? texts.addMobile : texts.changeMobile
  return {
    label: texts.mobile,
    value: member && (member.mobileHint ?? texts.none),
    unconfirmed,
    actions: [
      ...(unconfirmed ? [{ change: 'confirm-mobile', label: texts.confirmMobile } as const] : []),
      { change: 'change-mobile', label: change },
    ],
  }
}

const emailOf = (member: Member | undefined): Row => {
  const unconfirmed = Boolean(member?.emailHint && !member.emailConfirmed)
  const change = member?.emailHint === null ? texts.addEmail : texts.changeEmail
  return {
    label: texts.email,
    value: member && (member.emailHint ?? texts.none),
    unconfirmed,
    actions: [
      ...(unconfirmed ? [{ change: 'confirm-email', label: texts.confirmEmail } as const] : []),
      { change: 'change-email', label: change },
    ],
  }
}

/** How the member is reached, and the ways to change that. */
export function Contact({ member }: { member: Member | undefined }) {
  const rows: Row[] = [
    { label: texts.username, value: member?.username },
    mobileOf(member),
    emailOf(member),
    { label: texts.pickUpPlace, value: member && (member.pickUpPlace ?? texts.none) },
    { label: texts.language, value: member && texts.languages[member.language] },
  ]
  return (
    <section className={styles.card}>
      <h2>{texts.contact}</h2>
      <dl className={styles.rows}>
        {rows.map(({ label, value, unconfirmed, actions }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value ?? '\u00a0'} {unconfirmed && <span className={styles.unconfirmed}>{texts.unconfirmed}</span>}
            </dd>
            {actions && (
              <dd className={styles.actions}>
                {actions.map(({ change, label }) => (
                  <Link key={change} to={`/online/account/${change}`}>
                    {label}
                  </Link>
                ))}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
