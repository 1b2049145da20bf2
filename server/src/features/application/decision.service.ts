import { Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { invite } from '../activation/activation.service.ts'
import { auditService } from '../audit/audit.service.ts'
import { issueCard } from '../card/card.service.ts'
import { decideOwn } from '../claim/claim.service.ts'
import { linkService } from '../code/link.service.ts'
import { consentService } from '../consent/consent.service.ts'
import { linkRegistered } from '../government/link.service.ts'
import { orUnavailable } from '../guardian/bureau.rules.ts'
import { letterService } from '../letter/letter.service.ts'
import { applicationTable, type StoredApplication } from './application.table.ts'
import { askNoMore, questionService } from './question.service.ts'
import { pictureService } from './review/picture.service.ts'
import { queueTable } from './review/queue.table.ts'

interface Decision {
  reference: string
  staffId: number
}
interface Approval extends Decision {
  /** The clerk has checked who it is in another way. */
  withoutRecord?: boolean | undefined
}
interface Rejection extends Decision {
  reason: string
}

const refusalFor = async ({ db }: Uses, reference: string) =>
  new Refusal((await applicationTable(db).byReference(reference)) ? 'already_decided' : 'not_found')

const join = (deps: Uses<'clock' | 'keys', Tx>, { nameZh, photo, idCopy, ...application }: StoredApplication) => {
  const { idType, idNumber, documentNumber, documentExpiry, surname, firstName, gender, birthDate } = application
  const { email, mobile, telephone, area, address, language, pickUpPlace, noPromotions, username } = application
  const person = { idType, idNumber, documentNumber, documentExpiry, nameZh, surname, firstName, gender, birthDate }
  const contact = { email, emailConfirmed: true, mobile, mobileConfirmed: true, telephone, area, address, language }
  return accountService(deps).join({ ...person, ...contact, pickUpPlace, noPromotions, username, photo, idCopy })
}

/** Makes the applicant a member, with a card and a letter with the link to activate the online account. */
const pass = async (deps: InTransaction<Deps>, { reference, staffId }: Decision) => {
  const decision = { state: 'passed', decidedAt: deps.clock.now(), decidedBy: staffId } as const
  const passed = await applicationTable(deps.db).decide(reference, decision)
  if (!passed) throw await refusalFor(deps, reference)
  await askNoMore(deps, passed.id)
  const { id, memberNumber } = await join(deps, passed)
  await issueCard(deps, { ...passed, memberId: id })
  await invite(deps, id)
  if (passed.government) await linkRegistered(deps, id, passed.government)
  const { guardianIdNumber, onlinePayment } = passed
  if (guardianIdNumber !== null) await consentService(deps).begin({ memberId: id, guardianIdNumber, onlinePayment })
  return { memberNumber }
}

/** Sends the applicant the reason, and a link to correct the application within thirty days. */
const reject = async (deps: InTransaction<Deps>, { reference, staffId, reason }: Rejection) => {
  const ended = { decidedAt: deps.clock.now(), decidedBy: staffId }
  const rejected = await applicationTable(deps.db).decide(reference, {
    state: 'rejected',
    ...ended,
    rejectionReason: reason,
  })
  if (!rejected) throw await refusalFor(deps, reference)
  const { id, email, language } = rejected
  await askNoMore(deps, id)
  const link = await linkService(deps).inLetter('correct', language, { application: id })
  await letterService(deps).post({
    kind: 'correct',
    to: email,
    language,
    ...letters[language].application.rejected({ reference, reason, link }),
  })
}

/** Staff’s decision, its letter and its audit entry are saved together, or none of them. */
export const decisionService = (deps: Deps) => {
  const decide = async <T>(act: string, decision: Decision, end: (deps: InTransaction<Deps>) => Promise<T>) =>
    inTransaction(deps, async (deps) => {
      await decideOwn(deps, { kind: 'application', reference: decision.reference, staffId: decision.staffId })
      const ended = await end(deps)
      const subject = { kind: 'application', id: decision.reference }
      await auditService(deps).write({ by: decision.staffId, act, subject })
      return ended
    })

  const nextAfter = async (reference: string) => {
    const application = await applicationTable(deps.db).byReference(reference)
    if (!application) throw new Refusal('not_found')
    return queueTable(deps.db).nextWaiting(application)
  }

  /** Whether the bureau knows the applicant, and the guardian where there is one. @throws bureau_unavailable */
  const isKnown = async (application: StoredApplication) => {
    const { found } = await questionService(deps).ask(application)
    if (found === 'silent') throw new Refusal('bureau_unavailable')
    return found.applicant !== null && (application.guardianIdNumber === null || found.guardian !== null)
  }

  /** An application is never changed, so what is true of its pictures here is true within the transaction, too. */
  const refuseUnseen = async (application: StoredApplication, staffId: number) => {
    const unseen = await pictureService(deps).unseen(application, staffId)
    if (unseen.length === 0) return
    throw new Refusal('pictures_unseen', Object.fromEntries(unseen.map((picture) => [picture, 'pictures_unseen'])))
  }

  const refuseUnchecked = async ({ reference, staffId, withoutRecord }: Approval) => {
    const application = await applicationTable(deps.db).byReference(reference)
    if (!application) throw new Refusal('not_found')
    if (application.state !== 'waiting') throw new Refusal('already_decided')
    const known = await isKnown(application)
    if (!known && !withoutRecord) throw new Refusal('record_missing')
    await refuseUnseen(application, staffId)
    return known
  }

  return {
    /**
     * Nobody of whom the bureau has no record becomes a member unless the clerk says that they have checked who it is;
     * the audit trail says so, too. Nor anybody whose pictures the clerk has not opened.
     * @throws not_found, already_decided, held_by_colleague, record_missing, pictures_unseen, bureau_unavailable, id_number_taken, email_taken, mobile_taken
     */
    async approve(decision: Approval) {
      const known = await refuseUnchecked(decision).catch((error: unknown) => {
        throw orUnavailable(error)
      })
      const { memberNumber } = await decide('approved', decision, async (deps) => {
        const passed = await pass(deps, decision)
        const subject = { kind: 'application', id: decision.reference }
        if (!known) await auditService(deps).write({ by: decision.staffId, act: 'proved_otherwise', subject })
        return passed
      })
      return { memberNumber, nextReference: await nextAfter(decision.reference) }
    },

    /** @throws not_found, already_decided, held_by_colleague */
    async reject(decision: Rejection) {
      await decide('rejected', decision, (deps) => reject(deps, decision))
      return { nextReference: await nextAfter(decision.reference) }
    },
  }
}
