import { createHmac } from 'node:crypto'
import {
  check,
  normaliseEmail,
  normaliseIdNumber,
  Refusal,
  type RefusalName,
  registrationSteps,
} from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/serve.ts'
import { accountTable } from '../account/account.table.ts'
import { applicationTable } from '../application/application.table.ts'
import { codeService } from '../code/code.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { openingService } from './opening.service.ts'
import { questions } from './registration.limits.ts'
import { registrationTable } from './registration.table.ts'

/** Different ID numbers about which one proved mobile may ask in a day. */
const idNumbersADay = 3

type Principal = Pick<RequestContext, 'address' | 'deviceCookie'> & { registrationId: number }
type Context = Principal & Pick<RequestContext, 'locale'>
interface Question {
  field: 'username' | 'email' | 'id_no'
  value: string
}

/** Codes by which applicants prove a mobile and an e-mail address, and the questions that a proof allows. */
export const proofService = (deps: Deps) => {
  const { db, clock, keys, settings } = deps
  const codes = codeService(deps)
  const { unsent } = openingService(deps)
  const codeFor = (registrationId: number, channel: 'sms' | 'email', to: string) =>
    ({ purpose: 'register', subject: String(registrationId), channel, to }) as const
  const hidden = (text: string) =>
    createHmac('sha256', keys.keyFor('existence checks')).update(text).digest('base64url')

  const send = async (channel: 'sms' | 'email', to: string, { registrationId, locale, ...asker }: Context) => {
    await unsent(registrationId)
    return codes.send(codeFor(registrationId, channel, to), { language: locale, asker })
  }

  const mayAskAboutIdNumber = async (mobile: string | null, idNumber: string) => {
    if (!mobile) return false
    const asked = { mobile: hidden(mobile), day: clock.today(), idNumber: hidden(idNumber), most: idNumbersADay }
    return registrationTable(db).ask(asked)
  }

  return {
    sendSms: (mobile: string, context: Context) => send('sms', mobile, context),
    sendEmail: (email: string, context: Context) => send('email', email, context),

    /** @throws code_wrong; mobile_taken, which only the number’s owner learns: it is then not recorded as proved */
    async verifySms({ mobile, captcha }: { mobile: string; captcha: string }, { registrationId, ...asker }: Principal) {
      await unsent(registrationId)
      await codes.spend(codeFor(registrationId, 'sms', mobile), captcha, { asker, field: 'captcha' })
      if (await accountTable(db).has('mobile', mobile)) throw Refusal.at('mobile', 'mobile_taken')
      await registrationTable(db).set(registrationId, { mobile })
      return {}
    },

    /** @throws code_wrong; email_taken, which only the address’s owner learns */
    async verifyEmail({ email, code }: { email: string; code: string }, { registrationId, ...asker }: Principal) {
      await unsent(registrationId)
      await codes.spend(codeFor(registrationId, 'email', email), code, { asker })
      await registrationTable(db).set(registrationId, { email })
      if (await accountTable(db).has('email', email)) throw Refusal.at('email', 'email_taken')
      return {}
    },

    /**
     * Tells the truth in proportion to the caller’s proof (docs/security.md, section 4). It always asks the database,
     * so that the time of a reply says no more than the reply.
     *
     * @throws username_taken, email_taken, id_number_taken, username_format, too_many
     */
    async exist({ field, value }: Question, { registrationId, address }: Principal) {
      const registration = await unsent(registrationId)
      await rateLimitService(deps).use(...questions(String(registrationId), address, settings.limits))
      const refuseIf = (isTold: boolean, refusal: RefusalName) => {
        if (isTold) throw Refusal.at('value', refusal)
        return {}
      }

      if (field === 'username') {
        const { value: asked } = check(registrationSteps.account, { username: value })
        if (!asked) throw Refusal.at('value', 'username_format')
        const isMember = await accountTable(db).has('username', asked.username)
        const holder = await applicationTable(db).holderOf(asked.username)
        const isOwn = holder?.applicationId === registration.corrects
        return refuseIf(isMember || (holder !== undefined && !isOwn), 'username_taken')
      }
      if (field === 'email') {
        const email = normaliseEmail(value)
        const isTaken = await accountTable(db).has('email', email)
        return refuseIf(isTaken && email === registration.email, 'email_taken')
      }
      // Looks at members only: an application may carry anybody’s number, and must not keep its holder out.
      const idNumber = normaliseIdNumber(value)
      const isTaken = await accountTable(db).has('idNumber', idNumber)
      return refuseIf((await mayAskAboutIdNumber(registration.mobile, idNumber)) && isTaken, 'id_number_taken')
    },
  }
}
