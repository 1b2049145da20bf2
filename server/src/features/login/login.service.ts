import { hintOfMobile, type Locale, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import type { About } from '../../http/log.ts'
import { accountTable } from '../account/account.table.ts'
import { nameIn } from '../account/passwordTry.rules.ts'
import { passwordTryService } from '../account/passwordTry.service.ts'
import { allowanceService, allowances } from '../code/allowance.service.ts'
import { codeService } from '../code/code.service.ts'
import { handOffSeconds, linkService } from '../code/link.service.ts'
import { volumeService } from '../code/volume.service.ts'
import { sessionService } from '../session/session.service.ts'
import type { MemberAsker } from '../session/token.service.ts'

interface From {
  locale: Locale
  address: string
  device: string
  about: About
}
/** Who is logged in, and where. */
type Asker = Pick<MemberAsker, 'memberId' | 'sessionId'>
interface ByPassword {
  username: string
  password: string
  solvedCaptcha?: string | undefined
}

export const loginService = (deps: Deps) => {
  const { db, captcha } = deps
  const session = sessionService(deps)
  const codes = codeService(deps)
  const allowance = allowanceService(deps)
  const volume = volumeService(deps)
  /** For a login by SMS: the number is all that is known of the person. */
  const loginCode = (mobile: string) => ({ purpose: 'login', subject: '', channel: 'sms', to: mobile }) as const
  const proofCode = (memberId: number, mobile: string) =>
    ({ purpose: 'proof', subject: String(memberId), channel: 'sms', to: mobile }) as const

  const confirmedMobileOf = async (memberId: number) => {
    const { mobile, mobileConfirmed } = await accountTable(db).byId(memberId)
    if (!mobile || !mobileConfirmed) throw new Refusal('mobile_unconfirmed')
    return mobile
  }

  return {
    /** Harder while codes go out as they should not (T-15). */
    captcha: async () => ({ challenge: await captcha.challenge({ harder: (await volume.raised()).length > 0 }) }),

    /** One answer for all: who does not know a member’s number does not learn it here (T-05, T-16). */
    async sendCode(
      { mobile, solvedCaptcha }: { mobile: string; solvedCaptcha: string },
      { locale, address, about }: From,
    ) {
      if (!(await captcha.accepts(solvedCaptcha))) throw new Refusal('captcha_failed')
      const member = await accountTable(db).byMobile(mobile)
      if (member) about({ member: member.id })
      return codes.send(loginCode(mobile), { language: member?.language ?? locale, address, silently: !member })
    },

    /**
     * One hash, and three statements: the network is counted, the name is counted and found, the session is opened
     * and both counts are forgiven. @throws login_wrong for whoever it is not, and what `memberWith` says.
     */
    async byPassword({ username, password, solvedCaptcha }: ByPassword, { address, device, about }: From) {
      if (solvedCaptcha && !(await captcha.accepts(solvedCaptcha))) throw new Refusal('captcha_failed')
      const name = nameIn(username)
      const network = allowances.passwordsFrom(address)
      const tries = passwordTryService(deps)
      // What is not looked at is no failure of the network either.
      const memberId = await allowance.whileDoing(network, () =>
        tries.memberWith({ name, password, solved: Boolean(solvedCaptcha), about }),
      )
      if (!memberId) throw new Refusal('login_wrong')
      return session.open(memberId, { method: 'account', device }, tries.forgiving(name), allowance.givingBack(network))
    },

    /** @throws code_wrong, also for a number that nobody has */
    async bySms({ mobile, code }: { mobile: string; code: string }, { device, about }: From) {
      const member = await accountTable(db).byMobile(mobile)
      if (member) about({ member: member.id })
      await codes.spend(loginCode(mobile), code)
      if (!member) throw Refusal.at('code', 'code_wrong')
      return session.open(member.id, { method: 'sms', device })
    },

    /** @throws mobile_unconfirmed, code_wait, too_many */
    async sendProofCode(memberId: number, { locale, address }: From) {
      const mobile = await confirmedMobileOf(memberId)
      const { wait } = await codes.send(proofCode(memberId, mobile), { language: locale, address })
      return { wait, mobileHint: hintOfMobile(mobile) }
    },

    /** A fresh proof, for what asks for one. @throws login_wrong, too_many, busy */
    async proveByPassword({ memberId, sessionId }: Asker, password: string) {
      const { passwordHash } = await accountTable(db).byId(memberId)
      const right = await passwordTryService(deps).isRight({ whose: `member ${memberId}`, passwordHash, password })
      if (!right) throw Refusal.at('password', 'login_wrong')
      await session.prove(sessionId)
      return {}
    },

    /** @throws mobile_unconfirmed, code_wrong */
    async proveBySms({ memberId, sessionId }: Asker, code: string) {
      await codes.spend(proofCode(memberId, await confirmedMobileOf(memberId)), code)
      await session.prove(sessionId)
      return {}
    },

    /** What the menu puts into the address of a service: good for a minute, once, and for that service alone. */
    async handOff({ memberId, sessionId }: Asker, service: string) {
      const code = await linkService(deps).make('hand_off', `${service} ${memberId}`, sessionId)
      return { code, seconds: handOffSeconds }
    },

    async logOut(sessionId: string) {
      await session.end(sessionId)
      return { uri: deps.settings.logOutUri }
    },
  }
}
