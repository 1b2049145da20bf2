import { useEffect, useState } from 'react'

const [second, day] = [1000, 86_400_000]

const secondsTo = (moment: string, ahead: number) =>
  Math.max(0, Math.ceil((Date.parse(moment) - Date.now() - ahead) / second))

/**
 * Seconds until a moment by the clock of the portal, which is so many milliseconds ahead; 0 once it is there, or where
 * there is none.
 */
export const useLeft = (moment: string | null, ahead: number) => {
  const [left, setLeft] = useState(() => (moment ? secondsTo(moment, ahead) : 0))
  useEffect(() => {
    if (!moment) return
    const count = () => {
      setLeft(secondsTo(moment, ahead))
      if (secondsTo(moment, ahead) === 0) clearInterval(ticking)
    }
    const ticking = setInterval(count, second)
    count()
    return () => clearInterval(ticking)
  }, [moment, ahead])
  return moment ? left : 0
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Hours, minutes and seconds, as on a clock; nothing where it is longer than a day. */
export const clockOf = (seconds: number) => {
  if (seconds === 0 || seconds * second > day) return ''
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`
}
