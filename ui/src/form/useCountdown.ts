import { useEffect, useState } from 'react'

/** Seconds that are left. It counts by the clock, so that a tab that slept does not wait longer. */
export const useCountdown = () => {
  const [end, setEnd] = useState<{ at: number; of: number }>()
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (!end) return
    const left = () => Math.max(0, Math.ceil((end.at - performance.now()) / 1000))
    setSeconds(left())
    const ticking = setInterval(() => {
      setSeconds(left())
      if (left() === 0) clearInterval(ticking)
    }, 1000)
    return () => clearInterval(ticking)
  }, [end])

  return {
    seconds,
    /** How many it began with; 0 before the first time. */
    of: end?.of ?? 0,
    start: (of: number) => {
      setSeconds(of)
      setEnd({ at: performance.now() + of * 1000, of })
    },
  }
}
