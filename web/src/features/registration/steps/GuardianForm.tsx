import {
  addYears,
  api,
  constant,
  type Draft,
  type IdType,
  isDay,
  normaliseDay,
  normaliseIdNumber,
  problemsOfGuardian,
  registrationSteps,
} from '@palaestra/contract'
import { DayField, PictureField, RadioField, StepForm, TextField, type Written } from '@palaestra/ui'
import { useRef } from 'react'
import * as texts from '#texts/guardian'
import * as registration from '#texts/registration'
import { PageText } from '../../../form/PageText.tsx'
import { isTicked, textOf } from '../draft.ts'
import type { StepProps } from '../entries.ts'
import { relationIn } from '../guardian.ts'
import { GenderField } from './GenderField.tsx'
import { useWithoutPayment } from './WithoutPayment.tsx'

/** The checks that need a calendar and the applicant. What is missing or not written right yet is left to the schema. */
const wrongOn = (today: string, draft: Draft, { guardianIdNumber = '', guardianBirthDate = '' }: Written) => {
  const born = normaliseDay(String(guardianBirthDate))
  return problemsOfGuardian(today, {
    idNumber: textOf(draft, 'idNumber'),
    birthDate: textOf(draft, 'birthDate'),
    guardianIdNumber: normaliseIdNumber(String(guardianIdNumber)) || '-',
    guardianBirthDate: isDay(born) ? born : addYears(today, -constant.adultAge),
    guardianGender: '-',
  })
}

/** The body for the bureau. The schemas of the two steps have checked each part of it. */
const relationOf = (draft: Draft) => ({
  idType: textOf(draft, 'idType') as IdType,
  idNumber: textOf(draft, 'idNumber'),
  birthDate: textOf(draft, 'birthDate'),
  guardianIdNumber: textOf(draft, 'guardianIdNumber'),
  guardianBirthDate: textOf(draft, 'guardianBirthDate'),
  guardianGender: textOf(draft, 'guardianGender') as keyof typeof registration.genders,
})

interface Props extends StepProps {
  /** The bureau knows this guardian, and the face check comes next. */
  onConfirmed: () => void
}

/** Asks for the guardian and the wish for online payment. A no of the bureau leaves all entries as they are. */
export function GuardianForm({ entries, today, send, keep, save, onPart, onDone, onConfirmed }: Props) {
  const { draft, confirmed } = entries
  // A ref and no state: a submit during the upload would read the old state.
  const copy = useRef(entries.guardianIdCopy)
  const withoutPayment = useWithoutPayment()

  const upload = (file: File, onPercent: (percent: number) => void) => {
    const onProgress = (share: number) => onPercent(Math.floor(share * 100))
    return send(api.registration.uploadGuardianIdCopy, { body: { file } }, { onProgress })
  }
  const finish = async (written: Draft) => {
    if (!written.onlinePayment && !(await withoutPayment.isMeant())) return
    const draft = await save(written)
    const relation = relationIn(draft)
    const known = confirmed?.relation === relation
    // Each question counts against the few that a day has.
    if (!known) await send(api.guardian.relation, { body: relationOf(draft) })
    const brought = { draft, guardianIdCopy: copy.current, confirmed: known ? confirmed : { relation, face: false } }
    if (brought.confirmed.face) return onDone(brought)
    onPart(brought)
    onConfirmed()
  }

  return (
    <>
      <p>{texts.whatFor}</p>
      <PageText page="parent" label={texts.statement}>
        <StepForm
          schema={registrationSteps.guardian}
          submit={registration.goOn}
          alsoWrong={(written) => wrongOn(today, draft, written)}
          // The picture is with the server as soon as it is chosen.
          onWrite={({ guardianIdCopy: _, ...written }) => keep(written)}
          onStep={({ guardianIdCopy: _, ...written }) => finish(written)}
        >
          <TextField
            name="guardianIdNumber"
            room="digits"
            label={registration.fields.guardianIdNumber}
            hint={registration.idNumberHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            defaultValue={textOf(draft, 'guardianIdNumber')}
          />
          <DayField
            name="guardianBirthDate"
            label={registration.fields.guardianBirthDate}
            defaultValue={textOf(draft, 'guardianBirthDate')}
          />
          <GenderField
            name="guardianGender"
            label={registration.fields.guardianGender}
            chosen={textOf(draft, 'guardianGender')}
          />
          <PictureField
            name="guardianIdCopy"
            shape="document"
            label={registration.fields.guardianIdCopy}
            hint={registration.idCopyHint}
            call={api.registration.uploadGuardianIdCopy}
            upload={upload}
            onUploaded={(done) => {
              copy.current = done
            }}
            uploaded={entries.guardianIdCopy}
          />
          <RadioField
            name="onlinePayment"
            label={registration.fields.onlinePayment}
            hint={texts.onlinePaymentHint}
            choices={[
              { value: 'true', label: texts.withPayment, hint: texts.withPaymentHint },
              { value: 'false', label: texts.withoutPayment, hint: texts.withoutPaymentHint },
            ]}
            chosen={draft.onlinePayment === undefined ? '' : String(isTicked(draft.onlinePayment))}
          />
        </StepForm>
      </PageText>
      {withoutPayment.dialog}
    </>
  )
}
