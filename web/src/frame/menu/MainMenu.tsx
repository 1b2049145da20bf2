import { constant, type MenuItem } from '@palaestra/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Accordion } from './Accordion.tsx'
import { shown } from './shown.ts'
import { WideMenu } from './WideMenu.tsx'

const wide = matchMedia(`(min-width: ${constant.wideFromPixels}px)`)
const onWide = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** A row with panels on a wide screen, an accordion behind the button on a narrow one (L06, L07). */
export function MainMenu({ onClose }: { onClose: () => void }) {
  const [items, setItems] = useState<MenuItem[]>([])
  const isWide = useSyncExternalStore(onWide, () => wide.matches)

  useEffect(() => {
    let here = true
    // Fetched already, beside this: it comes from one file, without another that only leads there.
    void import('./items.ts').then(({ menuItems }) => menuItems()).then((found) => here && setItems(shown(found)))
    return () => {
      here = false
    }
  }, [])

  return isWide ? <WideMenu items={items} /> : <Accordion items={items} onClose={onClose} />
}
