import { api, appealWords } from '@palaestra/contract'
import { Button, TextArea } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/booking.appeal'
import { CallForm } from '../../form/CallForm.tsx'
import { Succeeded } from '../../form/Succeeded.tsx'
import { takeFocus } from '../../form/takeFocus.ts'

interface Props {
  /** What was missed. */
  booking: string
  onSent: () => void
  onClose: () => void
}

/**
 * What the member has to say against one missed booking. It comes in place of the button that was
 * pressed, with its focus, and says when it was sent.
 */
export function MissedAppeal({ booking, onSent, onClose }: Props) {
  const [said, setSaid] = useState<string>()
  if (said) return <Succeeded>{said}</Succeeded>
  return (
    <>
      <h3 ref={takeFocus} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.means}</p>
      <CallForm
        call={api.appeal.sendAboutMissed}
        submit={texts.send}
        shape={({ statement }) => ({ reference: booking, statement: String(statement ?? '') })}
        onDone={({ reference }) => {
          setSaid(texts.sent(reference))
          onSent()
        }}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.close}
          </Button>
        }
      >
        <TextArea
          name="statement"
          label={texts.statement}
          hint={texts.statementHint}
          rows={5}
          maxLength={appealWords.most}
        />
      </CallForm>
    </>
  )
}
