export const guardians = 'Parents and guardians'
export const whatFor =
  'A member under 18 can have more than one parent or guardian. Any of them can authorise online payment, or withdraw the authorisation; the others are told of each decision.'
export const mine = 'My parents or guardians'
export const ofChild = (name: string) => `Parents or guardians of ${name}`
export const none = 'No parent or guardian is registered.'
export const nobody =
  'No parent or guardian is registered for you, and you are not registered as the parent or guardian of anybody.'
export const me = '(you)'
export const unnamed = (end: string) => `ID number ending in ${end}`
export const noMember = 'Has no member account yet, and needs one to decide.'
export const relations = { parent: 'Parent', guardian: 'Guardian', either: 'Parent or guardian' }
export const enteredBy = {
  application: 'registered with the application',
  family: 'registered by the family',
  counter: 'registered at the counter',
}
export const since = (moment: string) => `Since ${moment}`
export const untilThen = (from: string, to: string, why: string) => `From ${from} to ${to} (${why})`
export const endedBecause = { of_age: 'the member turned 18', staff: 'ended by our staff' }
export const handedOver = (moment: string) =>
  `You are 18, and decide for yourself (since ${moment}). Your parents or guardians are no longer registered; this is the record.`
export const said = 'Decisions about online payment'
export const you = 'You'
export const by = {
  application: 'Application',
  child: 'The member',
  guardian: 'Parent or guardian',
  counter: 'Counter',
  portal: 'Portal (whoever authorised it is no longer a parent or guardian)',
}
export const states = {
  not_requested: 'not asked for',
  pending: 'authorisation asked for',
  authorised: 'authorised',
  declined: 'not authorised',
  withdrawn: 'authorisation withdrawn',
}
export const word = (who: string, what: string) => `${who}: ${what}`
export const add = 'Add a parent or guardian'
export const addFor = (whose: string) => `Add a parent or guardian: ${whose}`
export const added = 'Added. Everybody concerned has been told.'
export const addWhat = (name: string) =>
  `Add another parent or guardian of ${name}: the mother beside the father, for example.`
export const addOwnWhat = 'Add a parent or guardian of yours. There can be more than one.'
export const addPoints = (bureau: string, most: number) => [
  `We check the details with the ${bureau}. Where that is not possible, come to the counter with the papers.`,
  'Decisions already made about online payment stay as they are.',
  'Before their first authorisation, they pass a face check.',
  `At most ${most} can be registered.`,
]
export const idNumber = 'ID number of the new parent or guardian'
export const idNumberHint = '8 digits, for example 1234567(8); the brackets can be left out'
export const birthDate = 'Date of birth of the new parent or guardian'
export const gender = 'Gender of the new parent or guardian'
export const genders = { male: 'Male', female: 'Female' }
export const relationTo = (name: string) => `What they are to ${name}`
export const relationToMe = 'What they are to you'
export const back = 'Back'
export const notRead = 'We could not load the details.'
export const tryAgain = 'Try again'
export const toPayment = 'Children’s online payment'
export const toAccount = 'Back to my account'
