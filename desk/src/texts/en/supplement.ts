import type { SupplementField } from '@palaestra/contract'

export const comparison = { supplement: 'Change asked for', renewal: 'Card renewal' }
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
  other:
    'The bureau answered after the change was sent. By the comparison, the new photo shows someone else. Compare it with the old one.',
  no_face: 'The system did not find exactly one face in the new photo. Check that it meets the requirements.',
  no_photo: 'The identity bureau has no photo of this person to compare with. Check the copy of the ID.',
  silent: 'The identity bureau did not answer, so the new photo was not compared. Check the copy of the ID.',
}
export const approvalMeans = 'Once approved, the member’s details are changed, and the member is told.'
export const rejectionMeans = 'The member gets the reasons, and can correct the change and send it again.'
export const approved = (which: string) => `${which} approved.`
export const rejected = (which: string) => `${which} rejected; the member is told why.`
export const rejectWhich = (which: string) => `Reject ${which}`
export const memberReads = 'The member reads these reasons. Give one at least.'
export const rejectAndSend = 'Reject and tell the member'
