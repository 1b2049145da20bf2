import { Link } from '@tanstack/react-router'
import * as texts from '#texts/frame'
import styles from './MemberLinks.module.css'
import { useName, useSignedIn } from './useStored.ts'

const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0'
const door = 'M10 4H5v16h5M14 8l4 4-4 4M9 12h9'

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** Who is here, and the way in or out (L01). */
export function MemberLinks() {
  const signedIn = useSignedIn()
  const name = useName()
  if (!signedIn)
    return (
      <div className={styles.links}>
        <Link to="/ams/login" className={styles.link ?? ''}>
          <Icon path={person} />
          <span>{texts.logIn}</span>
        </Link>
      </div>
    )

  return (
    <div className={styles.links} data-of-member>
      {name && <p className={styles.greeting}>{texts.greeting(name)}</p>}
      {/* The bell’s place: what comes into it must not push anything. */}
      <div className={styles.bell} />
      <Link to="/online/account" className={styles.link ?? ''}>
        <Icon path={person} />
        <span>{texts.account}</span>
      </Link>
      <Link to="/security/logout" preload={false} className={`${styles.link} ${styles.leave}`}>
        <Icon path={door} />
        <span>{texts.logOut}</span>
      </Link>
    </div>
  )
}
