import { useRef } from 'react'

/**
 * Does nothing while the last time is still under way. A state would be too late: the second click of a double click
 * comes before the next render. What goes wrong is told where the work is done.
 */
export const useOnce = (work: () => Promise<unknown>) => {
  const underway = useRef(false)
  return () => {
    if (underway.current) return
    underway.current = true
    const end = () => {
      underway.current = false
    }
    work().then(end, end)
  }
}
