import type { ReactNode } from 'react'
import * as frame from '#texts/frame'
import { hotlineAddress } from '../../frame/hotline.ts'
import { settings } from '../../settings.ts'
import styles from './site.module.css'

/** A text to read, and beside it, where there is room, whom to ask about it. */
export const WithHelp = ({ children }: { children: ReactNode }) => (
  <div className={styles.withHelp}>
    <article className={styles.page}>{children}</article>
    <aside className={styles.help} aria-label={frame.contact}>
      <h2>{frame.contact}</h2>
      <dl>
        <dt>{frame.hotline}</dt>
        <dd>
          <a href={hotlineAddress()}>{settings.hotline}</a>
        </dd>
        <dt>{frame.email}</dt>
        <dd>
          <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
        </dd>
        <dt>{frame.hours}</dt>
        <dd>{frame.supportHours}</dd>
      </dl>
    </aside>
  </div>
)
