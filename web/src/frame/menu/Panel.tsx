import type { MenuItem } from '@palaestra/contract'
import { MenuLink } from './MenuLink.tsx'
import wide from './wide.module.css'

/** Links side by side; where one has others below it, they stand in a column under its name. */
export function Panel({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={wide.columns}>
      {items.map((item) => (
        <li key={item.id} title={item.attributes['title']}>
          {item.uri ? <MenuLink item={item} /> : <p className={wide.heading}>{item.label}</p>}
          {item.children.length > 0 && (
            <ul className={wide.below}>
              {item.children.map((child) => (
                <li key={child.id}>
                  <MenuLink item={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
