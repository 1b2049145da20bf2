import type { Deps } from './deps.ts'
import { mobileRequestService } from './features/account/mobileRequest.service.ts'
import { passwordTryService } from './features/account/passwordTry.service.ts'
import { allowanceService } from './features/code/allowance.service.ts'
import { codeService } from './features/code/code.service.ts'
import { linkService } from './features/code/link.service.ts'
import { volumeService } from './features/code/volume.service.ts'
import { fileService } from './features/file/file.service.ts'
import { signOnService } from './features/government/signOn.service.ts'
import { letterService } from './features/letter/letter.service.ts'
import { registrationService } from './features/registration/registration.service.ts'
import { securityLogService } from './features/securityLog/securityLog.service.ts'
import { sessionService } from './features/session/session.service.ts'
import { staffSessionService } from './features/staff/staffSession.service.ts'

export interface CleaningJobs {
  'cleaning.hourly': object
}

/**
 * What has ended is forgotten: personal data is kept no longer than its purpose. Done by the portal’s clock, so that
 * it can be shown in a test; done twice, it does no more than once.
 */
export const cleaningJobs = (deps: Deps) => ({
  async 'cleaning.hourly'() {
    await registrationService(deps).forgetOld()
    // After the registrations and applications, which may have let go of pictures.
    await fileService(deps).forgetOrphans()
    await sessionService(deps).forgetEnded()
    await staffSessionService(deps).forgetEnded()
    await letterService(deps).forgetSent()
    await codeService(deps).forgetEnded()
    await linkService(deps).forgetEnded()
    await mobileRequestService(deps).forgetEnded()
    await signOnService(deps).forgetEnded()
    await allowanceService(deps).forgetOver()
    await volumeService(deps).forgetOld()
    await passwordTryService(deps).forgetOld()
    await securityLogService(deps).forgetOld()
    await deps.captcha.forgetEnded()
  },
})
