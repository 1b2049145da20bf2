import type { Deps } from './deps.ts'
import { forgetEndedMobileRequests } from './features/account/mobileRequest.service.ts'
import { forgetOldApplications } from './features/application/retention.service.ts'
import { codeService } from './features/code/code.service.ts'
import { forgetEndedLinks } from './features/code/link.service.ts'
import { forgetOrphanedFiles } from './features/file/file.service.ts'
import { signOnService } from './features/government/signOn.service.ts'
import { forgetSentLetters } from './features/letter/letter.service.ts'
import { forgetOldLimits } from './features/limit/rateLimit.service.ts'
import { smsVolumeService } from './features/limit/smsVolume.service.ts'
import { forgetOldTries } from './features/login/password/passwordTry.service.ts'
import { forgetOldRegistrations } from './features/registration/opening.service.ts'
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
    await forgetOldRegistrations(deps)
    await forgetOldApplications(deps)
    // After the registrations and applications, which may have let go of pictures.
    await forgetOrphanedFiles(deps)
    await sessionService(deps).forgetEnded()
    await staffSessionService(deps).forgetEnded()
    await forgetSentLetters(deps)
    await codeService(deps).forgetEnded()
    await forgetEndedLinks(deps)
    await forgetEndedMobileRequests(deps)
    await signOnService(deps).forgetEnded()
    await forgetOldLimits(deps)
    await smsVolumeService(deps).forgetOld()
    await forgetOldTries(deps)
    await securityLogService(deps).forgetOld()
    await deps.captcha.forgetEnded()
  },
})
