import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as frame from '#texts/frame'
import * as texts from '#texts/session'
import { hotlineAddress } from '../../frame/hotline.ts'
import { PathLink } from '../../frame/PathLink.tsx'
import { settings } from '../../settings.ts'
import styles from './SecurityScreen.module.css'

const key = 'M15.5 8.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM11 13v8M11 17h3M11 20h4'
const shield = 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4'
const screens = 'M4 5h16v11H4zM2 20h20M10 16v4M14 16v4'

/** How people are protected here, and what they can do themselves (R09). */
export function SecurityScreen() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{texts.security}</h1>
        <p>{texts.securityWhat}</p>
      </header>
      <section className={styles.urgent}>
        <h2>{texts.whenLost}</h2>
        <ol className={styles.steps}>
          <li>
            <Link to="/online/account/sessions">{texts.endSessions}</Link>
            <p>{texts.endSessionsWhat}</p>
          </li>
          <li>
            <PathLink uri="/online/account/change-password">{texts.changeYourPassword}</PathLink>
            <p>{texts.changePasswordWhat}</p>
          </li>
          <li>
            <a href={hotlineAddress()}>{texts.callHotline(settings.hotline)}</a>
            <p>{texts.callHotlineWhat(frame.supportHours)}</p>
          </li>
        </ol>
      </section>
      <div className={styles.cards}>
        <Card picture={key} title={texts.signInSafely} items={texts.signInSafelyHow} />
        <Card picture={shield} title={texts.weDo} items={texts.weDoWhat} />
        <Card picture={screens} title={texts.onShared} items={texts.onSharedHow}>
          <Link to="/online/account/sessions">{texts.seeSessions}</Link>
        </Card>
      </div>
      <p className={styles.report}>
        {texts.reportHole} <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
      </p>
    </div>
  )
}

interface CardProps {
  picture: string
  title: string
  items: readonly string[]
  children?: ReactNode
}

function Card({ picture, title, items, children }: CardProps) {
  return (
    <section className={styles.card}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={picture} />
      </svg>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children && <p>{children}</p>}
    </section>
  )
}
