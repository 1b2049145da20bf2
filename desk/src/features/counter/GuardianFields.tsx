import { api, desk } from '@palaestra/contract'
import { DayField, PictureField, TextField, TickField } from '@palaestra/ui'
import * as texts from '#texts/counter'
import { GenderField } from './PersonFields.tsx'
import { uploadOf } from './upload.ts'

/** Of who is under 18: the guardian who has come along, confirmed by the bureau or by papers. */
export function GuardianFields({ entry }: { entry: string }) {
  return (
    <>
      <p>{texts.guardianMeaning}</p>
      <TextField
        name="guardianIdNumber"
        room="digits"
        label={texts.fields.guardianIdNumber}
        hint={texts.idNumberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
      />
      <DayField name="guardianBirthDate" label={texts.fields.guardianBirthDate} />
      <GenderField name="guardianGender" label={texts.fields.guardianGender} />
      <PictureField
        name="guardianIdCopy"
        shape="document"
        label={texts.fields.guardianIdCopy}
        hint={texts.copyHint}
        call={api.registration.uploadGuardianIdCopy}
        upload={uploadOf(desk.counter.uploadGuardianIdCopy, entry)}
        onUploaded={() => {}}
      />
      <TickField name="onlinePayment" label={texts.fields.onlinePayment} />
      <TickField name="guardianByPapers" label={texts.fields.guardianByPapers} hint={texts.guardianByPapersHint} />
    </>
  )
}
