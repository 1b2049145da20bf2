import { Button, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/login'
import styles from './GovernmentButton.module.css'

/** The way in by the government account (R01). Shown where the document says that there is an issuer (document.css). */
export function GovernmentButton({ app, to }: { app?: string | undefined; to?: string | undefined }) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem((error as Error).message))
  const leave = () =>
    submit(async () => {
      setProblem(undefined)
      const { leaveToSignOn } = await import('./signOn.ts')
      await leaveToSignOn(false, { app, to })
      // Whoever comes back by the browser’s own button finds this page as it was left, and the button works again.
      await new Promise((shown) => addEventListener('pageshow', shown, { once: true }))
    })

  return (
    <div className={`signOn ${styles.way}`}>
      <Button kind="quiet" aria-disabled={submitting} onClick={leave}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 10 12 4l9 6M5 10v8m4.7-8v8m4.6-8v8M19 10v8M3 20h18" />
        </svg>
        {submitting ? texts.goingToSignOn : texts.signOn}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
