export const comparison = 'Application and identity record'
export const field = 'Field'
export const written = 'Applicant entered'
export const recorded = 'Identity bureau'
export const compared = 'Compared'
export const differs = 'Differs'
export const same = 'Same'
export const none = '—'
export const fields = {
  nameZh: 'Chinese name',
  surname: 'Surname',
  firstName: 'First name',
  gender: 'Gender',
  birthDate: 'Date of birth',
  documentExpiry: 'Document valid until',
}
export const noRecord = 'The identity bureau has no record of this ID number.'
export const bureauSilent = 'The identity bureau does not answer at the moment.'
export const bureauSilentUntil = (at: string) =>
  `The identity bureau does not answer. It is asked again by itself at ${at}.`
export const notWhileSilent = 'It can be approved once the bureau has answered. You can reject it now.'
export const askNow = 'Ask now'
export const stillSilent = 'The identity bureau still does not answer.'
export const bureauAnswers = 'The identity bureau has answered.'
export const differences = (fields: string[]) => `Differs from the identity bureau’s record: ${fields.join(', ')}`
export const differencesCount = (number: number) =>
  number === 1 ? 'One field differs from the bureau’s record.' : `${number} fields differ from the bureau’s record.`
export const unusualNumber = 'Resident ID numbers usually begin with 1, 5 or 7. Check this one.'
export const duplicates = 'Possible duplicate: a member or an application has the same details.'
export const sharing = { id_number: 'Same ID number:', email: 'Same e-mail:' }
export const ofMember = (number: string) => `member ${number}`
export const ofApplication = (reference: string) => `application ${reference}`
export const rejectedBecause = (reason: string) => `Rejected because: ${reason}`
export const pictures = 'Photos and document'
export const noPicture = 'No photo'
export const enlarge = (label: string) => `${label} (enlarge)`
export const loadAgain = 'Load again'
export const fullSize = 'Actual size'
export const close = 'Close'
export const details = 'Other details'
export const idType = 'ID type'
export const idNumber = 'ID number'
export const documentNumber = 'Document number'
export const mobile = 'Mobile number'
export const email = 'E-mail'
export const telephone = 'Contact telephone'
export const address = 'Address'
export const pickUpPlace = 'Where to collect the card'
export const username = 'Username'
export const language = 'Language of messages'
export const promotions = 'Wants promotions'
export const yes = 'Yes'
export const no = 'No'
export const receivedAt = 'Received'
export const approvalMeans = 'The applicant becomes a member and gets an e-mail to activate the online account.'
export const rejectWhom = (name: string, reference: string) => `Reject ${name} (${reference})`
export const applicantReads = (language: string) => `We send the reason by e-mail. Write it in ${language}.`
export const readyReasons = 'Common reasons'
export const reason = 'Reason'
export const reasonHint = 'At least 5 characters. Ctrl + Enter sends.'
export const rejectAndSend = 'Reject and send'
export const approved = (reference: string, number: string) => `${reference} approved: member number ${number}.`
export const rejected = (reference: string) => `${reference} rejected. The reason has been sent.`
export const guardian = 'Parent or guardian'
export const bureauName = 'Name at the bureau'
export const onlinePayment = 'Asks for online payment'
export const faceCheck = 'Face check'
export const faces = { same: 'Matches', unsure: 'Unsure' }
export const photoFace = 'Comparison of the photos'
export const photoFaces = {
  same: 'Matches',
  unsure: 'Unsure',
  other: 'Does not match',
  no_face: 'Not exactly one face',
  no_photo: 'The bureau has no photo',
  silent: 'The bureau did not answer',
}
export const photoFaceWarnings = {
  unsure: 'The system is not sure that the photo shows the applicant. Compare the two photos.',
  other:
    'The bureau answered after the application was sent. By the comparison, the photo shows someone else. Compare the two photos.',
  no_face: 'The system did not find exactly one face in the photo. Check that it meets the requirements.',
  silent: 'The bureau did not answer when the application was sent, so the photos were not compared. Compare them.',
}
export const faceUnsure = 'The face check was not sure that it was the parent or guardian. Compare the photos again.'
export const noGuardianRecord = 'The identity bureau has no record of the guardian’s ID number.'
export const guardianDifferences = (fields: string[]) =>
  `Parent or guardian: differs from the identity bureau’s record: ${fields.join(', ')}`

export const idTypeNames = {
  resident: 'Resident ID card',
  worker: 'Non\u2011resident worker',
  permit: 'Special stay permit',
  student: 'Student card',
}
export const female = 'Female'
export const male = 'Male'

export const pictureNames = {
  idCopy: 'Copy of the document',
  photo: 'Applicant’s photo',
  bureauPhoto: 'Bureau’s photo',
  guardianIdCopy: 'Copy of the guardian’s document',
  guardianBureauPhoto: 'Bureau’s photo of the guardian',
}
export const stillToSee = (names: string[]) => `Look at these pictures before you approve: ${names.join(', ')}`
export const notLoaded = 'This picture could not be loaded.'
export const withoutPicture = 'Decided without this picture.'
export const loadWhichAgain = (label: string) => `Load again: ${label}`
export const goWithout = 'Go on without it'
export const goWithoutWhich = (label: string) => `Go on without it: ${label}`
export const provedOtherwise = 'The identity was checked in another way, with the original document.'
export const tickFirst = 'Tick that you have checked the identity in another way.'
export const compareWithCopy = 'Compare with the copy'

export const pictureComing = 'Loading the picture…'
export const enlarges = 'enlarges'
export const pictureBefore = 'Previous'
export const pictureAfter = 'Next'
export const guardianDetails = 'Other details of the parent or guardian'
export const guardianPictures = 'Photo and document of the parent or guardian'
export const differing = (number: number) => (number === 1 ? 'One field differs' : `${number} fields differ`)
export const agreeing = (same: number, all: number) => `${same} / ${all} the same`
export const notComparable = 'Not compared'

export const rejectionMeans = 'The applicant gets the reason, and a link to correct the application.'
export const faceAtCounter = 'Not yet: the guardian showed papers at the counter'
export const enteredBy = (name: string) => `Entered at the counter by ${name}.`
export const enteredByYou = 'You entered this application at the counter: a colleague decides about it.'
