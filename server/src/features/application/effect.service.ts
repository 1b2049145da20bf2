import type { Tx } from '../../database/database.ts'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountService } from '../account/account.service.ts'
import { invite } from '../activation/activation.service.ts'
import { issueCard } from '../card/card.service.ts'
import { linkService } from '../code/link.service.ts'
import { linkRegistered } from '../government/link.service.ts'
import { guardianshipService } from '../guardianship/guardianship.service.ts'
import { letterService } from '../letter/letter.service.ts'
import type { StoredApplication } from './application.table.ts'
import { askNoMore } from './question.service.ts'

const join = (deps: Uses<'clock' | 'keys', Tx>, { nameZh, photo, idCopy, ...application }: StoredApplication) => {
  const { idType, idNumber, documentNumber, documentExpiry, surname, firstName, gender, birthDate } = application
  const { email, mobile, telephone, area, address, language, pickUpPlace, noPromotions, username } = application
  const person = { idType, idNumber, documentNumber, documentExpiry, nameZh, surname, firstName, gender, birthDate }
  const contact = { email, emailConfirmed: true, mobile, mobileConfirmed: true, telephone, area, address, language }
  return accountService(deps).join({ ...person, ...contact, pickUpPlace, noPromotions, username, photo, idCopy })
}

/** The guardian of a minor; undefined for an adult. The table has all of it, or nothing; a face, where one was compared. */
const guardianIn = ({ guardianIdNumber, guardianBirthDate, guardianGender, guardianFace }: StoredApplication) =>
  guardianIdNumber !== null && guardianBirthDate !== null && guardianGender !== null
    ? { idNumber: guardianIdNumber, birthDate: guardianBirthDate, gender: guardianGender, face: guardianFace }
    : undefined

/** Makes the applicant a member, with a card and a letter with the link to activate the online account. */
const admit = async (deps: InTransaction<Deps>, passed: StoredApplication) => {
  const { id, memberNumber } = await join(deps, passed)
  await issueCard(deps, { ...passed, memberId: id })
  await invite(deps, id)
  if (passed.government) await linkRegistered(deps, id, passed.government)
  const guardian = guardianIn(passed)
  if (guardian) await guardianshipService(deps).begin({ memberId: id, guardian, onlinePayment: passed.onlinePayment })
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
