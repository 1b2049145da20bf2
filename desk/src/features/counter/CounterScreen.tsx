import { desk, type Reply } from '@palaestra/contract'
import { CallForm, TickField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/counter'
import { send } from '../../api/client.ts'
import list from '../../frame/list.module.css'
import { EntryForm, type Written } from './EntryForm.tsx'
import { Receipt } from './Receipt.tsx'

export interface Received {
  reply: Reply<typeof desk.counter.enter>
  written: Written
}

/** An application entered for who has come in: papers seen and form filed, the form, and a receipt to take home. */
export function CounterScreen() {
  const [entry, setEntry] = useState<string>()
  const [received, setReceived] = useState<Received>()
  const beginAnew = () => {
    setEntry(undefined)
    setReceived(undefined)
  }
  if (received) return <Receipt received={received} onNext={beginAnew} />
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className={list.lead}>{texts.meaning}</p>
      {entry === undefined ? (
        <CallForm call={desk.counter.begin} send={send} submit={texts.begin} onDone={({ entry }) => setEntry(entry)}>
          <TickField name="papersSeen" label={texts.papersSeen} />
          <TickField name="formFiled" label={texts.formFiled} />
        </CallForm>
      ) : (
        <EntryForm entry={entry} onDone={setReceived} />
      )}
    </div>
  )
}
