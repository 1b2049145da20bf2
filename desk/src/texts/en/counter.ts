import type { receipt as zh } from '../zh/counter.ts'

export const title = 'Enter an application'
export const meaning = 'For someone who has come to the counter. A colleague decides about the application.'
export const papersSeen =
  'I have checked the applicant and their document; for someone under 18 a parent or guardian is here, too'
export const formFiled = 'The applicant has signed the form with the terms, and the form is filed'
export const begin = 'Begin'
export const loading = 'Loading…'
export const person = 'Applicant'
export const guardian = 'Parent or guardian'
export const guardianMeaning =
  'The applicant is under 18. Enter the parent or guardian who is here, as their document says.'
export const pictures = 'Photo and copy of the ID'
export const contact = 'Contact details'
export const account = 'Online account'
export const fields = {
  idType: 'Identity document',
  idNumber: 'ID number',
  documentNumber: 'Document number',
  documentExpiry: 'Valid until, or permitted to stay until',
  nameZh: 'Chinese name',
  noChineseName: 'No Chinese name',
  surname: 'Surname',
  firstName: 'First name',
  gender: 'Gender',
  birthDate: 'Date of birth',
  guardianIdNumber: 'ID number of the parent or guardian',
  guardianBirthDate: 'Date of birth of the parent or guardian',
  guardianGender: 'Gender of the parent or guardian',
  guardianIdCopy: 'Copy of the parent or guardian’s ID',
  onlinePayment: 'Ask the parent or guardian to authorise online payment',
  guardianByPapers: 'I have seen papers that prove the relation',
  photo: 'Member photo',
  photoRecent: 'The photo was taken in the last 12 months',
  idCopy: 'Copy of the ID',
  mobile: 'Mobile',
  email: 'E-mail',
  emailRepeat: 'Repeat the e-mail address',
  username: 'Username',
}
export const idTypes = {
  resident: 'Macao Resident Identity Card',
  worker: 'Non-resident Worker’s Identification Card',
  permit: 'Special stay permit',
  student: 'Student card',
}
export const genders = { male: 'Male', female: 'Female' }
export const idNumberHint = '8 digits; you can leave out the brackets'
export const idNumberUnusual = 'A resident’s number usually begins with 1, 5 or 7. Check it.'
export const dayToCome = 'yyyy-mm-dd, for example 2031-03-15'
export const surnameHint = 'In Portuguese letters, as on the document'
export const photoHint = 'In colour, facing the camera, at least 310×464 pixels; JPG or PNG, at most 5MB'
export const copyHint = 'Easy to read; JPG or PNG, at most 5MB'
export const guardianByPapersHint =
  'Such as a birth certificate. Needed where the identity bureau does not confirm the relation.'
export const emailHint = 'The link to activate the online account goes to this address.'
export const usernameHint =
  'The applicant chooses it, to log in with. 4 to 30 letters or numbers, beginning with a letter.'
export const useCamera = 'Use the camera'
export const noCamera = 'The camera could not be opened. Choose a file.'
export const agreed = 'I have gone through this with the applicant: it is what stands on the signed form'
export const enter = 'Enter the application'
export const received = (reference: string) => `Application ${reference} received`
export const another = 'A colleague decides about it. Print the receipt for the applicant.'
export const bureauSilent = 'The identity bureau does not answer at the moment. The portal asks again by itself.'
export const print = 'Print the receipt'
export const next = 'Enter another application'
/** For the applicant. */
export const receipt: typeof zh = {
  title: 'Receipt of a membership application',
  name: 'Applicant',
  reference: 'Reference',
  receivedOn: 'Received on',
  decidedBy: 'Decided by',
  enteredBy: 'Received by',
  next: 'We will tell you the result by e-mail. If the application is approved, the e-mail has a link to activate your online account.',
  questions: (hotline) => `If you have questions, call ${hotline} and say the reference.`,
}
