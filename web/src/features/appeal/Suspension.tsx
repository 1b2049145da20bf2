import { api, appealWords, restsWhileAppealed } from '@palaestra/contract'
import { Notice, TextArea } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/appeal'
import { longDay, longMoment } from '#texts/day'
import { CallForm } from '../../form/CallForm.tsx'
import page from '../../form/page.module.css'
import { Succeeded } from '../../form/Succeeded.tsx'
import styles from './appeal.module.css'
import type { Hold } from './appeals.ts'
import { Pending } from './Pending.tsx'

interface Props {
  hold: Hold
  onChanged: () => void
}

/** One suspension with its reason, and below it the form, or how the appeal against it stands. */
export function Suspension({ hold, onChanged }: Props) {
  const { reason, since, until, why, appeal } = hold
  const [done, setDone] = useState<string>()
  const say = (said: string) => {
    setDone(said)
    onChanged()
  }
  return (
    <section className={page.sheet}>
      <div className={styles.hold}>
        <h2>{texts.what[reason]}</h2>
        <p>
          {[texts.since(longMoment(since)), until && texts.until(longDay(until))].filter(Boolean).join(texts.between)}
        </p>
        {why && <p className={styles.words}>{texts.why(why)}</p>}
      </div>
      {done && <Succeeded key={done}>{done}</Succeeded>}
      {appeal === null && (
        <>
          <p>{texts.means}</p>
          <CallForm
            call={api.appeal.send}
            submit={texts.send}
            shape={({ statement }) => ({ holdId: hold.id, statement: String(statement ?? '') })}
            onDone={({ reference }) => say(texts.sent(reference))}
          >
            <TextArea
              name="statement"
              label={texts.statement}
              hint={texts.statementHint}
              rows={8}
              maxLength={appealWords.most}
            />
          </CallForm>
        </>
      )}
      {appeal?.state === 'waiting' && (
        <Pending
          appeal={appeal}
          means={texts.waits(appeal.reference, longDay(appeal.dueOn), restsWhileAppealed(reason))}
          onWithdrawn={() => say(texts.withdrawn)}
        />
      )}
      {appeal?.state === 'dismissed' && (
        <Notice kind="warning">
          <h3>{texts.dismissed}</h3>
          <p>{texts.dismissedMeans(appeal.reference, longMoment(appeal.endedAt ?? appeal.receivedAt))}</p>
          {appeal.reason && <p className={styles.words}>{texts.why(appeal.reason)}</p>}
        </Notice>
      )}
    </section>
  )
}
