import { constant } from '@palaestra/contract'
import { useEffect, useRef } from 'react'

/**
 * The header sticks with its bar, and its row of languages scrolls away. How high they are depends on the width and
 * on the size of the letters, so it is measured again when the window has come to rest (L09).
 */
export const useSticky = () => {
  const header = useRef<HTMLElement>(null)

  useEffect(() => {
    const measure = () => {
      const element = header.current
      const tucked = element?.querySelector<HTMLElement>('[data-utility]')?.offsetHeight ?? 0
      element?.style.setProperty('--tucked', `${tucked}px`)
      // What the focus reaches must not lie under the bar (WCAG 2.4.11).
      const bar = (element?.offsetHeight ?? 0) - tucked
      document.documentElement.style.setProperty('--bar-height', `${bar}px`)
    }
    let later = setTimeout(measure, constant.stickyRecalculationMilliseconds)
    const remeasure = () => {
      clearTimeout(later)
      later = setTimeout(measure, constant.stickyRecalculationMilliseconds)
    }
    addEventListener('resize', remeasure)
    return () => {
      clearTimeout(later)
      removeEventListener('resize', remeasure)
    }
  }, [])
  return header
}
