import type { Deps } from './deps.ts'
import { mobileRequestService } from './features/account/mobileRequest.service.ts'
import { retentionService } from './features/application/retention.service.ts'
import { codeService } from './features/code/code.service.ts'
import { linkService } from './features/code/link.service.ts'
import { fileService } from './features/file/file.service.ts'
import { signOnService } from './features/government/signOn.service.ts'
import { letterService } from './features/letter/letter.service.ts'
import { rateLimitService } from './features/limit/rateLimit.service.ts'
import { smsVolumeService } from './features/limit/smsVolume.service.ts'
import { passwordTryService } from './features/login/password/passwordTry.service.ts'
import { openingService } from './features/registration/opening.service.ts'
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
    await openingService(deps).forgetOld()
    await retentionService(deps).forgetOld()
    // After the registrations and applications, which may have let go of pictures.
    await fileService(deps).forgetOrphans()
    await sessionService(deps).forgetEnded()
    await staffSessionService(deps).forgetEnded()
    await letterService(deps).forgetSent()
    await codeService(deps).forgetEnded()
    await linkService(deps).forgetEnded()
    await mobileRequestService(deps).forgetEnded()
    await signOnService(deps).forgetEnded()
    await rateLimitService(deps).forgetOver()
    await smsVolumeService(deps).forgetOld()
    await passwordTryService(deps).forgetOld()
    await securityLogService(deps).forgetOld()
    await deps.captcha.forgetEnded()
  },
})
