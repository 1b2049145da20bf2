import { Button } from '@palaestra/ui'
import { useEffect, useState } from 'react'
import * as texts from '#texts/signOn'
import styles from './GovernmentButton.module.css'

/** The way in by the government account (R01). Shown where the document says that there is an issuer (document.css). */
export function GovernmentButton({ app }: { app?: string | undefined }) {
  const [going, setGoing] = useState(false)
  const [problem, setProblem] = useState<string>()

  // Who comes back by the browser’s own button finds the page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setGoing(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const go = async () => {
    if (going) return
    setGoing(true)
    setProblem(undefined)
    try {
      const { leaveToSignOn } = await import('./signOn.ts')
      await leaveToSignOn(false, app)
    } catch (error) {
      setGoing(false)
      setProblem((error as Error).message)
    }
  }

  return (
    <div className={`signOn ${styles.way}`}>
      <Button kind="quiet" aria-disabled={going} onClick={() => void go()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 10 12 4l9 6M5 10v8m4.7-8v8m4.6-8v8M19 10v8M3 20h18" />
        </svg>
        {going ? texts.going : texts.signOn}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
