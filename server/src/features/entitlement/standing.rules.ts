import { needsGuardian, permanentCardFrom, type Standing } from '@palaestra/contract'
import type { StandingRow } from './standing.table.ts'

type Known = Omit<StandingRow, 'qrReference'>

const mobileOf = ({ mobile, mobileConfirmed }: Known): Standing['mobile'] => {
  if (mobile === null) return 'none'
  return mobileConfirmed ? 'confirmed' : 'unconfirmed'
}

/** How a member stands on a day, from what is stored. */
export const standingFrom = (row: Known, today: string): Standing => {
  const { birthDate, activatedAt, holds, kind, validUntil, lostOn, consent, email, youngestChildBornOn, noticeOpen } =
    row
  return {
    birthDate,
    activated: activatedAt !== null,
    holds,
    card: { kind, validUntil, permanentFrom: lostOn && permanentCardFrom(lostOn) },
    consent,
    mobile: mobileOf(row),
    hasEmail: email !== null,
    isGuardian: youngestChildBornOn !== null && needsGuardian(today, youngestChildBornOn),
    noticeOpen: Boolean(noticeOpen),
  }
}
