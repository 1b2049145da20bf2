import type { DocumentKind } from '@palaestra/contract'

export const kinds: Record<DocumentKind, string> = {
  idCopy: 'Copy of the ID',
  photo: 'Member photo',
  permittedStay: 'Proof of permitted stay',
  guardianIdCopy: 'Copy of the ID of the parent or guardian',
  other: 'Another document',
}
export const states = {
  asked: 'The member has still to send them',
  delivered: 'Sent by the member, waiting for a decision',
  accepted: 'Accepted',
  withdrawn: 'No longer asked for',
}
export const memberNumber = 'Member number'
export const birthDate = 'Date of birth'
export const askedBy = 'The member’s last day'
export const dueOn = 'Decision due'
export const why = 'Asked for because'
export const delivered = 'Sent by the member'
export const onFile = 'Registered'
export const notYet = 'Not sent yet'
export const because = (reason: string) => `Needed again: ${reason}`
export const history = 'History'
const acts: Record<string, string> = {
  asked: 'Asked for by',
  looked: 'Seen by',
  'asked again': 'Asked for again by',
  accepted: 'Accepted by',
  withdrawn: 'Cancelled by',
}
export const actOf = (act: string) => acts[act] ?? 'Picture opened by'
export const decision = 'Decision'
export const accept = 'Accept'
export const askAgain = 'Ask again'
export const askAgainWhich = (which: string) => `Ask again: ${which}`
export const withdraw = 'Cancel the request'
export const withdrawMeaning =
  'The member no longer has to send these documents and is told. Services that were suspended for them open again.'
export const accepted = (which: string) => `${which} accepted; the member is told.`
export const askedAgain = (which: string) => `${which} asked for again; the member is told.`
export const withdrawn = (which: string) => `${which} cancelled; the member is told.`
export const sendBack = 'Tell the member'
export const cancel = 'Cancel'
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
