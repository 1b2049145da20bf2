import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import * as texts from '#texts/companion'
import type { Person } from '../../api/companions.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { RelationField } from './RelationField.tsx'
import { ShirtField } from './ShirtField.tsx'
import { shirtFrom } from './shirts.ts'

interface Props {
  person: Person
  onDone: () => void
  onCancel: () => void
}

/** What the owner alone knows of an entry: what they are to the child, or the player’s number. */
export const EditPerson = ({ person, onDone, onCancel }: Props) => {
  const { id, kind, relation, shirt } = person
  const look = {
    submit: texts.save,
    aside: (
      <Button kind="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    ),
    onDone,
  }
  if (kind === 'child')
    return (
      <CallForm {...look} call={api.companion.editChild} shape={(written) => ({ ...written, id })}>
        <RelationField chosen={relation ?? ''} />
      </CallForm>
    )
  return (
    <CallForm
      {...look}
      call={api.companion.editPlayer}
      shape={(written) => ({ id, shirt: shirtFrom(written['shirt']) })}
    >
      <ShirtField chosen={shirt === null ? '' : String(shirt)} />
    </CallForm>
  )
}
