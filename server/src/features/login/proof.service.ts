import { hintOfMobile, type Locale, passwordProves, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import type { MemberPrincipal } from '../../http/principals.ts'
import type { RequestContext } from '../../http/serve.ts'
import { orRefuseChanged } from '../account/account.service.ts'
import { accountTable } from '../account/account.table.ts'
import { codeService } from '../code/code.service.ts'
import { type Asker, askerOf, inSession } from '../limit/knownPlace.service.ts'
import { sessionService } from '../session/session.service.ts'
import { passwordTryService } from './password/passwordTry.service.ts'

type Principal = Pick<MemberPrincipal, 'memberId' | 'sessionId'> & Pick<RequestContext, 'address' | 'deviceCookie'>

/** A logged-in member’s fresh proof, for the calls that ask for one (T-45). */
export const proofService = (deps: Deps) => {
  const { db, clock } = deps
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
    async sendCode(memberId: number, { locale, ...asker }: Asker & { locale: Locale }) {
      const mobile = await confirmedMobileOf(memberId)
      const { wait } = await codes.send(proofCode(memberId, mobile), {
        language: locale,
        asker,
        place: inSession,
      })
      return { wait, mobileHint: hintOfMobile(mobile) }
    },

    /** The refusal of a call that asks for a fresh proof where there is none: it names the proofs that count. */
    async missing(memberId: number) {
      const { passwordByLinkAt } = await accountTable(db).byId(memberId)
      return new Refusal(passwordProves(clock.now(), passwordByLinkAt) ? 'proof_needed' : 'code_proof_needed')
    },

    /** @throws code_proof_needed, login_wrong, too_many, busy */
    async byPassword({ memberId, sessionId, ...from }: Principal, password: string) {
      const { passwordHash, passwordByLinkAt } = await accountTable(db).byId(memberId)
      if (!passwordProves(clock.now(), passwordByLinkAt)) throw new Refusal('code_proof_needed')
      const right = await passwordTryService(deps).isRight({ whose: `member ${memberId}`, passwordHash, password })
      const wrong = Refusal.at('password', 'login_wrong')
      if (!right || !passwordHash) throw wrong
      await session
        .prove(
          { memberId, sessionId },
          'password',
          askerOf(from),
          accountTable(db).keepingPassword(memberId, passwordHash),
        )
        .catch(orRefuseChanged(wrong))
      return {}
    },

    /** @throws mobile_unconfirmed, code_wrong */
    async bySms({ memberId, sessionId, ...from }: Principal, code: string) {
      const mobile = await confirmedMobileOf(memberId)
      await codes.spend(proofCode(memberId, mobile), code, { asker: from, place: inSession })
      await session
        .prove({ memberId, sessionId }, 'code', askerOf(from), accountTable(db).keepingMobile(memberId, mobile))
        .catch(orRefuseChanged(Refusal.at('code', 'code_wrong')))
      return {}
    },
  }
}
