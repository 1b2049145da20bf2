import { useEffect } from 'react'

/** Keeps the screen awake as long as it is used. Where a browser cannot, or the battery is low, nothing is said of it. */
export const useWakefulness = () =>
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      // Hidden, a page loses it; so it is asked for again when one comes back.
      if (document.visibilityState !== 'visible') return
      const given = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isOver) void given?.release()
      else lock = given
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
