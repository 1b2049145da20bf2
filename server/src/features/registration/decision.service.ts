import { Refusal, type RefusalName } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { activationService } from '../activation/activation.service.ts'
import { cardService } from '../card/card.service.ts'
import { linkService } from '../code/link.service.ts'
import { consentService } from '../guardian/consent.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { applicationTable, type StoredApplication } from './application.table.ts'

interface Decider {
  reference: string
  staffId: number
}

const taken: Record<string, RefusalName> = {
  members_id_number_key: 'id_number_taken',
  members_email_key: 'email_taken',
  members_mobile_key: 'mobile_taken',
}
/** The indexes decide who is a member already, also between two approvals at the same moment. */
const orRefuseTaken = (error: unknown): never => {
  const refusal = taken[(error as { constraint?: string }).constraint ?? '']
  throw refusal ? new Refusal(refusal) : error
}

/** The ends of an application. Both ride in the caller’s transaction: a decision and its trail stand or fall together. */
export const decisionService = (deps: Deps) => {
  const { db, clock } = deps
  const why = async (reference: string): Promise<RefusalName> =>
    (await applicationTable(db).byReference(reference)) ? 'already_decided' : 'not_found'

  const join = ({ nameZh, photo, idCopy, ...application }: StoredApplication) => {
    const { idType, idNumber, documentNumber, documentExpiry, surname, firstName, gender, birthDate } = application
    const { email, mobile, telephone, area, address, language, pickUpPlace, noPromotions, username } = application
    const person = { idType, idNumber, documentNumber, documentExpiry, nameZh, surname, firstName, gender, birthDate }
    const contact = { email, emailConfirmed: true, mobile, mobileConfirmed: true, telephone, area, address, language }
    return accountService(deps).join({ ...person, ...contact, pickUpPlace, noPromotions, username, photo, idCopy })
  }

  return {
    /**
     * The applicant is a member from now on, with a card and a letter that leads to the online account.
     *
     * @throws not_found, already_decided, id_number_taken, email_taken, mobile_taken
     */
    async pass({ reference, staffId }: Decider) {
      const decision = { state: 'passed', decidedAt: clock.now(), decidedBy: staffId } as const
      const passed = await applicationTable(db).decide(reference, decision)
      if (!passed) throw new Refusal(await why(reference))
      const { id, memberNumber } = await join(passed).catch(orRefuseTaken)
      await cardService(deps).issue({ ...passed, memberId: id })
      await activationService(deps).invite(id)
      const { guardianIdNumber, onlinePayment } = passed
      if (guardianIdNumber !== null) await consentService(deps).begin({ memberId: id, guardianIdNumber, onlinePayment })
      return { memberNumber }
    },

    /**
     * The applicant gets the reason, and a link to put it right within thirty days.
     *
     * @throws not_found, already_decided
     */
    async reject({ reference, staffId, reason }: Decider & { reason: string }) {
      const decision = {
        state: 'rejected',
        decidedAt: clock.now(),
        decidedBy: staffId,
        rejectionReason: reason,
      } as const
      const rejected = await applicationTable(db).decide(reference, decision)
      if (!rejected) throw new Refusal(await why(reference))
      const { id, email, language } = rejected
      const link = await linkService(deps).inLetter('correct', { subject: id, language })
      await letterService(deps).post({ to: email, ...letters[language].rejected({ reference, reason, link }) })
    },
  }
}
