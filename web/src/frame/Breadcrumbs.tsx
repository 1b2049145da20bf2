import * as texts from '#texts/frame'
import type { Crumb } from '../routing/guard.ts'
import styles from './Breadcrumbs.module.css'
import { PathLink } from './PathLink.tsx'

interface Props {
  title: string
  crumbs: readonly Crumb[]
}

/** The way to this page, and its title. Every crumb has a label (L02). */
export function Breadcrumbs({ title, crumbs }: Props) {
  return (
    <nav className={styles.bar} aria-label={texts.whereYouAre}>
      <ol className={styles.crumbs}>
        {[{ label: texts.home, uri: '/' }, ...crumbs].map(({ label, uri }) => (
          <li key={uri}>
            <PathLink uri={uri}>{label}</PathLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  )
}
