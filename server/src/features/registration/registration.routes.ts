import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { answers } from '../../http/serve.ts'
import { registrationService } from './registration.service.ts'

export const registrationRoutes = (deps: Deps) => {
  const registration = registrationService(deps)
  return answers(api.registration, {
    open: ({ body, ...from }) => registration.open(body, from),
    sendSms: ({ body, ...from }) => registration.sendSms(body.mobile, from),
    verifySms: ({ body, registrationId }) => registration.verifySms(body, registrationId),
    sendEmail: ({ body, ...from }) => registration.sendEmail(body.email, from),
    verifyEmail: ({ body, registrationId }) => registration.verifyEmail(body, registrationId),
    exist: ({ body, ...from }) => registration.exist(body, from),
    uploadPhoto: ({ body, ...from }) => registration.uploadPhoto(body.file, from),
    uploadIdCopy: ({ body, ...from }) => registration.uploadIdCopy(body.file, from),
    uploadGuardianIdCopy: ({ body, ...from }) => registration.uploadGuardianIdCopy(body.file, from),
    saveDraft: ({ body, registrationId }) => registration.saveDraft(body.draft, registrationId),
    readDraft: ({ registrationId }) => registration.readDraft(registrationId),
    register: ({ body, registrationId }) => registration.send(registrationId, body),
    sendReopenCode: ({ body, ...from }) => registration.sendReopenCode(body.hash, from),
    reopen: ({ body }) => registration.reopen(body),
  })
}
