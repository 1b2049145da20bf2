import { api } from '@palaestra/contract'
import { Button, TickField, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { longDay } from '#texts/day'
import * as texts from '#texts/government'
import { CallForm } from '../../form/CallForm.tsx'
import { PageText } from '../../form/PageText.tsx'
import { leaveToSignOn } from '../../form/signOn.ts'
import type { Linkage } from './BindScreen.tsx'
import styles from './government.module.css'

interface Props {
  linkage: Linkage
  /** Something else is to be shown now. */
  onChange: () => void
  onLinked: () => void
}

/** First the terms, then the sign-on, then the question whether it is this one: each step only where it is due. */
export function Linking({ linkage: { waiting, terms }, onChange, onLinked }: Props) {
  const [problem, setProblem] = useState<string>()
  const { submit } = useSubmit((error) => setProblem((error as Error).message))
  const goThere = () =>
    submit(() => {
      setProblem(undefined)
      return leaveToSignOn(true)
    })

  return (
    <section className={styles.card}>
      {waiting && <h2>{waiting.nameHint ? texts.linkThis(waiting.nameHint) : texts.linkThisOne}</h2>}
      {!waiting && !terms.acceptedOn && <h2>{texts.terms}</h2>}
      {terms.acceptedOn ? (
        <Accepted day={terms.acceptedOn} />
      ) : (
        <Terms
          version={terms.version}
          submit={waiting ? texts.accept : texts.acceptAndGo}
          onAccepted={() => {
            onChange()
            if (!waiting) goThere()
          }}
        />
      )}
      {terms.acceptedOn && waiting && (
        <CallForm
          call={waiting.from === 'account' ? api.government.link : api.government.linkFromLogin}
          submit={texts.linkNow}
          onDone={onLinked}
        />
      )}
      {terms.acceptedOn && (
        <div>
          <Button kind={waiting ? 'quiet' : 'primary'} onClick={goThere}>
            {waiting ? texts.another : texts.goThere}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}

const Accepted = ({ day }: { day: string }) => (
  <p>
    {texts.acceptedOn(longDay(day))} <Link to="/readme-gov">{texts.readTerms}</Link>
  </p>
)

const Terms = ({ version, submit, onAccepted }: { version: string; submit: string; onAccepted: () => void }) => (
  <PageText page="readme-gov" label={texts.terms}>
    <CallForm call={api.government.acceptTerms} submit={submit} onDone={onAccepted}>
      <input type="hidden" name="version" value={version} />
      <TickField name="agreed" label={texts.agreed} />
    </CallForm>
  </PageText>
)
