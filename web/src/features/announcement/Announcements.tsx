import { isAnnouncedAt } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import { useState, useSyncExternalStore } from 'react'
import * as texts from '#texts/announcement'
import type { createPortalRouter } from '../../routing/router.ts'
import styles from './announcement.module.css'
import { closedOnes } from './closed.ts'
import { useAnnounced } from './useAnnounced.ts'

/** What the authority tells everybody, one after the other: a telephone has room for one. What is closed stays closed. */
export function Announcements({ router }: { router: ReturnType<typeof createPortalRouter> }) {
  const address = useSyncExternalStore(
    (changed) => router.subscribe('onRendered', changed),
    () => router.state.location.pathname,
  )
  const announced = useAnnounced(router)
  const [closed, setClosed] = useState(closedOnes.read)
  const open = announced
    .filter(({ id, places }) => !closed.includes(id) && isAnnouncedAt(address, places))
    // Warnings are for who is about to set out: they come first, and otherwise the newest.
    .sort((one, other) => Number(other.kind === 'warning') - Number(one.kind === 'warning'))
  const [first, ...rest] = open

  const close = (id: string) => {
    setClosed(closedOnes.add(id, announced))
    // What was pressed is gone with the last one.
    if (rest.length === 0) document.querySelector('main')?.focus({ preventScroll: true })
  }

  // Always there, so that what comes into it is read out.
  return (
    <div role="status">
      {first && (
        <aside className={styles.strip} aria-label={texts.title}>
          <Notice kind={first.kind}>
            <div className={styles.inner}>
              <p className={styles.text}>{first.text}</p>
              <p className={styles.end}>
                {rest.length > 0 && <span>{texts.more(rest.length)}</span>}
                <button type="button" onClick={() => close(first.id)}>
                  {texts.close}
                </button>
              </p>
            </div>
          </Notice>
        </aside>
      )}
    </div>
  )
}
