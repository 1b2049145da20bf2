import { CaptchaField as Field } from '@palaestra/ui'
import { solveNewChallenge } from './captcha.ts'

/** The security check of a form. `quiet`: nothing is shown of it, and it begins only when the form is submitted. */
export const CaptchaField = ({ quiet = false }: { quiet?: boolean }) => (
  <Field name="solvedCaptcha" solve={solveNewChallenge} quiet={quiet} />
)
