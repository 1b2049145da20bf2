import type { SupplementField } from '@palaestra/contract'

export const title = 'Changes of details'
export const meaning =
  'Changes and card renewals that members ask for, the one due first at the top. Until they are approved, the present details stay in force.'
export const none = 'No changes are waiting'
export const reference = 'Reference'
export const member = 'Member'
export const what = 'Kind'
export const due = 'Due'
export const state = 'State'
export const kinds = { supplement: 'Change of details', renewal: 'Card renewal' }
export const late = 'Overdue'
export const corrected = 'Corrected'
export const withWhom = (name: string) => `With ${name}`
export const pages = 'Pages'
export const firstPage = 'First page'
export const nextPage = 'Next page'
export const back = 'Back to the changes'
export const dueOn = (day: string) => `Due ${day}`
export const field = 'Detail'
export const onFile = 'Present'
export const asked = 'Asked for'
export const differs = 'Changed'
export const idNumber = 'ID number'
export const card = 'Card valid until'
export const nothing = 'None'
export const fields: Record<SupplementField, string> = {
  nameZh: 'Chinese name',
  surname: 'Surname',
  firstName: 'First name',
  documentNumber: 'Document number',
  documentExpiry: 'Document valid until',
  photo: 'Member photo',
  idCopy: 'Copy of the ID',
}
export const faces = {
  unsure: 'It is not certain that the new photo shows the same person. Compare them closely.',
  no_photo: 'The identity bureau has no photo of this person to compare with. Check the copy of the ID.',
  silent: 'The identity bureau did not answer, so the new photo was not compared. Check the copy of the ID.',
}
export const heldBy = (name: string, since: string) => `${name} has been working on this change since ${since}.`
export const states = { approved: 'Approved', rejected: 'Not approved', withdrawn: 'Withdrawn by the member' }
export const history = 'History'
const acts: Record<string, string> = {
  received: 'Sent by the member',
  corrected: 'Corrected and sent again by the member',
  looked: 'Seen by',
  approved: 'Approved by',
  rejected: 'Not approved by',
}
export const actOf = (act: string) => acts[act] ?? 'Picture opened by'
export const decision = 'Decision'
export const approve = 'Approve'
export const reject = 'Reject'
export const approved = (which: string) => `${which} approved.`
export const rejected = (which: string) => `${which} rejected; the member is told why.`
export const rejectWhich = (which: string) => `Reject ${which}`
export const memberReads = 'The member reads these reasons. Give one at least.'
export const rejectAndSend = 'Reject and tell the member'
export const cancel = 'Cancel'
const name = ['It differs from the name on the document. Please correct it.']
export const readyReasons: Record<SupplementField, string[]> = {
  nameZh: name,
  surname: name,
  firstName: name,
  documentNumber: ['It differs from the number on the document. Please correct it.'],
  documentExpiry: ['It differs from the date on the document. Please correct it.'],
  photo: [
    'The photo is not recent. Please upload one taken in the last 12 months.',
    'The photo is not clear or does not meet the requirements. Please upload another.',
  ],
  idCopy: ['The copy cannot be read. Please upload it again.', 'The document has expired. Please upload a valid one.'],
}
