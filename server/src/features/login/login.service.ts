import { api, type HandOffService, Refusal } from '@palaestra/contract'
import { links } from '@palaestra/contract/links'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { MemberPrincipal } from '../../http/principals.ts'
import type { RequestContext } from '../../http/serve.ts'
import { orRefuseChanged } from '../account/account.service.ts'
import { accountTable } from '../account/account.table.ts'
import { codeService } from '../code/code.service.ts'
import { linkService } from '../code/link.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { askerOf, knownPlaceService } from '../limit/knownPlace.service.ts'
import { sessionService } from '../session/session.service.ts'

type Context = Pick<RequestContext, 'locale' | 'address' | 'device' | 'deviceCookie' | 'logSubject'>
/** The logged-in member and the session. */
type Principal = Pick<MemberPrincipal, 'memberId' | 'sessionId'>

export const loginService = (deps: Deps) => {
  const { db } = deps
  const session = sessionService(deps)
  const codes = codeService(deps)
  /** The subject is empty in a login by SMS: only the number is known. */
  const loginCode = (mobile: string) => ({ purpose: 'login', subject: '', channel: 'sms', to: mobile }) as const

  return {
    captcha: async (call: string, asking: { address: string; asked?: number }) => ({
      challenge: await captchaService(deps).challenge(call, asking),
    }),

    /** Gives the same reply for every number: a stranger does not learn here whether a member has it (T-05, T-16). */
    async sendCode(
      { mobile, solvedCaptcha }: { mobile: string; solvedCaptcha: string },
      { locale, logSubject, ...asker }: Context,
    ) {
      const worked = await captchaService(deps).check(solvedCaptcha, api.login.sendCode.path, asker.address)
      const member = await accountTable(db).byMobile(mobile)
      if (member) logSubject({ member: member.id })
      const place = await knownPlaceService(deps).of(member?.id, asker)
      const language = member?.language ?? locale
      return codes.send(loginCode(mobile), { language, asker, place, worked, silently: !member })
    },

    /** @throws code_wrong, also for an unknown number */
    async bySms({ mobile, code }: { mobile: string; code: string }, { device, logSubject, ...from }: Context) {
      const member = await accountTable(db).byMobile(mobile)
      if (member) logSubject({ member: member.id })
      const place = await knownPlaceService(deps).of(member?.id, from)
      await codes.spend(loginCode(mobile), code, { asker: from, place })
      const wrong = Refusal.at('code', 'code_wrong')
      if (!member) throw wrong
      // Whoever has the old phone may hold a good code of it while the member puts a new number on file (T-50).
      const keepingMobile = accountTable(db).keepingMobile(member.id, mobile)
      return session
        .open(member.id, { method: 'sms', device, ...askerOf(from) }, keepingMobile)
        .catch(orRefuseChanged(wrong))
    },

    /**
     * Makes the code that the menu puts into the address of a service: good for a minute, once, and for that service
     * alone. @throws what closes the service to the member
     */
    async handOff({ memberId, sessionId }: Principal, service: HandOffService) {
      await standingService(deps).need('hand_over', memberId)
      const code = await inTransaction(deps, (deps) =>
        linkService(deps).make('hand_off', { member: memberId, service, session: sessionId }),
      )
      return { code, seconds: links.hand_off.seconds }
    },

    async logOut(sessionId: string) {
      await session.end(sessionId)
      return { uri: deps.settings.logOutUri }
    },
  }
}
