import { Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { invite } from '../activation/activation.service.ts'
import { auditService } from '../audit/audit.service.ts'
import { issueCard } from '../card/card.service.ts'
import { linkService } from '../code/link.service.ts'
import { consentService } from '../consent/consent.service.ts'
import { linkRegistered } from '../government/link.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { applicationTable, type StoredApplication } from './application.table.ts'
import { askNoMore } from './question.service.ts'

const join = (deps: Uses<'clock' | 'keys', Tx>, { nameZh, photo, idCopy, ...application }: StoredApplication) => {
  const { idType, idNumber, documentNumber, documentExpiry, surname, firstName, gender, birthDate } = application
  const { email, mobile, telephone, area, address, language, pickUpPlace, noPromotions, username } = application
  const person = { idType, idNumber, documentNumber, documentExpiry, nameZh, surname, firstName, gender, birthDate }
  const contact = { email, emailConfirmed: true, mobile, mobileConfirmed: true, telephone, area, address, language }
  return accountService(deps).join({ ...person, ...contact, pickUpPlace, noPromotions, username, photo, idCopy })
}

/** Makes the applicant a member, with a card and a letter with the link to activate the online account. */
const admit = async (deps: InTransaction<Deps>, passed: StoredApplication) => {
  const { id, memberNumber } = await join(deps, passed)
  await issueCard(deps, { ...passed, memberId: id })
  await invite(deps, id)
  if (passed.government) await linkRegistered(deps, id, passed.government)
  const { guardianIdNumber, onlinePayment } = passed
  if (guardianIdNumber !== null) await consentService(deps).begin({ memberId: id, guardianIdNumber, onlinePayment })
  return memberNumber
}

/** Sends the applicant the reason, and a link to correct the application within thirty days. */
const explain = async (
  deps: InTransaction<Deps>,
  { id, reference, email, language, ...rejected }: StoredApplication,
) => {
  const link = await linkService(deps).inLetter('correct', language, { application: id })
  await letterService(deps).post({
    kind: 'correct',
    to: email,
    language,
    ...letters[language].application.rejected({ reference, reason: rejected.rejectionReason ?? '', link }),
  })
}

/**
 * What follows from a decision once it can be undone no more. Gives back the number of the new member.
 * @throws id_number_taken, email_taken, mobile_taken
 */
export const takeEffect = async (deps: InTransaction<Deps>, decided: StoredApplication) => {
  await askNoMore(deps, decided.id)
  if (decided.state === 'passed') return admit(deps, decided)
  await explain(deps, decided)
  return null
}

/** A decision, told apart from an earlier one about the same application by the moment when it takes effect. */
export interface PlannedEffect {
  reference: string
  effectiveAt: string
}

/**
 * Carries out a decision that nobody has undone, once: the state says which of two workers was first. Where meanwhile
 * somebody else became a member with the same ID number, e-mail or mobile, the application waits again.
 */
export const carryOut = async (deps: Deps, { reference, effectiveAt }: PlannedEffect, finish: Finish) => {
  const subject = { kind: 'application', id: reference }
  const planned = new Date(effectiveAt)
  const effect = inTransaction(deps, async (deps) => {
    const ended = await applicationTable(deps.db).end(reference, planned)
    if (ended) await takeEffect(deps, ended)
    await finish(deps.db)
  })
  await effect.catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    await inTransaction(deps, async (deps) => {
      if (await applicationTable(deps.db).giveBack(reference, { state: 'deciding', effectiveAt: planned }))
        await auditService(deps).write({ by: 'system', act: 'returned', subject })
      await finish(deps.db)
    })
  })
}
