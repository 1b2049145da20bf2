import { desk } from '@palaestra/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/frame'
import { send } from '../api/client.ts'
import { whoAmI } from '../api/queries.ts'
import { session } from '../api/session.ts'
import styles from './Header.module.css'
import { KeysDialog } from './KeysDialog.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useKeys } from './useKeys.ts'

/** The name of the desk, and, for who is logged in, the ways and the keys. */
export function Header({ inside }: { inside: boolean }) {
  return (
    <header className={styles.header}>
      <p className={styles.name}>{texts.desk}</p>
      {inside && session.token() && <Ways />}
      <LanguageSwitch />
    </header>
  )
}

function Ways() {
  const { data: me } = useQuery(whoAmI)
  const [keysShown, setKeysShown] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()
  useKeys({ '?': () => setKeysShown(true) })

  const logOut = async () => {
    // Also when the server cannot be reached: here the session is over in any case.
    await send(desk.login.logOut, { body: {} }).catch(() => undefined)
    session.end()
    client.clear()
    void navigate({ to: '/login' })
  }

  return (
    <>
      <nav className={styles.ways} aria-label={texts.menu}>
        {!session.enrolling() && me?.permissions.includes('review') && (
          <>
            <Link to="/" activeOptions={{ includeSearch: false, exact: true }}>
              {texts.queue}
            </Link>
            <Link to="/letters" activeOptions={{ includeSearch: false }}>
              {texts.letters}
            </Link>
          </>
        )}
        {!session.enrolling() && (
          <Link to="/holidays" activeOptions={{ includeSearch: false }}>
            {texts.holidays}
          </Link>
        )}
        {!session.enrolling() && me?.permissions.includes('staff') && <Link to="/colleagues">{texts.colleagues}</Link>}
        <Link to="/factor">{texts.factor}</Link>
      </nav>
      <p className={styles.me}>{me?.name}</p>
      <button type="button" className={styles.plain} onClick={() => setKeysShown(true)}>
        {texts.keys}
      </button>
      <button type="button" className={styles.plain} onClick={logOut}>
        {texts.logOut}
      </button>
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  )
}
