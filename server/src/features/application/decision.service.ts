import { Refusal, type RefusalName } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { activationService } from '../activation/activation.service.ts'
import { auditService } from '../audit/audit.service.ts'
import { cardService } from '../card/card.service.ts'
import { linkService } from '../code/link.service.ts'
import { consentService } from '../consent/consent.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { applicationTable, type StoredApplication } from './application.table.ts'
import { queueTable } from './review/queue.table.ts'

interface Decision {
  reference: string
  staffId: number
}

/** The ends of an application. All of it rides in the caller’s transaction. */
const endings = (deps: Deps) => {
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
    async pass({ reference, staffId }: Decision) {
      const decision = { state: 'passed', decidedAt: clock.now(), decidedBy: staffId } as const
      const passed = await applicationTable(db).decide(reference, decision)
      if (!passed) throw new Refusal(await why(reference))
      const { id, memberNumber } = await join(passed)
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
    async reject({ reference, staffId, reason }: Decision & { reason: string }) {
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

/** What staff decide, its letter and its trace together, or none of them. */
export const decisionService = (deps: Deps) => {
  const { db } = deps

  const decide = async <T>(
    act: string,
    { reference, staffId }: Decision,
    end: (ends: ReturnType<typeof endings>) => Promise<T>,
  ) =>
    db.transaction().execute(async (tx) => {
      const within = { ...deps, db: tx }
      const ended = await end(endings(within))
      await auditService(within).write({ by: staffId, act, subject: { kind: 'application', id: reference } })
      return ended
    })

  const nextAfter = async (reference: string) => {
    const application = await applicationTable(db).byReference(reference)
    if (!application) throw new Refusal('not_found')
    return queueTable(db).nextWaiting(application)
  }

  return {
    /** @throws not_found, already_decided, id_number_taken, email_taken, mobile_taken */
    async approve(decision: Decision) {
      const { memberNumber } = await decide('approved', decision, (ends) => ends.pass(decision))
      return { memberNumber, nextReference: await nextAfter(decision.reference) }
    },

    /** @throws not_found, already_decided */
    async reject(decision: Decision & { reason: string }) {
      await decide('rejected', decision, (ends) => ends.reject(decision))
      return { nextReference: await nextAfter(decision.reference) }
    },
  }
}
