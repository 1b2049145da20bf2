import { lazy, Suspense } from 'react'
import * as texts from '#texts/frame'
import { visit } from '../../api/visit.ts'
import { useInBrowser } from '../useStored.ts'
import styles from './menu.module.css'

const MainMenu = lazy(async () => {
  // Both at once: what is in the menu, and the code that shows it.
  void import('./items.ts').then(({ menuItems }) => menuItems())
  return { default: (await import('./MainMenu.tsx')).MainMenu }
})

interface Props {
  open: boolean
  onClose: () => void
}

/** The menu’s place, as high as the row that will come, so that nothing jumps. */
export function MenuSlot({ open, onClose }: Props) {
  const wanted = useInBrowser() && visit.webview() !== '0'
  return (
    <nav id="menu" className={styles.slot} data-open={open} aria-label={texts.menu}>
      {wanted && (
        <Suspense fallback={null}>
          <MainMenu onClose={onClose} />
        </Suspense>
      )}
    </nav>
  )
}
