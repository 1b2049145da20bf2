export const back = 'Back to the applications'
export const dueOn = (day: string) => `Due ${day}`
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
export const history = 'History'
export const acts = {
  received: 'Application received',
  corrected: 'Corrected application received',
  looked: 'Viewed by',
  approved: 'Approved by',
  rejected: 'Rejected by',
  proposed_passed: 'Approval proposed by',
  proposed_rejected: 'Rejection proposed by',
  taken_over: 'Taken over from a colleague by',
  sent_back: 'Sent back by',
  undone: 'Decision undone by',
  returned: 'Could not be carried out: the ID number, e-mail or mobile is another member’s by now. Waiting again',
  proved_otherwise: 'Identity checked in another way by',
}
export const decision = 'Decision'
export const approve = 'Approve'
export const reject = 'Reject'
export const approveWhom = (name: string, reference: string) => `Approve ${name} (${reference})?`
export const approvalMeans = 'The applicant becomes a member and gets an e-mail to activate the online account.'
export const cancel = 'Cancel'
export const rejectWhom = (name: string, reference: string) => `Reject ${name} (${reference})`
export const applicantReads = (language: string) => `We send the reason by e-mail. Write it in ${language}.`
export const readyReasons = 'Common reasons'
export const reason = 'Reason'
export const reasonHint = 'At least 5 characters. Ctrl + Enter sends.'
export const rejectAndSend = 'Reject and send'
export const approved = (reference: string, number: string) => `${reference} approved: member number ${number}.`
export const rejected = (reference: string) => `${reference} rejected. The reason has been sent.`
export const queueEmpty = 'No other applications are waiting.'
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

export const commonReasons = [
  'The photo is not clear or does not meet the requirements. Please upload a recent photo.',
  'The copy of the identity document cannot be read. Please upload it again.',
  'The name differs from the one on the identity document. Please correct it.',
  'The date of birth differs from the one on the identity document. Please correct it.',
  'The identity document has expired. Please upload a valid one.',
  'The photo does not match the identity bureau’s record. Upload a recent photo again.',
  'The photo was not taken in the last twelve months. Please upload a recent one.',
]

export const idTypeNames = {
  resident: 'Resident ID card',
  worker: 'Non-resident worker',
  permit: 'Special stay permit',
  student: 'Student card',
}
export const female = 'Female'
export const male = 'Male'
export const languageNames = { zh: 'Chinese', pt: 'Portuguese', en: 'English' }
export const languageTags = { zh: 'zh-Hant', pt: 'pt', en: 'en' }

export const stateFilter = 'State of the applications'
export const states = {
  waiting: 'Waiting',
  overdue: 'Overdue',
  proposed: 'To confirm',
  passed: 'Approved',
  rejected: 'Rejected',
  all: 'All',
}
/** Of one application. */
export const stateOf = {
  waiting: 'Waiting',
  proposed: 'To be confirmed',
  deciding: 'Decided',
  passed: 'Approved',
  rejected: 'Rejected',
}
export const search = 'Search applications'
export const searchHint = 'Part of a name, ID number, mobile number, e-mail, member number or reference.'
export const find = 'Search'
export const noneIn = {
  waiting: 'No applications are waiting.',
  overdue: 'No applications are overdue.',
  proposed: 'No applications are waiting to be confirmed.',
  passed: 'No applications have been approved.',
  rejected: 'No applications have been rejected.',
  all: 'There are no applications yet.',
}
export const noneFound = 'There are no such applications.'
export const searchAll = 'Search all applications'
export const duplicate = 'Duplicate'
export const corrected = 'Corrected'
export const pages = 'Pages'
export const firstPage = 'First page'
export const nextPage = 'Next page'

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
export const decidedMeanwhile = (reference: string) => `A colleague has decided ${reference} in the meantime.`
export const decidedBy = {
  approved: (who: string, at: string) => `Approved by ${who} on ${at}.`,
  rejected: (who: string, at: string) => `Rejected by ${who} on ${at}.`,
}

export const byDeadline = 'By deadline'
export const clearSearch = 'Clear the search'
export const noneChosen = 'Choose an application from the list.'
export const searchFor = 'Reference, name or ID number'
export const minor = 'Minor'
export const goingOn = 'Other applications'
export const noneAfter = 'There is no next application.'
export const nextIs = (name: string) => `Next: ${name}`
export const coming = 'Loading the application…'
export const pictureComing = 'Loading the picture…'
export const enlarges = 'enlarges'
export const pictureBefore = 'Previous'
export const pictureAfter = 'Next'
export const guardianDetails = 'Other details of the parent or guardian'
export const guardianPictures = 'Photo and document of the parent or guardian'
export const differing = (number: number) => (number === 1 ? 'One field differs' : `${number} fields differ`)
export const agreeing = (same: number, all: number) => `${same} / ${all} the same`
export const notComparable = 'Not compared'
export const daysLeft = (days: number) => {
  if (days === 0) return 'Due today'
  if (days < 0) return days === -1 ? '1 day overdue' : `${-days} days overdue`
  return days === 1 ? '1 day left' : `${days} days left`
}

export const heldBy = (name: string, since: string) => `${name} has been working on this application since ${since}.`
export const heldInList = (name: string) => `with ${name}`

export const deciding = {
  passed: (reference: string) => `${reference} is approved. It takes effect in a moment.`,
  rejected: (reference: string) => `${reference} is not approved. The reason will be sent in a moment.`,
}
export const proposed = (reference: string) => `${reference} is waiting for another colleague to confirm it.`
export const sentBack = (reference: string) => `${reference} has been sent back and is waiting again.`
export const proposedBy = {
  passed: (name: string, at: string) =>
    `${name} proposed on ${at} to approve this. Another colleague has to confirm it.`,
  rejected: (name: string, at: string) =>
    `${name} proposed on ${at} to reject this. Another colleague has to confirm it.`,
}
export const secondFor = (cases: string[]) => `Two people have to decide: ${cases.join(', ')}`
export const secondCases = { duplicate: 'possible duplicate', minor: 'under 18', face: 'face check unsure' }
export const reasonIs = (reason: string) => `Reason: ${reason}`
export const secondComes = 'Waiting for another colleague to confirm it.'
export const confirm = { passed: 'Confirm approval', rejected: 'Confirm rejection' }
export const confirmWhom = {
  passed: (name: string, reference: string) => `Confirm the approval of ${name} (${reference})?`,
  rejected: (name: string, reference: string) => `Confirm the rejection of ${name} (${reference})?`,
}
export const rejectionMeans = 'The applicant gets the reason, and a link to correct the application.'
export const sendBack = 'Send back'

export const takeOver = 'Take over'
export const takeOverWhat = (reference: string) => `Take over ${reference}?`
export const takeOverMeans = (name: string) => `${name} can then no longer decide this application.`
