import { constant } from '@palaestra/contract'
import { Mark } from '@palaestra/ui'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import * as texts from '#texts/frame'
import { settings } from '../settings.ts'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { lazyNamed } from './lazyNamed.ts'
import { MemberLinks } from './MemberLinks.tsx'
import { MenuSlot } from './menu/MenuSlot.tsx'
import { PathLink } from './PathLink.tsx'
import { useSticky } from './useSticky.ts'
import { useInBrowser, useSignedIn } from './useStored.ts'

/** Fetched beside the rest; its place is kept, as wide as the bell that will come (N01). */
const Bell = lazyNamed('Bell', () => import('../features/notice/Bell.tsx'))

/** One bar, which stays: whose portal this is, the menu, the languages and who is here (L01). */
export function Header() {
  const header = useSticky()
  const signedIn = useSignedIn()
  const inBrowser = useInBrowser()
  const [menuOpen, setMenuOpen] = useState(false)
  const pathname = useLocation({ select: (location) => location.pathname })

  // biome-ignore lint/correctness/useExhaustiveDependencies: who has arrived somewhere is done with the menu
  useEffect(() => setMenuOpen(false), [pathname])
  useEffect(() => {
    // From here on the menu is a row, or about to be one: it begins closed (L08).
    const wide = matchMedia(`(min-width: ${constant.menuResetFromPixels}px)`)
    const reset = () => setMenuOpen(false)
    wide.addEventListener('change', reset)
    return () => wide.removeEventListener('change', reset)
  }, [])

  return (
    <header ref={header} className={`header ${styles.header}`}>
      <div className={styles.bar}>
        <PathLink uri={signedIn ? '/online/account' : '/'} className={styles.logo ?? ''}>
          <Mark />
          <span>
            <b>{settings.portal}</b> <small>{settings.authority}</small>
          </span>
        </PathLink>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={menuOpen}
          aria-controls="menu"
          aria-label={menuOpen ? texts.closeMenu : texts.openMenu}
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={menuOpen ? 'M5 5l14 14M19 5L5 19' : 'M3 6h18M3 12h18M3 18h18'} />
          </svg>
        </button>
        <MenuSlot open={menuOpen} onClose={() => setMenuOpen(false)} />
        <div className={styles.end}>
          <LanguageSwitch />
          {signedIn && (
            <div className={styles.bell}>
              <Suspense>{inBrowser && <Bell />}</Suspense>
            </div>
          )}
          <MemberLinks />
        </div>
      </div>
    </header>
  )
}
