import { desk } from '@palaestra/contract'
import { Mark } from '@palaestra/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/frame'
import { send } from '../api/client.ts'
import { whoAmI } from '../api/queries.ts'
import { session } from '../api/session.ts'
import { Key } from './Key.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { QueueWays } from './QueueWays.tsx'
import styles from './Rail.module.css'
import { useKeys } from './useKeys.ts'
import { waysOf } from './ways.ts'

/** The name of the desk, and, for who is logged in, the ways and the keys. On a narrow screen a bar that unfolds. */
export function Rail({ place }: { place: string }) {
  const [unfolded, setUnfolded] = useState(false)
  // The address is ahead of the screen: who has logged out is offered nothing meanwhile.
  const leaving = useRouterState({ select: ({ location }) => location.pathname === '/login' })
  return (
    <header className={styles.rail} data-place={place}>
      {/* At the login both stand in the card. */}
      {place !== 'login' && (
        <p className={styles.name}>
          <Mark />
          {texts.desk}
        </p>
      )}
      {place !== 'login' && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={unfolded}
          aria-controls="ways"
          onClick={() => setUnfolded(!unfolded)}
        >
          {texts.menu}
        </button>
      )}
      <div id="ways" className={styles.ways} data-unfolded={unfolded || place === 'login'}>
        {place !== 'login' && !leaving && session.token() && <Ways fold={() => setUnfolded(false)} />}
        <LanguageSwitch />
      </div>
    </header>
  )
}

function Ways({ fold }: { fold: () => void }) {
  const { data: me, isPending } = useQuery(whoAmI)
  const [keysShown, setKeysShown] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()
  useKeys({ '?': () => setKeysShown(true) })

  const logOut = async () => {
    // Also when the server cannot be reached: here the session is over in any case.
    const left = await send(desk.login.logOut, { body: {} }).catch(() => undefined)
    session.end()
    client.clear()
    // Who has come by a work account is asked there, too, whether to log out of it.
    if (left?.address) location.assign(left.address)
    else void navigate({ to: '/login' })
  }

  // Before the second step is set up there is nothing but that.
  const waysHere = session.enrolling() ? waysOf([]).filter(({ to }) => to === '/factor') : waysOf(me?.permissions ?? [])
  return (
    <>
      {!session.enrolling() && me?.permissions.includes('review') && <QueueWays onGo={fold} />}
      {/* Once it is known which ways there are: none of them moves for another. */}
      {(!isPending || session.enrolling()) && (
        <nav className={styles.menu} aria-label={texts.menu}>
          {waysHere.map(({ to, name }) => (
            <Link key={to} to={to} activeOptions={{ includeSearch: false }} onClick={fold}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      <p className={styles.me}>{me?.name}</p>
      <div className={styles.own}>
        <button type="button" aria-keyshortcuts="?" onClick={() => setKeysShown(true)}>
          {texts.keys} <Key name="?" />
        </button>
        <button type="button" onClick={logOut}>
          {texts.logOut}
        </button>
      </div>
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  )
}
