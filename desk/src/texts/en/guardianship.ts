export const guardians = 'Parents and guardians'
export const nobody = 'Nobody is registered. The services of a member under 18 without a parent or guardian are closed.'
export const noMember = 'no member'
export const relations = { parent: 'Parent', guardian: 'Guardian', either: 'Parent or guardian' }
export const enteredBy = {
  application: 'with the application',
  family: 'by the family',
  counter: 'at the counter',
}
export const papers = { birth_certificate: 'birth certificate', court_order: 'court order', other: 'other paper' }
export const since = (at: string) => `since ${at}`
export const waits = 'waits for another colleague to confirm'
export const faceShown = 'face check passed'
export const faceNotShown = 'no face check yet'
export const ended = (at: string, why: string) => `until ${at} (${why})`
export const endedBecause = { of_age: 'turned 18', staff: 'ended by staff', not_confirmed: 'not confirmed' }
export const said = 'Decisions about online payment'
export const states = {
  not_requested: 'not asked for',
  pending: 'authorisation asked for',
  authorised: 'authorised',
  declined: 'not authorised',
  withdrawn: 'authorisation withdrawn',
}
export const proofs = {
  application: 'application',
  link: 'by the link of the e-mail',
  session: 'in the account',
  asked: 'asked by the member',
  counter: 'counter',
  guardian_ended: 'whoever authorised it is no longer registered',
}
export const enterWhat =
  'They have to be here in person. Check their identity document, and the paper that shows what they are to the member. Both are told.'
export const acts = { enter: 'Enter a parent or guardian', confirm: 'Confirm', end: 'End the registration' }
export const actWhat = {
  confirm: (who: string) => `Confirm ${who} as a parent or guardian of this member? Check the papers again.`,
  end: (who: string) =>
    `${who} can no longer decide for this member. If the authorisation of online payment was theirs, it ends too. Both are told.`,
}
export const done = {
  enter: 'Entered. Both have been told.',
  confirm: 'Confirmed. Both have been told.',
  end: 'Ended.',
}
export const proposed = 'Sent: another colleague has to confirm it.'
export const idNumber = 'ID number of the parent or guardian'
export const birthDate = 'Date of birth of the parent or guardian'
export const gender = 'Gender of the parent or guardian'
export const genders = { male: 'Male', female: 'Female' }
export const relation = 'What they are to the member'
export const papersWhich = 'Paper that shows it'
export const papersSeen = 'They are here, and I have seen their identity document and that paper'
export const reason = 'Reason'
export const reasonHint = 'It is written into the audit trail'
export const cancel = 'Cancel'
