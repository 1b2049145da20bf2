import { hintOfMobile, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { LogSubject } from '../../http/log.ts'
import type { RequestContext } from '../../http/serve.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable } from '../account/account.table.ts'
import { sendTo } from '../code/code.limits.ts'
import { codeService } from '../code/code.service.ts'
import { linkService, lookAtLink, lookAtOldLink } from '../code/link.service.ts'
import { consentService } from '../consent/consent.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { refuseWeakPassword } from '../login/password/password.rules.ts'
import { pickUpPlaceIn } from '../site/place.rules.ts'

type Context = Pick<RequestContext, 'address' | 'deviceCookie' | 'logSubject'>
interface Activating {
  hash: string
  code: string
  password: string
}

/** Writes the letter with the link to activate the online account. */
export const invite = async (deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings', Tx>, memberId: number) => {
  const member = await accountTable(deps.db).withPickUpPlace(memberId)
  const { email, language, username, memberNumber } = member
  if (!email) throw new Refusal('email_missing')
  const place = pickUpPlaceIn(language, member)
  const link = await linkService(deps).inLetter('activate', language, { member: memberId })
  await letterService(deps).post({
    kind: 'activate',
    to: email,
    memberId,
    language,
    ...letters[language].activation.approved({ username, memberNumber, link, place }),
  })
}

export const activationService = (deps: Deps) => {
  const codes = codeService(deps)

  const memberOf = async (hash: string, logSubject: LogSubject) => {
    const { member } = await lookAtLink(deps, 'activate', hash)
    logSubject({ member })
    return accountTable(deps.db).byId(member)
  }
  const codeFor = (member: { id: number; mobile: string | null; mobileConfirmed: boolean }) => {
    if (!member.mobile || !member.mobileConfirmed) throw new Refusal('mobile_unconfirmed')
    return { purpose: 'activate', subject: String(member.id), channel: 'sms', to: member.mobile } as const
  }

  return {
    async look(hash: string, logSubject: LogSubject) {
      const member = await memberOf(hash, logSubject)
      return { username: member.username, mobileHint: hintOfMobile(codeFor(member).to) }
    },

    async sendCode(hash: string, { logSubject, ...asker }: Context) {
      const member = await memberOf(hash, logSubject)
      return codes.send(codeFor(member), { language: member.language, asker })
    },

    /** Checks link, code and password together: no half-activated account exists (T-42, T-52). */
    async activate({ hash, code, password }: Activating, { logSubject, ...asker }: Context) {
      const member = await memberOf(hash, logSubject)
      refuseWeakPassword(password, member)
      await codes.spend(codeFor(member), code, { asker })
      const passwordHash = await deps.passwords.hash(password)
      await inTransaction(deps, async (deps) => {
        await linkService(deps).use('activate', hash)
        if (!(await accountService(deps).activate(member.id, passwordHash))) throw new Refusal('link_ended')
        await consentService(deps).askForChildren(member.id)
      })
      return {}
    },

    /** Gives the same reply for an unknown link and for one of an activated account, and then writes no letter. */
    async launch(hash: string, logSubject: LogSubject) {
      const memberId = (await lookAtOldLink(deps, 'activate', hash))?.member
      if (memberId) logSubject({ member: memberId })
      if (memberId) await rateLimitService(deps).use(...sendTo(`launch ${memberId}`, deps.settings.limits))
      await inTransaction(deps, async (deps) => {
        const member = memberId ? await accountTable(deps.db).byId(memberId) : undefined
        if (member && !member.activatedAt) await invite(deps, member.id)
      })
      return {}
    },
  }
}
