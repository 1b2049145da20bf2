import type { MenuItem } from '@palaestra/contract'
import * as texts from '#texts/frame'
import { settings } from '../../settings.ts'
import { PathLink } from '../PathLink.tsx'
import { handOffTo } from './handOff.ts'
import { MenuIcon } from './MenuIcon.tsx'
import styles from './menu.module.css'

/** Of the attributes that the authority may write, one by one: nothing is spread (T-100). */
const attributesOf = ({ class: className, title, target }: Record<string, string>) => ({
  ...(className && { className }),
  ...(title && { title }),
  ...(target === '_blank' && { target }),
})

/** The way back to the product’s own pages stands out. */
export const isWayBack = ({ name }: MenuItem) => name === `back-${settings.productSlug}`

export function MenuLink({ item }: { item: MenuItem }) {
  const { className = '', ...attributes } = attributesOf(item.linkAttributes)
  return (
    <PathLink
      {...attributes}
      uri={item.uri}
      atClick={handOffTo(item)}
      className={`${styles.link} ${isWayBack(item) ? styles.hot : ''} ${className}`}
    >
      <MenuIcon name={item.name} />
      <span>
        {item.label}
        {attributes.target === '_blank' && <span className="unseen">{texts.opensNewWindow}</span>}
      </span>
    </PathLink>
  )
}
