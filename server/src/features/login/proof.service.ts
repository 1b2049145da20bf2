import { hintOfMobile, type Locale, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import type { MemberPrincipal } from '../../http/principals.ts'
import { accountTable } from '../account/account.table.ts'
import { codeService } from '../code/code.service.ts'
import { sessionService } from '../session/session.service.ts'
import { passwordTryService } from './password/passwordTry.service.ts'

type Principal = Pick<MemberPrincipal, 'memberId' | 'sessionId'>

/** A logged-in member’s fresh proof, for the calls that ask for one (T-45). */
export const proofService = (deps: Deps) => {
  const { db } = deps
  const session = sessionService(deps)
  const codes = codeService(deps)
  const proofCode = (memberId: number, mobile: string) =>
    ({ purpose: 'proof', subject: String(memberId), channel: 'sms', to: mobile }) as const

  const confirmedMobileOf = async (memberId: number) => {
    const { mobile, mobileConfirmed } = await accountTable(db).byId(memberId)
    if (!mobile || !mobileConfirmed) throw new Refusal('mobile_unconfirmed')
    return mobile
  }

  return {
    /** @throws mobile_unconfirmed, code_wait, too_many */
    async sendCode(memberId: number, { locale, address }: { locale: Locale; address: string }) {
      const mobile = await confirmedMobileOf(memberId)
      const { wait } = await codes.send(proofCode(memberId, mobile), { language: locale, address })
      return { wait, mobileHint: hintOfMobile(mobile) }
    },

    /** @throws login_wrong, too_many, busy */
    async byPassword({ memberId, sessionId }: Principal, password: string) {
      const { passwordHash } = await accountTable(db).byId(memberId)
      const right = await passwordTryService(deps).isRight({ whose: `member ${memberId}`, passwordHash, password })
      if (!right) throw Refusal.at('password', 'login_wrong')
      await session.prove(sessionId, 'password')
      return {}
    },

    /** @throws mobile_unconfirmed, code_wrong */
    async bySms({ memberId, sessionId }: Principal, code: string) {
      await codes.spend(proofCode(memberId, await confirmedMobileOf(memberId)), code)
      await session.prove(sessionId, 'code')
      return {}
    },
  }
}
