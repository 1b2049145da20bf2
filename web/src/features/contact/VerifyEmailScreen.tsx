import { api } from '@palaestra/contract'
import * as texts from '#texts/contact'
import { EmailLink } from './EmailLink.tsx'

/** Takes the new address (R35). */
export const VerifyEmailScreen = () => (
  <EmailLink
    path="/security/change-email/$hash"
    look={api.contact.lookAtChange}
    call={api.contact.verifyChange}
    title={texts.verifyEmail}
    lead={texts.verifyEmailWhat}
    done={texts.emailChanged}
  />
)
