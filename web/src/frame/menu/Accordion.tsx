import type { MenuItem } from '@palaestra/contract'
import { type KeyboardEvent, useState } from 'react'
import accordion from './accordion.module.css'
import { MenuLink } from './MenuLink.tsx'
import styles from './menu.module.css'

interface BranchProps {
  item: MenuItem
  level: number
  open: boolean
  onToggle: () => void
}

function Branch({ item, level, open, onToggle }: BranchProps) {
  if (item.children.length === 0)
    return (
      <li>
        <MenuLink item={item} />
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={`branch-${item.id}`}
        onClick={onToggle}
      >
        <span>{item.label}</span>
        <svg className={styles.sign} viewBox="0 0 12 12" aria-hidden="true">
          <path d={open ? 'M1 6h10' : 'M1 6h10M6 1v10'} />
        </svg>
      </button>
      <div id={`branch-${item.id}`} hidden={!open}>
        {open && <Level items={item.children} level={level + 1} />}
      </div>
    </li>
  )
}

function Level({ items, level }: { items: readonly MenuItem[]; level: number }) {
  const [open, setOpen] = useState<string>()
  return (
    <ul className={accordion.level} data-level={level}>
      {items.map((item) => (
        <Branch
          key={item.id}
          item={item}
          level={level}
          open={open === item.id}
          onToggle={() => setOpen(open === item.id ? undefined : item.id)}
        />
      ))}
    </ul>
  )
}

interface Props {
  items: readonly MenuItem[]
  onClose: () => void
}

/** The menu of a narrow screen: one branch of a level open at a time, up to four levels (L07, L08). */
export function Accordion({ items, onClose }: Props) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    onClose()
    document.querySelector<HTMLElement>('[aria-controls="menu"]')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the links and buttons within
    <div className={accordion.accordion} onKeyDown={closeOnEscape}>
      <Level items={items} level={1} />
    </div>
  )
}
