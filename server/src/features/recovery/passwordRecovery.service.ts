import { api, type Locale, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { LogSubject } from '../../http/log.ts'
import type { RequestContext } from '../../http/serve.ts'
import { after, hour } from '../../ports/clock.ts'
import { accountTable } from '../account/account.table.ts'
import { refuseNewPassword } from '../account/mobileRequest.service.ts'
import { codeService } from '../code/code.service.ts'
import { lookAtLink } from '../code/link.service.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { knownPlaceService } from '../limit/knownPlace.service.ts'
import { refuseWeakPassword } from '../login/password/password.rules.ts'
import { passwordService, putPassword } from '../login/password/password.service.ts'
import { recoveryTable } from './recovery.table.ts'
import { recoveryRequestService } from './recoveryRequest.service.ts'

type Context = Pick<RequestContext, 'address' | 'deviceCookie' | 'logSubject'>

/** The person before any proof: nothing is known. */
const somebody = { username: '', email: null, memberNumber: '', idNumber: '', birthDate: '' }

/** Sets a new password for a member who has forgotten it, and logs nobody in (T-43). */
export const passwordRecoveryService = (deps: Deps) => {
  const codes = codeService(deps)
  /** The subject is empty in a recovery by SMS: only the number is known. */
  const codeFor = (mobile: string) => ({ purpose: 'reset_password', subject: '', channel: 'sms', to: mobile }) as const
  const ownerOf = (mobile: string) => {
    const { hoursBeforePassword } = deps.settings.mobileRecovery
    return recoveryTable(deps.db).byMobile(mobile, after(deps.clock.now(), -hoursBeforePassword * hour))
  }

  const put = async (memberId: number, password: string, from: { link: string } | { mobile: string }) => {
    const passwordHash = await passwordService(deps).hash(memberId, password)
    await inTransaction(deps, (deps) => putPassword(deps, memberId, passwordHash, from))
    return {}
  }

  return {
    /**
     * Gives the same reply for every number, as at the login (T-16, T-40).
     * @throws captcha_failed, captcha_needed, code_wait, too_many
     */
    async sendCode(
      { mobile, solvedCaptcha }: { mobile: string; solvedCaptcha: string },
      { locale, logSubject, ...asker }: Context & { locale: Locale },
    ) {
      const worked = await captchaService(deps).check(solvedCaptcha, api.recovery.sendPasswordCode.path, asker.address)
      const member = await ownerOf(mobile)
      if (member) logSubject({ member: member.id })
      const place = await knownPlaceService(deps).of(member?.id, asker)
      await recoveryRequestService(deps).count('password', { mobile }, { ...asker, place, worked })
      const language = member?.language ?? locale
      return codes.send(codeFor(mobile), { language, asker, place, silently: !member })
    },

    /** @throws link_ended, password_waits */
    async look(hash: string, logSubject: LogSubject) {
      const { member } = await lookAtLink(deps, 'reset_password', hash)
      logSubject({ member })
      // Said before a new password is thought of.
      await refuseNewPassword(deps, member)
      const { username } = await accountTable(deps.db).byId(member)
      return { username }
    },

    /**
     * Uses the link up together with the change: of many at once, one wins, and a refusal leaves it good (T-42).
     * @throws link_ended, password_waits, and as `passwordService.hash`
     */
    async byLink({ hash, password }: { hash: string; password: string }, logSubject: LogSubject) {
      const { member } = await lookAtLink(deps, 'reset_password', hash)
      logSubject({ member })
      return put(member, password, { link: hash })
    },

    /** @throws code_wrong, and as `passwordService.hash` */
    async byCode(
      { mobile, code, password }: { mobile: string; code: string; password: string },
      { logSubject, ...asker }: Context,
    ) {
      // Checked before the code is spent, so that the code is not wasted. The member’s own details are checked after
      // it, or a stranger could guess them one by one.
      refuseWeakPassword(password, { ...somebody, mobile })
      const member = await ownerOf(mobile)
      if (member) logSubject({ member: member.id })
      await codes.spend(codeFor(mobile), code, { asker, place: await knownPlaceService(deps).of(member?.id, asker) })
      if (!member) throw Refusal.at('code', 'code_wrong')
      return put(member.id, password, { mobile })
    },
  }
}
