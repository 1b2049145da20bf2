import { Button, Notice } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/application'
import { momentWritten } from '../../frame/dates.ts'
import { status } from '../../frame/status.ts'
import type { Application } from './differences.ts'

interface Props {
  application: Application
  /** Asks the bureau at once; gives what is known then. */
  askNow: () => Promise<Application | undefined>
}

/** The identity bureau does not answer: when it is asked again by itself, and a way not to wait for that. */
export function BureauSilent({ application: { bureau, state }, askNow }: Props) {
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    if (asking) return
    setAsking(true)
    const answers = (await askNow())?.bureau.answers
    setAsking(false)
    status.say(answers ? texts.bureauAnswers : texts.stillSilent)
    // The button is gone then.
    if (answers) document.getElementById('case')?.focus()
  }

  return (
    <Notice kind="warning">
      <p>{bureau.askAgainAt ? texts.bureauSilentUntil(momentWritten(bureau.askAgainAt)) : texts.bureauSilent}</p>
      {state === 'waiting' && <p>{texts.notWhileSilent}</p>}
      <Button kind="quiet" aria-disabled={asking} onClick={ask}>
        {texts.askNow}
      </Button>
    </Notice>
  )
}
