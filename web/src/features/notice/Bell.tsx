import { useEffect, useId, useRef, useState } from 'react'
import * as texts from '#texts/notice'
import { useUnread } from '../../api/unread.ts'
import styles from './notice.module.css'
import { Popup } from './Popup.tsx'

/** More than this is said as “more than”: beside the bell is room for two digits. */
const mostShown = 99

/** The bell of who is logged in: how many notices are unread, and the notices themselves (N01). */
export function Bell() {
  const unread = useUnread()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const bell = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    // Asked while the event goes down: what a click hides on its way up is no longer within.
    const options = { capture: true, signal: listening.signal }
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      bell.current?.focus()
    }
    document.addEventListener('click', closeOutside, options)
    document.addEventListener('focusin', closeOutside, options)
    document.addEventListener('keydown', closeOnEscape, options)
    return () => listening.abort()
  }, [isOpen])

  return (
    <div ref={whole} className={styles.bell}>
      <button
        ref={bell}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={unread ? texts.noticesUnread(unread) : texts.notices}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4" />
        </svg>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </button>
      {/* Said once it is known, and when it changes: who does not see the number hears it. */}
      <span role="status" className="unseen">
        {unread > 0 && texts.unreadCount(unread)}
      </span>
      <section id={id} className={styles.popup} aria-label={texts.notices} hidden={!isOpen}>
        {isOpen && <Popup onLeave={() => setOpen(false)} />}
      </section>
    </div>
  )
}
