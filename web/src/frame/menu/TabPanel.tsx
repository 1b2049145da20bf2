import type { MenuItem } from '@palaestra/contract'
import { useState } from 'react'
import { MenuLink } from './MenuLink.tsx'
import { Panel } from './Panel.tsx'
import wide from './wide.module.css'

/** On the left what there is, on the right what is below the chosen one (L07). */
export function TabPanel({ items }: { items: readonly MenuItem[] }) {
  const [chosen, choose] = useState(items.find(({ children }) => children.length > 0)?.id)

  return (
    <ul className={wide.tabs}>
      {items.map((item) => (
        <li key={item.id} title={item.attributes['title']}>
          {item.children.length === 0 ? (
            <MenuLink item={item} />
          ) : (
            <>
              <button
                type="button"
                className={wide.tab}
                data-opens
                aria-expanded={chosen === item.id}
                aria-controls={`tab-${item.id}`}
                onClick={() => choose(item.id)}
              >
                {item.label}
              </button>
              <div id={`tab-${item.id}`} className={wide.chosen} hidden={chosen !== item.id}>
                <Panel items={item.children} />
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
