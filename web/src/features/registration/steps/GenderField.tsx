import { RadioField } from '@palaestra/ui'
import * as texts from '#texts/registration'

interface Props {
  name: string
  label: string
  chosen: string
}

/** As the identity document says it: of the applicant, and of a guardian. */
export const GenderField = (field: Props) => (
  <RadioField
    {...field}
    choices={[
      { value: 'male', label: texts.genders.male },
      { value: 'female', label: texts.genders.female },
    ]}
  />
)
