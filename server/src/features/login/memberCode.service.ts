import { timingSafeEqual } from 'node:crypto'
import { api, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { LogSubject } from '../../http/log.ts'
import type { RequestContext } from '../../http/serve.ts'
import { accountTable } from '../account/account.table.ts'
import { type CodeFor, codeService } from '../code/code.service.ts'
import { linkService, lookAtLink } from '../code/link.service.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { askerOf, knownPlaceService, ofNetwork, ofPlace } from '../limit/knownPlace.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { sessionService } from '../session/session.service.ts'
import { knowledgeFrom, knowledgeOf } from './login.limits.ts'

interface Knowledge {
  memberNumber: string
  /** The whole number, or its last four digits. */
  idNumber: string
  birthDate: string
  solvedCaptcha: string
}
type Context = Pick<RequestContext, 'address' | 'device' | 'deviceCookie' | 'logSubject'>
interface Known {
  idNumber: string
  birthDate: string
}

/** Stands in for the details of an unknown member number. */
const nobody: Known = { idNumber: '', birthDate: '' }

/** Compares both parts at once: the time it takes does not tell which of them is wrong. */
const isRight = (given: Known, known: Known) => {
  const joined = (part: Known) => Buffer.from(`${part.idNumber.slice(-given.idNumber.length)} ${part.birthDate}`)
  const [one, other] = [joined(given), joined(known)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Login by member code (A03). The details on the card, known to the whole family, open nothing: they earn a pending
 * token, whose one use is a code to the mobile or e-mail on file. Only that code opens a session (T-13, T-14).
 */
export const memberCodeService = (deps: Deps) => {
  const { db } = deps
  const codes = codeService(deps)
  const rateLimit = rateLimitService(deps)

  /** Finds the member and the contacts on file: the request never names them. */
  const memberBehind = async (pending: string, logSubject: LogSubject) => {
    const { member } = await lookAtLink(deps, 'pending', pending)
    logSubject({ member })
    const { id, memberNumber, mobile, mobileConfirmed, email, emailConfirmed, language } =
      await accountTable(db).byId(member)
    const codeFor = { purpose: 'login', subject: `member ${id}` } as const
    const bySms: CodeFor | false = mobile !== null && mobileConfirmed && { ...codeFor, channel: 'sms', to: mobile }
    const byEmail: CodeFor | false = email !== null && emailConfirmed && { ...codeFor, channel: 'email', to: email }
    const contact = bySms || byEmail
    if (!contact) throw new Refusal('contact_missing')
    return { id, memberNumber, language, contact }
  }

  return {
    /** Gives one refusal for every wrong detail and every person. @throws captcha_failed, too_many, login_wrong */
    async verify({ memberNumber, idNumber, birthDate, solvedCaptcha }: Knowledge, { logSubject, ...asker }: Context) {
      await captchaService(deps).check(solvedCaptcha, api.login.verify.path, asker.address)
      const member = await accountTable(db).activated('memberNumber', memberNumber)
      if (member) logSubject({ member: member.id })
      const place = await knownPlaceService(deps).of(member?.id, asker)
      const network = ofNetwork(place, knowledgeFrom(asker.address))
      await rateLimit.use(...network, ...ofPlace(place, knowledgeOf(memberNumber)))
      if (!isRight({ idNumber, birthDate }, member ?? nobody) || !member) throw new Refusal('login_wrong')
      // The number’s count stays until the code has come: knowing the details does not prove the person.
      if (network.length > 0) await rateLimit.givingBack(network).execute()
      return { pending: await inTransaction(deps, (deps) => linkService(deps).make('pending', { member: member.id })) }
    },

    /** @throws pending_ended, contact_missing, code_wait, too_many */
    async sendCode({ pending }: { pending: string }, { logSubject, ...asker }: Context) {
      const { id, contact, language } = await memberBehind(pending, logSubject)
      const place = await knownPlaceService(deps).of(id, asker)
      const { wait } = await codes.send(contact, { language, asker, place })
      // No hint: what is on a card does not earn a part of the number.
      return { wait, channel: contact.channel }
    },

    /** @throws pending_ended, contact_missing, code_wrong */
    async logIn({ pending, code }: { pending: string; code: string }, { device, logSubject, ...from }: Context) {
      const { id, memberNumber, contact } = await memberBehind(pending, logSubject)
      const place = await knownPlaceService(deps).of(id, from)
      await codes.spend(contact, code, { asker: from, place })
      await rateLimit.forgiving([...knowledgeOf(memberNumber), ...ofPlace(place, knowledgeOf(memberNumber))]).execute()
      return inTransaction(deps, async (deps) => {
        // Before the token is used: a change of the account ends it, or waits and then ends the session.
        await accountTable(deps.db).hold(id)
        await linkService(deps).use('pending', pending)
        // A code in the mailbox proves no more than a link in it.
        const proof = contact.channel === 'sms' ? 'code' : null
        return sessionService(deps).open(id, { method: 'member_code', device, proof, ...askerOf(from) })
      })
    },
  }
}
