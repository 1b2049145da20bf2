import { type Application, desk } from '@palaestra/contract'
import { CallForm, TextField, TickField } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as texts from '#texts/counter'
import { send } from '../../api/client.ts'
import { setting } from '../../api/queries.ts'
import { Failure } from '../../frame/Failure.tsx'
import { PersonalFields } from '../../frame/PersonalFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import type { Received } from './CounterScreen.tsx'
import styles from './counter.module.css'
import { GuardianFields } from './GuardianFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { PictureFields } from './PictureFields.tsx'
import { isMinorOn, wrongOn } from './wrong.ts'

/** What the receipt says again. */
export type Written = Pick<Application, 'nameZh' | 'surname' | 'firstName' | 'language'>

interface Props {
  entry: string
  onDone: (received: Received) => void
}

/** All of the application on one page, as it stands on the paper. What was typed stays where something is refused. */
export function EntryForm({ entry, onDone }: Props) {
  const { data: site, error, refetch } = useQuery(setting)
  const [minor, setMinor] = useState(false)
  const [halfFilled, setHalfFilled] = useState(false)
  const first = useRef<HTMLDivElement>(null)
  const isThere = site !== undefined
  useEffect(() => {
    if (isThere) first.current?.focus()
  }, [isThere])
  useEffect(() => {
    if (!halfFilled) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [halfFilled])
  if (error) return <Failure error={error} retry={refetch} />
  if (!site) return <p role="status">{texts.loading}</p>

  return (
    <div ref={first} tabIndex={-1} className={styles.entry}>
      <CallForm
        call={desk.counter.enter}
        send={send}
        shape={(written) => ({ ...written, entry })}
        alsoWrong={(written) => wrongOn(site.today, written)}
        onHalfFilled={setHalfFilled}
        onWrite={(written) => setMinor(isMinorOn(site.today, written))}
        submit={texts.enter}
        onDone={(reply, { body }) => onDone({ reply, written: body })}
      >
        <Part title={texts.person}>
          <PersonFields />
        </Part>
        {minor && (
          <Part title={texts.guardian}>
            <GuardianFields entry={entry} />
          </Part>
        )}
        <Part title={texts.pictures}>
          <PictureFields entry={entry} />
        </Part>
        <Part title={texts.contact}>
          <ContactFields />
          <PersonalFields />
        </Part>
        <Part title={texts.account}>
          <TextField
            name="username"
            room="name"
            label={texts.fields.username}
            hint={texts.usernameHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Part>
        <TickField name="agreed" label={texts.agreed} />
      </CallForm>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
