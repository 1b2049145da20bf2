import { ChoiceField } from '@palaestra/ui'
import * as texts from '#texts/companion'
import { shirts } from './shirts.ts'

/** A player’s number is chosen, so that it cannot be a wrong one. */
export const ShirtField = ({ chosen = '' }: { chosen?: string }) => (
  <ChoiceField
    name="shirt"
    label={texts.shirt}
    optional
    defaultValue={chosen}
    choices={shirts.map((value) => ({ value, label: value }))}
  />
)
