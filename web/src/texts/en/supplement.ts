import { settings } from '../../settings.ts'

export const change = 'Change my details'
export const changeWhat =
  'Change what is different on your new document and leave the rest. Changes are reviewed; until they are approved, the present details stay in force.'
export const changePhoto = 'Change the photo'
export const changePhotoWhat = 'The new photo is reviewed. Until it is approved, your card shows the present one.'
export const changeIdCopy = 'Change the copy of the ID'
export const changeIdCopyWhat = 'Upload the identity document that is valid now. The new copy is reviewed.'
export const renew = 'Renew the card'
export const renewWhat =
  'Upload the identity document that is valid now. The renewal is reviewed, and we will e-mail you the result.'
export const renewInstead = 'Your card is about to expire or has expired: renew it'
export const validUntil = (day: string) => `Your card is valid until ${day}.`
export const renewableFrom = (day: string) => `You can renew it from ${day}.`
export const fields = {
  nameZh: 'Chinese name',
  noChineseName: 'I have no Chinese name',
  surname: 'Surname',
  firstName: 'First name',
  documentNumber: 'Document number',
  documentExpiry: 'Document valid until',
  photo: 'Member photo',
  idCopy: 'Copy of the ID',
}
export const documentExpiries = {
  resident: 'Document valid until',
  worker: 'Permitted to stay until',
  permit: 'Special stay permit valid until',
  student: 'Student card valid until',
}
export const surnameHint = 'In Portuguese letters, as on your document'
export const expiryHint = 'Year-month-day, for example 2031-03-15'
export const idCopyHint = 'The front of the document, easy to read; JPG or PNG, at most 5MB'
export const idCopyWhen =
  'Needed when you change your name or document details. The front, easy to read; JPG or PNG, at most 5MB'
export const photoHint = 'Recent, in colour, facing the camera, at least 310×464 pixels; JPG or PNG, at most 5MB'
export const photoOld =
  'The present one is more than 5 years old. Upload a new one, in colour, facing the camera, at least 310×464 pixels; JPG or PNG, at most 5MB'
export const photoRecent = 'This photo was taken in the last 12 months'
export const send = 'Send'
export const sendAgain = 'Send again'
export const wasRejected = (reference: string) =>
  `Your last request, reference ${reference}, was not approved. The reasons stand at the details concerned. Correct them and send it again.`
export const rejectedBecause = (reason: string) => `Not approved because: ${reason}`
export const changeWaits = 'Your change is under review'
export const renewalWaits = 'Your renewal is under review'
export const waits = (reference: string, day: string) =>
  `Reference ${reference}. We will decide by ${day} and tell you the result.`
export const oneAtATime = 'Meanwhile you cannot send another change. To correct this one, withdraw it first.'
export const withdraw = 'Withdraw'
export const none = 'None'
export const newPicture = 'New picture'
export const notRead = 'We could not read your details.'
export const tryAgain = 'Try again'
export const sent = 'Sent'
export const sentWhat = (reference: string, day: string) =>
  `Reference ${reference}. We will decide by ${day} and tell you the result.`
export const nothingSent = 'You have not sent anything.'
export const homeIn = (seconds: number) => `Going to your account in ${seconds} seconds`
export const stay = 'Stay on this page'
export const staysHere = 'You stay on this page.'
export const toAccount = 'Go to my account'
export const changeByGovernment = `Change my details with the ${settings.governmentAccount}`
export const byGovernment = `Fill in with my ${settings.governmentAccount}`
export const fromBureau = (onFile: string) => `From the ${settings.identityBureau}; in your account: ${onFile}`
export const both = (one: string, other: string) => `${one}. ${other}`
export const filledIn = `We have filled in and marked what the ${settings.identityBureau} has differently from your account. Check it, then send.`
export const nothingDiffers = `The ${settings.identityBureau} has the same details as your account. If anything else is new on your document, enter it.`
export const bureauHasNothing = `The ${settings.identityBureau} has no details that we can fill in. Please enter them yourself.`
export const bureauSilent = `The ${settings.identityBureau} does not answer at the moment, so nothing is filled in. You can enter the details yourself, or try again later.`
export const notLinked = `Your member account is not linked to a ${settings.governmentAccount}. Once it is linked, we fill in what the ${settings.identityBureau} has.`
export const linkFirst = `Link my ${settings.governmentAccount}`
export const withoutGovernment = 'Enter the details without linking'
