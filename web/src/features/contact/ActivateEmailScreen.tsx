import { api } from '@palaestra/contract'
import * as texts from '#texts/contact'
import { EmailLink } from './EmailLink.tsx'

/** Confirms the address on file (R36). */
export const ActivateEmailScreen = () => (
  <EmailLink
    path="/security/active-email/$hash"
    look={api.contact.lookAtConfirmation}
    call={api.contact.confirmEmail}
    title={texts.confirmEmail}
    lead={texts.activateEmailWhat}
    done={texts.emailConfirmed}
  />
)
