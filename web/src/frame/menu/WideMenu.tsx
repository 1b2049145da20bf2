import type { MenuItem } from '@palaestra/contract'
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { isWayBack, MenuLink } from './MenuLink.tsx'
import styles from './menu.module.css'
import { Panel } from './Panel.tsx'
import { isDeep } from './shown.ts'
import { TabPanel } from './TabPanel.tsx'
import wide from './wide.module.css'

/** One row; what has children opens a panel, one at a time (L06 to L08). */
export function WideMenu({ items }: { items: readonly MenuItem[] }) {
  const [open, setOpen] = useState<string>()

  useEffect(() => {
    // Any click closes, except on what opens something itself.
    const close = ({ target }: MouseEvent) => {
      const opens = target instanceof Element && target.closest('[data-opens]')
      if (!opens) setOpen(undefined)
    }
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [])

  const closeOnEscape = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(undefined)
    event.currentTarget.querySelector('button')?.focus()
  }
  const closeWhenLeft = (event: FocusEvent<HTMLLIElement>) => {
    const { relatedTarget, currentTarget } = event
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(undefined)
  }

  return (
    <ul className={wide.row}>
      {items.map((item) =>
        item.children.length === 0 ? (
          <li key={item.id} className={isWayBack(item) ? wide.wayBack : undefined} title={item.attributes['title']}>
            <MenuLink item={item} />
          </li>
        ) : (
          <li key={item.id} title={item.attributes['title']} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
            <button
              type="button"
              className={styles.link}
              data-opens
              aria-expanded={open === item.id}
              aria-controls={`panel-${item.id}`}
              onClick={() => setOpen(open === item.id ? undefined : item.id)}
            >
              {item.label}
              <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
                <path d="M2 4l4 4 4-4" />
              </svg>
            </button>
            <div id={`panel-${item.id}`} className={wide.panel} hidden={open !== item.id}>
              {isDeep(item) ? <TabPanel items={item.children} /> : <Panel items={item.children} />}
            </div>
          </li>
        ),
      )}
    </ul>
  )
}
