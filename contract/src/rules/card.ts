import { adultAge, cardValidityYears, temporaryCardDays } from '../constants.ts'
import { needsGuardian } from './age.ts'
import { addDays, addYears } from './days.ts'
import type { IdType } from './identity.ts'

/** The day from which the temporary card can be swapped for a permanent one (specification, section 1). */
export const permanentCardFrom = (reportedOn: string) => addDays(reportedOn, temporaryCardDays)

/** The last report day of a loss whose temporary card can be swapped today. */
export const swappableIfReportedBy = (today: string) => addDays(today, -temporaryCardDays)

interface Holder {
  idType: IdType
  birthDate: string
  /** The end of a permit, a worker’s stay or a student card. A resident’s own date is ignored. */
  documentExpiry: string | null
}

/**
 * The last day of a new card (M09): five years for residents, until the document ends for all others; for those
 * under 18 the 18th birthday or the end of the ordinary term, whichever comes first.
 */
export const cardValidUntil = (issuedOn: string, { idType, birthDate, documentExpiry }: Holder) => {
  const ordinary = idType !== 'resident' && documentExpiry ? documentExpiry : addYears(issuedOn, cardValidityYears)
  if (!needsGuardian(issuedOn, birthDate)) return ordinary
  const birthday = addYears(birthDate, adultAge)
  return birthday < ordinary ? birthday : ordinary
}
