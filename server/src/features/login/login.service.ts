import { hintOfMobile, type Locale, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { allowanceService, allowances } from '../code/allowance.service.ts'
import { codeService } from '../code/code.service.ts'
import { handOffSeconds, linkService } from '../code/link.service.ts'
import { sessionService } from '../session/session.service.ts'

interface From {
  locale: Locale
  address: string
  device: string
}

export const loginService = (deps: Deps) => {
  const { db, passwords, captcha } = deps
  const session = sessionService(deps)
  const codes = codeService(deps)
  const allowance = allowanceService(deps)
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
    captcha: async () => ({ challenge: await captcha.challenge() }),

    /** One answer for all: who does not know a member’s number does not learn it here (T-05, T-16). */
    async sendCode({ mobile, solvedCaptcha }: { mobile: string; solvedCaptcha: string }, { locale, address }: From) {
      if (!(await captcha.accepts(solvedCaptcha))) throw new Refusal('captcha_failed')
      const member = await accountTable(db).byMobile(mobile)
      return codes.send(loginCode(mobile), { language: member?.language ?? locale, address, silently: !member })
    },

    async byPassword({ username, password }: { username: string; password: string }, { address, device }: From) {
      const name = username.normalize('NFKC').toLowerCase()
      // Counted before it is tried, and for unknown names too: a lock must not tell who is a member (T-06, T-12).
      await allowance.use(...allowances.passwordsFor(name), ...allowances.passwordsFrom(address))
      const member = await accountTable(db).byUsername(name)
      if (!(await passwords.verify(member?.passwordHash, password)) || !member) throw new Refusal('login_wrong')
      await allowance.forgive(...allowances.passwordsFor(name))
      await allowance.giveBack(...allowances.passwordsFrom(address))
      return session.open(member.id, { method: 'account', device })
    },

    async bySms({ mobile, code }: { mobile: string; code: string }, { device }: From) {
      await codes.spend(loginCode(mobile), code)
      const member = await accountTable(db).byMobile(mobile)
      if (!member) throw Refusal.at('code', 'code_wrong')
      return session.open(member.id, { method: 'sms', device })
    },

    async sendProofCode(memberId: number, { locale, address }: From) {
      const mobile = await confirmedMobileOf(memberId)
      const { wait } = await codes.send(proofCode(memberId, mobile), { language: locale, address })
      return { wait, mobileHint: hintOfMobile(mobile) }
    },

    async proveByPassword(asker: { memberId: number; sessionId: string }, password: string) {
      const allowed = allowances.passwordsFor(`member ${asker.memberId}`)
      await allowance.use(...allowed)
      const { passwordHash } = await accountTable(db).byId(asker.memberId)
      if (!(await passwords.verify(passwordHash, password))) throw Refusal.at('password', 'login_wrong')
      await allowance.forgive(...allowed)
      await session.prove(asker.sessionId)
      return {}
    },

    async proveBySms(asker: { memberId: number; sessionId: string }, code: string) {
      await codes.spend(proofCode(asker.memberId, await confirmedMobileOf(asker.memberId)), code)
      await session.prove(asker.sessionId)
      return {}
    },

    /** What the menu puts into the address of a service: good for a minute, once, and for that service alone. */
    async handOff({ memberId, sessionId }: { memberId: number; sessionId: string }, service: string) {
      const code = await linkService(deps).make('hand_off', `${service} ${memberId}`, sessionId)
      return { code, seconds: handOffSeconds }
    },

    async logOut(sessionId: string) {
      await session.end(sessionId)
      return { uri: deps.settings.logOutUri }
    },
  }
}
