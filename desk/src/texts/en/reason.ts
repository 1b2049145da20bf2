import type { ReasonKind, ReasonPart } from '@palaestra/contract'

export const title = 'Ready reasons'
export const meaning =
  'Reasons to choose from when a request is rejected or documents are asked for again, in the language of who reads them. What you change is offered at once; what was sent stays as it was.'
export const kindsOf = 'For'
export const kinds: Record<ReasonKind, string> = {
  application: 'Memberships',
  supplement: 'Changes of details',
  documents: 'Documents handed in',
  appeal: 'Appeals',
}
export const parts: Record<ReasonPart, string> = {
  photo: 'Photo',
  idCopy: 'Copy of the ID',
  name: 'Name',
  birthDate: 'Date of birth',
  documentExpiry: 'Document valid until',
  guardian: 'Parent or guardian',
  other: 'Other',
  nameZh: 'Chinese name',
  surname: 'Surname',
  firstName: 'First name',
  documentNumber: 'Document number',
  permittedStay: 'Permit to stay',
  guardianIdCopy: 'Copy of the parent’s or guardian’s ID',
  granted: 'An appeal approved',
  dismissed: 'An appeal rejected',
}
export const add = 'Add a reason'
export const addTo = (kind: string) => `Add a reason: ${kind}`
export const changeWhat = (part: string) => `Change the reason: ${part}`
export const reads = 'Write it in all three languages. Everybody reads it in their own alone.'
export const part = 'What it is about'
export const inZh = 'In Chinese'
export const inPt = 'In Portuguese'
export const inEn = 'In English'
export const save = 'Save'
export const cancel = 'Cancel'
export const edit = 'Change'
export const up = 'Move up'
export const down = 'Move down'
export const retire = 'Retire'
export const restore = 'Bring back'
export const retired = 'Retired'
export const which = (act: string, text: string) => `${act}: ${text}`
export const added = 'The reason has been added.'
export const changed = 'The reason has been changed.'
export const moved = 'The order has been changed.'
export const retiredNow = 'The reason has been retired.'
export const restored = 'The reason has been brought back.'
