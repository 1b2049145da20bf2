import type { DocumentKind } from '@palaestra/contract'

export const kinds: Record<DocumentKind, string> = {
  idCopy: 'Copy of the ID',
  photo: 'Member photo',
  permittedStay: 'Proof of permitted stay',
  guardianIdCopy: 'Copy of the ID of the parent or guardian',
  other: 'Another document',
}
export const states = {
  asked: 'The member has still to send them.',
  waiting: 'Sent by the member, waiting for a decision.',
  proposed: 'Waiting for another colleague to confirm it.',
  deciding: 'Decided. It takes effect in a moment.',
  passed: 'Accepted.',
  rejected: 'Asked for again. The member has still to send them.',
  withdrawn: 'No longer asked for.',
}
/** In a line beside others. */
export const stateInList = {
  asked: 'to be sent by the member',
  waiting: 'waiting for a decision',
  proposed: 'to be confirmed',
  deciding: 'decided',
  passed: 'accepted',
  rejected: 'asked for again',
  withdrawn: 'no longer asked for',
}
export const labelled = (what: string, words: string) => `${what}: ${words}`
export const asked = 'What was asked for'
export const memberNumber = 'Member number'
export const birthDate = 'Date of birth'
export const askedBy = 'The member’s last day'
export const why = 'Asked for because'
export const delivered = 'Sent by the member'
export const onFile = 'Registered'
export const notYet = 'Not sent yet'
export const because = (reason: string) => `Needed again: ${reason}`
/** What differs from the acts of other kinds. */
export const acts: Record<string, string> = {
  received: 'Sent by the member',
  asked: 'Asked for by',
  approved: 'Accepted by',
  rejected: 'Asked for again by',
  proposed_passed: 'Acceptance proposed by',
  proposed_rejected: 'Asking again proposed by',
  'asked again': 'Asked for again by',
  accepted: 'Accepted by',
  withdrawn: 'Cancelled by',
}
export const decisions = { approve: 'Accept', reject: 'Ask again' }
export const confirm = { passed: 'Confirm acceptance', rejected: 'Confirm asking again' }
export const acceptWhose = (name: string, reference: string) => `Accept the documents of ${name} (${reference})?`
export const confirmWhose = {
  passed: (name: string, reference: string) => `Confirm that the documents of ${name} are accepted (${reference})?`,
  rejected: (name: string, reference: string) => `Confirm that ${name} is asked for documents again (${reference})?`,
}
export const means = {
  passed:
    'The photo and the copy of the ID go into the member’s file, services that were suspended for them open again, and the member is told.',
  rejected: 'The member gets the reasons and the new last day, and can send the documents again.',
}
export const ended = {
  passed: (which: string) => `${which} accepted; the member is told.`,
  rejected: (which: string) => `${which} asked for again; the member is told.`,
}
export const deciding = {
  passed: (which: string) => `${which} is accepted. It takes effect in a moment.`,
  rejected: (which: string) => `${which} is asked for again. The member is told in a moment.`,
}
export const proposedBy = {
  passed: (name: string, at: string) =>
    `${name} proposed on ${at} to accept this. Another colleague has to confirm it.`,
  rejected: (name: string, at: string) =>
    `${name} proposed on ${at} to ask for this again. Another colleague has to confirm it.`,
}
export const askAgainWhich = (which: string) => `Ask again: ${which}`
export const withdraw = 'Cancel the request'
export const withdrawMeaning =
  'The member no longer has to send these documents and is told. Services that were suspended for them open again.'
export const withdrawn = (which: string) => `${which} cancelled; the member is told.`
export const askAndTell = 'Tell the member'
export const memberReads = {
  zh: 'The member reads Chinese: write in Chinese.',
  pt: 'The member reads Portuguese: write in Portuguese.',
  en: 'The member reads English: write in English.',
}
export const reasonsNeeded = 'A document without a reason counts as in order and is not asked for again.'
export const dayHint = 'yyyy-mm-dd, for example 2031-03-15'
export const newDay = 'New last day'
export const which = 'Documents'
export const words = 'Which document it is'
export const wordsHint = 'The member reads it. For example: A letter from your school.'
export const day = 'Last day'
export const requests = 'Documents asked for'
export const none = '—'
export const readyWhys: readonly string[] = [
  'The document that we hold has expired. Please send the current one.',
  'The copy that we hold cannot be read. Please send it again.',
  'When we checked your file, documents were missing.',
]
