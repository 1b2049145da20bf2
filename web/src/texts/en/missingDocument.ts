import type { DocumentKind } from '@palaestra/contract'

export const title = 'Missing documents'
export const notRead = 'We could not read your details.'
export const tryAgain = 'Try again'
export const cameFor = (name: string) => `You need this before you can use “${name}” again.`
export const nothing = 'You do not have to send any documents at the moment.'
export const delivered = (reference: string) =>
  `The documents, reference ${reference}, have been sent and are under review. We will tell you the result.`
export const until = (day: string) => `Send these documents by ${day}. After that day your services are suspended.`
export const overdue = (day: string) =>
  `These documents were due by ${day}, so your services are suspended until they are accepted.`
export const why = (reason: string) => `Why: ${reason}`
export const reference = (number: string) => `Reference: ${number}`
export const deliver = 'Send'
export const accepted = (name: string) => `${name}: accepted, you do not have to send it again.`
export const because = (reason: string) => `Needed again because: ${reason}`
export const between = ' '
export const photoHint = 'Recent, in colour, facing the camera, at least 310×464 pixels; JPG or PNG, at most 5MB'
export const documentHint = 'Easy to read; JPG or PNG, at most 5MB'
export const kinds: Record<DocumentKind, string> = {
  idCopy: 'Copy of the ID',
  photo: 'Member photo',
  permittedStay: 'Proof of permitted stay',
  guardianIdCopy: 'Copy of the ID of your parent or guardian',
  other: 'Another document',
}
