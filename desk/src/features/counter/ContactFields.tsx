import { MobileField, TextField } from '@palaestra/ui'
import * as texts from '#texts/counter'

/** Mobile and e-mail as they stand on the signed form: no code proves them here, so the address is typed twice. */
export function ContactFields() {
  return (
    <>
      <MobileField name="mobile" label={texts.fields.mobile} autoComplete="off" />
      <TextField name="email" label={texts.fields.email} hint={texts.emailHint} type="email" autoComplete="off" />
      <TextField name="emailRepeat" label={texts.fields.emailRepeat} type="email" autoComplete="off" />
    </>
  )
}
