import { hintOfMobile, Refusal } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { codeService } from '../code/code.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { sessionService } from '../session/session.service.ts'
import { accountTable } from './account.table.ts'

/** The index decides whose number it is, also between two members at the same moment. */
const orRefuseTaken = (error: unknown): never => {
  const isTaken = (error as { constraint?: string }).constraint === 'members_mobile_key'
  throw isTaken ? Refusal.at('mobile', 'mobile_taken') : error
}

interface Asked {
  memberId: number
  mobile: string
}

/** A new mobile number (V06): it is what opens the account, so a code to it proves it and the old one is told (T-50). */
export const mobileService = (deps: Deps) => {
  const { db, settings } = deps
  const codeFor = ({ memberId, mobile }: Asked) =>
    ({ purpose: 'change_mobile', subject: String(memberId), channel: 'sms', to: mobile }) as const

  const memberWithAnother = async ({ memberId, mobile }: Asked) => {
    const member = await accountTable(db).byId(memberId)
    if (member.mobile === mobile) throw Refusal.at('mobile', 'mobile_same')
    return member
  }

  return {
    /** @throws mobile_same, code_wait, too_many */
    async sendCode({ address, ...asked }: Asked & { address: string }) {
      const { language } = await memberWithAnother(asked)
      return codeService(deps).send(codeFor(asked), { language, address })
    },

    /** Who else is logged in to the account no longer is. @throws mobile_same, code_wrong, mobile_taken */
    async change({ sessionId, code, ...asked }: Asked & { sessionId: string; code: string }) {
      await memberWithAnother(asked)
      await codeService(deps).spend(codeFor(asked), code)
      await db
        .transaction()
        .execute((tx) =>
          mobileService({ ...deps, db: tx }).put(asked.memberId, asked.mobile, { keptSession: sessionId }),
        )
      return { mobileHint: hintOfMobile(asked.mobile) }
    },

    /**
     * From now on this proved number is the one on file; every other session ends, and the old number and the e-mail
     * are told. Rides in the caller’s transaction. @throws mobile_taken
     */
    async put(memberId: number, mobile: string, { keptSession = '' } = {}) {
      const before = await accountTable(db).byId(memberId)
      const told = letters[before.language].mobileChanged(hintOfMobile(mobile), settings.hotline)
      await accountTable(db).setMobile(memberId, mobile).catch(orRefuseTaken)
      await sessionService(deps).endOthers(memberId, keptSession)
      if (before.mobile && before.mobileConfirmed)
        await letterService(deps).post({ ...told, channel: 'sms', to: before.mobile })
      if (before.email) await letterService(deps).post({ ...told, to: before.email })
    },
  }
}
