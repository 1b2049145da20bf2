import { api } from '@palaestra/contract'
import { CallForm, type Send, TickField } from '@palaestra/ui'
import * as texts from '#texts/registration'
import { PageText } from '../../../form/PageText.tsx'
import { applicationFrom, type Entries, type Receipt, type Step, stepOf } from '../entries.ts'
import { Parts } from './Parts.tsx'

interface Props {
  entries: Entries
  today: string
  send: Send
  onShow: (step: Step) => void
  onReceived: (receipt: Receipt) => void
}

/** Everything once more, before it is sent. */
export function SummaryStep({ entries, today, send, onShow, onReceived }: Props) {
  return (
    <>
      <p>{texts.checkAll}</p>
      <Parts entries={entries} today={today} onShow={onShow} />
      <PageText page="statement" label={texts.statement}>
        <CallForm
          call={api.application.send}
          send={send}
          submit={texts.send}
          shape={({ agreed }) => applicationFrom(entries, today, agreed === true)}
          labels={texts.fields}
          leadTo={(field) => onShow(stepOf(field))}
          onDone={onReceived}
        >
          <TickField name="agreed" label={texts.agreed} />
        </CallForm>
      </PageText>
    </>
  )
}
