import styles from './menu.module.css'

/** What stands beside some names (L10): water, a court, an hour, a ticket, a heart, people, a telephone. */
const paths: Record<string, string> = {
  pool: 'M3 17c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1M3 21c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1M8 14V6a2 2 0 0 1 4 0M16 14V6a2 2 0 0 1 4 0M8 10h8',
  'pool-today': 'M4 7h16v10H4zM4 11a2 2 0 0 1 0 2M20 11a2 2 0 0 0 0 2M10 7v10M14 12h3',
  mh: 'M3 5h18v14H3zM12 5v14M12 9a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM3 9h3v6H3M21 9h-3v6h3',
  ob: 'M5 5h14v15H5zM5 9h14M9 3v4M15 3v4M9 14l2 2 4-4',
  'vbs-today': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  favorite: 'M12 20S4 15 4 9.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15 12 20 12 20z',
  'manage-player':
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5A6 6 0 0 1 21 20',
  'change-mobile': 'M7 3h10v18H7zM11 18h2',
}

export function MenuIcon({ name }: { name: string }) {
  const path = Object.hasOwn(paths, name) ? paths[name] : undefined
  if (!path) return null
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" data-icon={name} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
