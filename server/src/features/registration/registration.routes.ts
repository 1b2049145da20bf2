import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { byGovernmentService } from './byGovernment.service.ts'
import { formService } from './form.service.ts'
import { openingService } from './opening.service.ts'
import { proofService } from './proof.service.ts'

export const registrationRoutes = (deps: Deps) => {
  const opening = openingService(deps)
  const proof = proofService(deps)
  const form = formService(deps)
  const byGovernment = byGovernmentService(deps)
  return handlers(api.registration, {
    open: ({ body, ...from }) => opening.open(body, from),
    openByGovernment: ({ body, ...from }) => byGovernment.open(body, from),
    photoOffer: (from) => byGovernment.photoOffer(from),
    takePhoto: (from) => byGovernment.takePhoto(from, (file) => form.uploadPhoto(file, from)),
    sendSms: ({ body, ...from }) => proof.sendSms(body.mobile, from),
    verifySms: ({ body, ...from }) => proof.verifySms(body, from),
    sendEmail: ({ body, ...from }) => proof.sendEmail(body.email, from),
    verifyEmail: ({ body, ...from }) => proof.verifyEmail(body, from),
    exist: ({ body, ...from }) => proof.exist(body, from),
    uploadPhoto: ({ body, ...from }) => form.uploadPhoto(body.file, from),
    uploadIdCopy: ({ body, ...from }) => form.uploadIdCopy(body.file, from),
    uploadGuardianIdCopy: ({ body, ...from }) => form.uploadGuardianIdCopy(body.file, from),
    saveDraft: ({ body, registrationId }) => form.saveDraft(body.draft, registrationId),
    readDraft: ({ registrationId }) => form.readDraft(registrationId),
  })
}
