export const back = 'Back to the requests'
export const dueOn = (day: string) => `Due ${day}`
export const history = 'History'
export const acts = {
  received: 'Received',
  corrected: 'Corrected and received again',
  looked: 'Viewed by',
  opened: 'Picture opened by',
  withdrawn: 'Withdrawn by the applicant',
  appeal_closed: 'Closed, as the suspension was lifted, by',
  approved: 'Approved by',
  rejected: 'Rejected by',
  proposed_passed: 'Approval proposed by',
  proposed_rejected: 'Rejection proposed by',
  entered: 'Entered at the counter by',
  guardian_by_papers: 'Papers of the guardian seen by',
  taken_over: 'Taken over from a colleague by',
  sent_back: 'Sent back by',
  undone: 'Decision undone by',
  returned: 'Could not be carried out: the ID number, e-mail or mobile is another member’s by now. Waiting again',
  proved_otherwise: 'Identity checked in another way by',
}
export const decision = 'Decision'
export const cancel = 'Cancel'
export const queueEmpty = 'No other requests are waiting.'
export const stateFilter = 'State of the requests'
export const states = {
  waiting: 'Waiting',
  today: 'Due today',
  overdue: 'Overdue',
  mine: 'With me',
  colleagues: 'With colleagues',
  proposed: 'To confirm',
  passed: 'Approved',
  rejected: 'Rejected',
  all: 'All',
}
/** Of one case. */
export const stateOf = {
  asked: 'With the member',
  waiting: 'Waiting',
  proposed: 'To be confirmed',
  deciding: 'Decided',
  passed: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}
export const search = 'Search requests'
export const searchHint = 'Part of a name, ID number, mobile number, e-mail, member number or reference.'
export const find = 'Search'
export const noneIn = {
  waiting: 'No requests are waiting.',
  today: 'No requests are due today.',
  overdue: 'No requests are overdue.',
  mine: 'You are not working on any requests.',
  colleagues: 'No colleague is working on requests.',
  proposed: 'No requests are waiting to be confirmed.',
  passed: 'No requests have been approved.',
  rejected: 'No requests have been rejected.',
  all: 'There are no requests yet.',
}
export const noneFound = 'There are no such requests.'
export const searchAll = 'Search all requests'
export const duplicate = 'Duplicate'
export const corrected = 'Corrected'
export const entered = 'Entered at the counter'
export const pages = 'Pages'
export const firstPage = 'First page'
export const nextPage = 'Next page'
export const decidedMeanwhile = (reference: string) => `A colleague has decided ${reference} in the meantime.`
export const byDeadline = 'By deadline'
export const clearSearch = 'Clear the search'
export const noneChosen = 'Choose a request from the list.'
export const searchFor = 'Reference, name or ID number'
export const minor = 'Minor'
export const goingOn = 'Other requests'
export const noneAfter = 'There is no next request.'
export const nextIs = (name: string) => `Next: ${name}`
export const daysLeft = (days: number) => {
  if (days === 0) return 'Due today'
  if (days < 0) return days === -1 ? '1 day overdue' : `${-days} days overdue`
  return days === 1 ? '1 day left' : `${days} days left`
}
export const heldBy = (name: string, since: string) => `${name} has been working on this request since ${since}.`
export const heldInList = (name: string) => `with ${name}`
export const deciding = {
  passed: (reference: string) => `${reference} is approved. It takes effect in a moment.`,
  rejected: (reference: string) => `${reference} is not approved. The reason will be sent in a moment.`,
}
export const proposed = (reference: string) => `${reference} is waiting for another colleague to confirm it.`
export const sentBack = (reference: string) => `${reference} has been sent back and is waiting again.`
export const proposedBy = {
  passed: (name: string, at: string) =>
    `${name} proposed on ${at} to approve this. Another colleague has to confirm it.`,
  rejected: (name: string, at: string) =>
    `${name} proposed on ${at} to reject this. Another colleague has to confirm it.`,
}
export const secondFor = (cases: string[]) => `Two people have to decide: ${cases.join(', ')}`
export const secondCases = { duplicate: 'possible duplicate', minor: 'under 18', face: 'face check unsure' }
export const reasonIs = (reason: string) => `Reason: ${reason}`
export const secondComes = 'Waiting for another colleague to confirm it.'
export const confirm = { passed: 'Confirm approval', rejected: 'Confirm rejection' }
export const sendBack = 'Send back'
export const takeOver = 'Take over'
export const takeOverWhat = (reference: string) => `Take over ${reference}?`
export const takeOverMeans = (name: string) => `${name} can then no longer decide this request.`
export const languageTags = { zh: 'zh-Hant', pt: 'pt', en: 'en' }
export const languageNames = { zh: 'Chinese', pt: 'Portuguese', en: 'English' }
export const decidedBy = {
  approved: (who: string, at: string) => `Approved by ${who} on ${at}.`,
  rejected: (who: string, at: string) => `Rejected by ${who} on ${at}.`,
}
export const approve = 'Approve'
export const reject = 'Reject'

/** What a case is, whatever its state. */
export const kinds = {
  application: 'Membership',
  supplement: 'Change of details',
  renewal: 'Card renewal',
  documents: 'Documents handed in',
  appeal: 'Appeal',
}
export const kindFilter = 'Kind of request'
export const allKinds = 'All kinds'
export const workload = 'Work in hand'
export const workingOn = (name: string, cases: number) => `${name}: ${cases}`
export const workingMyself = (cases: number) => `With me: ${cases}`
export const counted = (what: string, number: number) => `${what}: ${number}`
export const coming = 'Loading the request…'
export const approveWhom = (name: string, reference: string) => `Approve ${name} (${reference})?`
export const confirmWhom = {
  passed: (name: string, reference: string) => `Confirm the approval of ${name} (${reference})?`,
  rejected: (name: string, reference: string) => `Confirm the rejection of ${name} (${reference})?`,
}
