import { constant } from '@palaestra/contract'
import { useEffect, useRef } from 'react'

/**
 * The header sticks. How high it is depends on the width and on the size of the letters, so it is measured again when
 * the window has come to rest (L09).
 */
export const useSticky = () => {
  const header = useRef<HTMLElement>(null)

  useEffect(() => {
    // What the focus reaches must not lie under the bar (WCAG 2.4.11). An open menu is no part of its height.
    const measure = () => {
      const bar = header.current?.firstElementChild as HTMLElement | null | undefined
      document.documentElement.style.setProperty('--bar-height', `${bar?.offsetHeight ?? 0}px`)
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
