import { CaptchaField as Field } from '@palaestra/ui'
import { solverFor } from './captcha.ts'

interface Props {
  /** The call of the form: the solution is good for it alone. */
  call: { path: string }
  /** Nothing is shown of it, and it begins only when the form is submitted. */
  quiet?: boolean
}

/** The security check of a form. */
export const CaptchaField = ({ call, quiet = false }: Props) => (
  <Field name="solvedCaptcha" solve={solverFor(call)} quiet={quiet} />
)
