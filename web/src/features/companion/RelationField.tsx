import { askedRelations } from '@palaestra/contract'
import { RadioField } from '@palaestra/ui'
import * as texts from '#texts/companion'

/** What the adult is to a child of others. */
export const RelationField = ({ chosen = '' }: { chosen?: string }) => (
  <RadioField
    name="relation"
    label={texts.relation}
    choices={askedRelations.map((value) => ({ value, label: texts.relations[value] }))}
    chosen={chosen}
  />
)
