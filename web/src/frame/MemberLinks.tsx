import { Link } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import * as texts from '#texts/frame'
import styles from './MemberLinks.module.css'
import { useName, useSignedIn } from './useStored.ts'

const Person = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0" />
  </svg>
)

/** Who is here, and the way in or out (L01). */
export function MemberLinks() {
  return useSignedIn() ? (
    <Member />
  ) : (
    <Link to="/ams/login" className={styles.logIn ?? ''}>
      <Person />
      <span>{texts.logIn}</span>
    </Link>
  )
}

/** The member’s first sign and name; under them the ways to the account and out. */
function Member() {
  const name = useName()
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    // Any click closes, except on what opens it.
    const close = ({ target }: MouseEvent) => {
      const { current } = menu
      if (current && !(target instanceof Node && current.firstChild?.contains(target))) current.open = false
    }
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [])
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }
  const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }

  return (
    <details ref={menu} className={styles.member} data-of-member onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary>
        <span className="unseen">{name ? texts.greeting(name) : texts.account}</span>
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        <span className={styles.sign} aria-hidden="true">
          {name ? [...name][0] : <Person />}
        </span>
      </summary>
      <ul className={styles.ways}>
        <li>
          <Link to="/online/account">{texts.account}</Link>
        </li>
        <li>
          <Link to="/security/logout" preload={false}>
            {texts.logOut}
          </Link>
        </li>
      </ul>
    </details>
  )
}
