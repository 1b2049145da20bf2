import { hintOfMobile, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { RequestContext } from '../../http/serve.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { accountTable } from '../account/account.table.ts'
import { accountChangeService, type ChangeFrom } from '../account/accountChange.service.ts'
import { codeService } from '../code/code.service.ts'
import { inSession } from '../limit/knownPlace.service.ts'

interface Asked {
  memberId: number
  mobile: string
}
type From = Pick<RequestContext, 'address' | 'deviceCookie'>
type Context = From & { memberId: number }
interface Told extends From {
  memberId: number
  /** The session that stays open. */
  sessionId: string
  code: string
}

/**
 * Puts this proved number on file, ends every other session, and notifies the old number and the e-mail.
 * @throws mobile_taken
 */
export const putMobile = (
  deps: Uses<'clock' | 'jobs' | 'keys' | 'origin' | 'settings', Tx>,
  memberId: number,
  mobile: string,
  from: ChangeFrom = {},
) =>
  accountChangeService(deps).protect(memberId, from, async () => {
    await accountService(deps).setMobile(memberId, mobile)
    return (language) => letters[language].contact.mobileChanged(hintOfMobile(mobile), deps.settings.hotline)
  })

/** The mobile opens the account, so a code to it proves it, and the contacts on file before are notified (T-50). */
export const mobileService = (deps: Deps) => {
  const { db, settings } = deps
  const codeFor = (purpose: 'change_mobile' | 'confirm_mobile', { memberId, mobile }: Asked) =>
    ({ purpose, subject: String(memberId), channel: 'sms', to: mobile }) as const

  const memberWithAnother = async ({ memberId, mobile }: Asked) => {
    const member = await accountTable(db).byId(memberId)
    if (member.mobile === mobile) throw Refusal.at('mobile', 'mobile_same')
    return member
  }
  const memberUnconfirmed = async (memberId: number) => {
    const { mobile, ...member } = await accountTable(db).byId(memberId)
    if (!mobile) throw new Refusal('mobile_missing')
    if (member.mobileConfirmed) throw new Refusal('mobile_confirmed')
    return { ...member, mobile }
  }

  return {
    /**
     * Sends a code to the new number. It asks who owns the number only after the proof. @throws mobile_same,
     * code_wait, too_many
     */
    async sendCode({ address, deviceCookie, ...asked }: Asked & Context) {
      const { language } = await memberWithAnother(asked)
      return codeService(deps).send(codeFor('change_mobile', asked), {
        language,
        asker: { address, deviceCookie },
      })
    },

    /** Logs everybody else out of the account. @throws mobile_same, code_wrong, mobile_taken */
    async change({ sessionId, code, address, deviceCookie, ...asked }: Asked & Told) {
      await memberWithAnother(asked)
      await codeService(deps).spend(codeFor('change_mobile', asked), code, { asker: { address, deviceCookie } })
      await inTransaction(deps, (deps) => putMobile(deps, asked.memberId, asked.mobile, { inSession: sessionId }))
      return { mobileHint: hintOfMobile(asked.mobile) }
    },

    /** Sends a code to the number on file. @throws mobile_missing, mobile_confirmed, code_wait, too_many */
    async sendConfirmationCode({ memberId, ...asker }: Context) {
      const { mobile, language } = await memberUnconfirmed(memberId)
      const { wait } = await codeService(deps).send(codeFor('confirm_mobile', { memberId, mobile }), {
        language,
        asker,
        place: inSession,
      })
      return { wait, mobileHint: hintOfMobile(mobile) }
    },

    /** Makes the number open the account too. @throws mobile_missing, mobile_confirmed, code_wrong */
    async confirm({ memberId, sessionId, code, ...asker }: Told) {
      const { mobile } = await memberUnconfirmed(memberId)
      await codeService(deps).spend(codeFor('confirm_mobile', { memberId, mobile }), code, {
        asker,
        place: inSession,
      })
      const mobileHint = hintOfMobile(mobile)
      await inTransaction(deps, (deps) =>
        accountChangeService(deps).protect(memberId, { inSession: sessionId }, async () => {
          if (!(await accountService(deps).confirmMobile(memberId, mobile))) throw new Refusal('mobile_confirmed')
          return (language) => letters[language].contact.mobileConfirmed(mobileHint, settings.hotline)
        }),
      )
      return { mobileHint }
    },
  }
}
