import { api, constant, guardianRelations } from '@palaestra/contract'
import { Button, DayField, RadioField, TextField } from '@palaestra/ui'
import * as texts from '#texts/guardianship'
import { CallForm } from '../../form/CallForm.tsx'
import { takeFocus } from '../../form/takeFocus.ts'
import { settings } from '../../settings.ts'
import styles from './guardianship.module.css'

interface Props {
  /** Of the minor. */
  memberNumber: string
  /** Of the minor; null for oneself. */
  name: string | null
  onDone: () => void
  onBack: () => void
}

/** A second parent, whom the bureau is asked about. */
export const AddGuardian = ({ memberNumber, name, onDone, onBack }: Props) => (
  <div className={styles.page}>
    <h1 ref={takeFocus} tabIndex={-1}>
      {texts.add}
    </h1>
    <p>{name === null ? texts.addOwnWhat : texts.addWhat(name)}</p>
    <ul className={styles.points}>
      {texts.addPoints(settings.identityBureau, constant.guardiansOfAMinor).map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <CallForm
      call={api.guardianship.add}
      shape={(written) => ({ ...written, memberNumber })}
      submit={texts.add}
      onDone={onDone}
      aside={
        <Button kind="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      }
    >
      <TextField
        name="guardianIdNumber"
        room="digits"
        label={texts.idNumber}
        hint={texts.idNumberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
      />
      <DayField name="guardianBirthDate" label={texts.birthDate} />
      <RadioField
        name="guardianGender"
        label={texts.gender}
        choices={(['male', 'female'] as const).map((value) => ({ value, label: texts.genders[value] }))}
        chosen=""
      />
      <RadioField
        name="relation"
        label={name === null ? texts.relationToMe : texts.relationTo(name)}
        choices={guardianRelations.map((value) => ({ value, label: texts.relations[value] }))}
        chosen=""
      />
    </CallForm>
  </div>
)
