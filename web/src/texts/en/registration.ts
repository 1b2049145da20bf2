import { settings } from '../../settings.ts'

export const register = 'Register'
export const loading = 'Loading…'
export const tryAgain = 'Try again'
export const goOn = 'Continue'
export const back = 'Previous step'
export const progress = 'Registration steps'
export const stepOf = (at: number, of: number) => `Step ${at} of ${of}`
export const steps = {
  mobile: 'Mobile number',
  email: 'E-mail',
  person: 'Your details',
  guardian: 'Parent or guardian',
  documents: 'Photo and ID',
  contact: 'Contact',
  account: 'Username',
  summary: 'Check and send',
}

export const atHand = 'For this step'
export const atHandFor = {
  mobile: ['a Macao mobile phone that gets text messages'],
  email: ['access to your mailbox'],
  person: ['your identity document: enter what it says'],
  guardian: ['the parent or guardian, who is with you', 'their identity document and a copy of it'],
  documents: ['a recent colour photo of your face', 'a picture of the front of your document'],
  contact: ['your postal address'],
  account: ['a name to log in with'],
  summary: ['a few minutes to check everything'],
}
export const isKept = 'What you have entered is kept, even if the page reloads.'

export const haveReady = 'Have ready'
export const thingsToHave = [
  'your identity document',
  'a Macao mobile number and your e-\u2060mail, to receive codes',
  'a recent colour photo and a copy of your document (JPG or PNG, at most 5MB each)',
  'for applicants under 18: a parent or guardian who is with you, and their identity document',
]
export const stepsAhead = 'The steps of the registration'
export const howLong = 'It takes about 10 minutes. What you enter is kept from step to step, even if the page reloads.'
export const terms = 'Terms of use'
export const termsAgreed = 'I have read and agree to the terms of use'
export const begin = 'Begin'
export const ended = 'Your registration has timed out. Start again'
export const endedWhat =
  'To protect your details, we keep a registration only for a limited time. Please start again: we have kept what you entered, but you have to verify your contacts and upload the pictures again.'

export const smsCode = 'SMS code'
export const verifyAndGoOn = 'Verify and continue'
export const emailCode = 'E-mail code'
export const emailHint = 'We will send the decision and the activation link to this address'
export const mobileProved = (mobile: string) => `The mobile number ${mobile.replace(/^(\d{4})/, '$1 ')} is verified.`
export const emailProved = (email: string) => `The e-mail address ${email} is verified.`
export const useAnother = 'Use another'

export const fields = {
  mobile: 'Mobile number',
  email: 'E-mail address',
  emailRepeat: 'Repeat the e-mail address',
  idType: 'Identity document',
  idNumber: 'ID number',
  documentNumber: 'Document number',
  documentExpiry: 'Valid until',
  nameZh: 'Chinese name',
  noChineseName: 'I have no Chinese name',
  surname: 'Surname',
  firstName: 'First name',
  gender: 'Gender',
  birthDate: 'Date of birth',
  guardianIdNumber: 'ID number of the parent or guardian',
  guardianBirthDate: 'Date of birth of the parent or guardian',
  guardianGender: 'Gender of the parent or guardian',
  guardianIdCopy: 'Copy of the parent or guardian’s ID',
  onlinePayment: 'Online payment',
  photo: 'Member photo',
  photoRecent: 'This photo was taken in the last 12 months',
  idCopy: 'Copy of the ID',
  telephone: 'Contact telephone',
  area: 'Area',
  address: 'Address',
  language: 'Language of messages',
  pickUpPlace: 'Where to collect the card',
  noPromotions: 'I do not want promotional text messages',
  username: 'Username',
  agreed: 'Statement',
}
export const idTypes = {
  resident: 'Macao Resident Identity Card',
  worker: 'Non-resident Worker’s Identification Card',
  permit: 'Special stay permit',
  student: 'Student card',
}
export const documentNumbers = { permit: 'Special stay permit number', student: 'Student card number' }
export const documentExpiries = {
  worker: 'Permitted to stay until',
  permit: 'Special stay permit valid until',
  student: 'Student card valid until',
}
export const idNumberHint = '8 digits, for example 1234567(8); you can leave out the brackets'
export const idNumberUnusual =
  'A resident’s number usually begins with 1, 5 or 7. Check it. If it is correct, continue.'
export const inLetters = (name: string) => `Use “${name}”`
export const surnameHint = 'In Portuguese letters, as on your document'
export const genders = { male: 'Male', female: 'Female' }

export const photoHint = 'Recent, in colour, facing the camera, at least 310×464 pixels; JPG or PNG, at most 5MB'
export const photoCompared = {
  comparing: 'Comparing the photo…',
  matched: `The photo matches the record of the ${settings.identityBureau}.`,
  notSure: 'The photo could not be compared automatically: staff will check it. You can go on.',
}
export const idCopyHint = 'The front of the document, easy to read; JPG or PNG, at most 5MB'

export const telephoneHint = 'If it is not your mobile: 8 digits'
export const addressHint = 'Street, number, building, floor and flat'
export const languageHint = 'For e-mails and text messages'
export const languages = { zh: 'Chinese', pt: 'Portuguese', en: 'English' }
export const placeAt = (name: string, address: string) => `${name} (${address})`

/** A day to come: the ordinary example is a date of birth. */
export const expiryHint = 'yyyy-mm-dd, for example 2031-03-15'
export const usernameHint =
  'You will log in with it. Use 4 to 30 letters or numbers, without accents, and start with a letter. You choose the password once the application is approved.'
export const usernameFree = 'This username is available'

export const checkAll = 'Please check everything. Once sent, you cannot change it during the review.'
export const change = 'Change'
export const notGiven = 'Not given'
export const promotions = 'Promotional text messages'
export const yes = 'Yes'
export const no = 'No'
export const faceCheck = 'Face check'
export const faceCheckPassed = 'Passed'
export const paymentAsked = 'Authorisation asked for'
export const paymentNotAsked = 'Not asked for'
export const statement = 'Statement'
export const agreed = 'I declare that these details are true, and agree to the above'
export const send = 'Send the application'

export const received = 'We have received your application'
export const reference = 'Reference'
export const receivedOn = 'Received on'
export const decidedBy = 'Decided by'
export const bureauSilent = `The ${settings.identityBureau} does not answer at the moment. Your application is with us: we ask again by ourselves, and there is nothing for you to do.`
export const whatNext = 'What happens next'
export const nextSteps = (dueDay: string) => [
  `We will review it within 3 working days, by ${dueDay}, and e-mail you the result.`,
  'If it is approved, the e-mail has a link to activate your online account, where you choose your password.',
  'If you have to correct something, the e-mail says why and has a link. We keep what you entered.',
]
export const cardIsAt = (place: string, address: string) => `You can collect your card at ${place}, ${address}.`
export const toLogin = 'Back to the login page'
export const rejected =
  'The earlier application was not approved, for the reason below. Correct it and send it again. We have kept everything else.'
export const byGovernment = `Register with your ${settings.governmentAccount}`
