import { api, type CompanionKind } from '@palaestra/contract'
import { TextField } from '@palaestra/ui'
import * as texts from '#texts/companion'
import { CallForm } from '../../form/CallForm.tsx'
import page from '../../form/page.module.css'
import { RelationField } from './RelationField.tsx'
import { ShirtField } from './ShirtField.tsx'
import { shirtFrom } from './shirts.ts'

interface Props {
  kind: CompanionKind
  onDone: () => void
}

const NumberField = () => (
  <TextField
    name="memberNumber"
    room="digits"
    label={texts.memberNumber}
    hint={texts.memberNumberHint}
    inputMode="numeric"
    autoComplete="off"
    maxLength={14}
  />
)

/** Somebody is asked by number. The reply tells nothing about whose number it is, and so do the words after it. */
export const AddPerson = ({ kind, onDone }: Props) => (
  <section className={page.sheet}>
    <h2>{texts.add[kind]}</h2>
    <p>{texts.addWhat[kind]}</p>
    {kind === 'child' && (
      <CallForm call={api.companion.askChild} submit={texts.send} onDone={onDone}>
        <NumberField />
        <RelationField />
      </CallForm>
    )}
    {kind === 'player' && (
      <CallForm
        call={api.companion.askPlayer}
        submit={texts.send}
        shape={(written) => ({ ...written, shirt: shirtFrom(written['shirt']) })}
        onDone={onDone}
      >
        <NumberField />
        <ShirtField />
      </CallForm>
    )}
    {kind === 'collector' && (
      <CallForm call={api.companion.askCollector} submit={texts.send} onDone={onDone}>
        <NumberField />
      </CallForm>
    )}
  </section>
)
