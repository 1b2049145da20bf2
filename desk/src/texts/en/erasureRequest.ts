import type { ErasureObstacle, ErasureState } from '@palaestra/contract'

export const title = 'Requests for erasure'
export const meaning =
  'Members who ask for all their data to be erased. You can confirm once the time to think has passed; the account closes at once and nothing can be brought back. Make sure first that it is the member who asks.'
export const none = 'No request waits.'
export const receipts = 'Carried out'
export const reference = 'Reference'
export const askedAt = 'Asked for'
export const doneAt = 'Carried out'
export const erased = 'Erased'
export const waiting = 'The time to think has passed: waiting to be confirmed.'
export const underWay = 'Confirmed. The data is being erased.'
export const byGuardian = '(by a guardian)'
export const byAnother = 'Another colleague has to confirm it.'
export const confirm = 'Confirm the erasure'
export const refuse = 'Refuse'
export const refuseAndSend = 'Refuse and tell the member'
export const cancel = 'Cancel'
export const reason = 'Reason'
export const confirmMeans = 'The account closes at once, and all data of the member is erased. This cannot be undone.'
export const refuseMeans = 'Nothing is erased. The member gets the reason that you write.'
export const confirmReasonHint = 'Kept in the audit trail for ever: no personal data'
export const refuseReasonHint = 'The member reads these words'
export const rows = (count: number) => (count === 1 ? '1 record' : `${count} records`)
export const asked = (moment: string) => `Asked for on ${moment}`
export const thinking = (moment: string) => `Time to think until ${moment}; it can be confirmed after that.`
export const proposed = (name: string) => `${name} has proposed it.`
export const confirmWhich = (reference: string) => `Confirm the erasure ${reference}`
export const refuseWhich = (reference: string) => `Refuse ${reference}`
export const first = (what: string[]) => `Has to end first: ${what.join(', ')}`
export const obstacles: Record<ErasureObstacle, string> = {
  change: 'a change of details',
  documents: 'documents asked for',
  appeal: 'an appeal',
  suspension: 'a suspension',
  gift: 'a gift to collect',
  booking: 'a booking to come',
  ticket: 'a pool ticket to come',
  course: 'a class that is not over',
  payment: 'a payment or refund under way',
  mobile: 'a change of mobile number',
}
/** What is said after a decision, by how the request stands then. */
export const decided = (reference: string): Partial<Record<ErasureState, string>> => ({
  proposed: `Erasure ${reference} proposed; another colleague confirms it.`,
  confirmed: `Erasure ${reference} confirmed; the data is being erased.`,
  refused: `Request ${reference} refused, and the member told.`,
})
