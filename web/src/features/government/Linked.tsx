import { api } from '@palaestra/contract'
import { Button, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { longDay } from '#texts/day'
import * as texts from '#texts/government'
import { CallForm } from '../../form/CallForm.tsx'
import styles from './government.module.css'

interface Props {
  /** The day since when. */
  since: string
  onUnlinked: () => void
}

/** States the consequences first, then asks once more. */
export function Linked({ since, onUnlinked }: Props) {
  const [asked, setAsked] = useState(false)
  const question = useId()

  return (
    <section className={styles.card}>
      <h2 className={styles.linked}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
        {texts.linked}
      </h2>
      <p>{texts.linkedSince(longDay(since))}</p>
      <p>
        <Link to="/booking/supple/info">{texts.changeByIt}</Link>
      </p>
      <div>
        <Button
          kind={asked ? 'quiet' : 'danger'}
          aria-expanded={asked}
          aria-controls={question}
          onClick={() => setAsked(!asked)}
        >
          {asked ? texts.keep : texts.unlink}
        </Button>
      </div>
      <div id={question} hidden={!asked} className={styles.question}>
        {asked && (
          <>
            <Notice kind="warning">
              <ul className={styles.consequences}>
                {texts.consequences.map((consequence) => (
                  <li key={consequence}>{consequence}</li>
                ))}
              </ul>
            </Notice>
            <CallForm
              call={api.government.unlink}
              submit={texts.unlinkNow}
              submitKind="dangerFilled"
              onDone={onUnlinked}
            />
          </>
        )}
      </div>
    </section>
  )
}
