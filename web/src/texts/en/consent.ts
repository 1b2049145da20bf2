export const consent = 'Authorise online payment'
export const consentWhat =
  'A member under 18 can pay online only with the authorisation of a parent or guardian. Decide here.'
export const logIn = 'Log in'
export const notYetMember = 'Not a member yet?'
export const register = 'Register'
export const readTerms = 'Terms of use (parents and guardians)'
export const linkEnded = 'This link has already been used or has expired.'
export const notTheGuardian =
  'This link was sent to a different parent or guardian. If you have another account, log in to that account.'
export const withoutLink =
  'You can also decide without the link: your account lists your children and whether they can pay online.'
export const toChildren = 'See the children’s online payment'
export const yesMeans = 'With your authorisation this member can:'
export const yesMeansPoints = [
  'book venues, buy pool tickets and join classes online;',
  'pay for them online. You are responsible for the cost.',
]
export const authorise = 'Authorise'
export const decline = 'Do not authorise'
export const answered = { authorised: 'Online payment authorised', declined: 'Online payment not authorised' }
export const canBeChanged = 'You can change your decision in your account at any time. It takes effect at once.'

export const children = 'Children’s online payment'
export const logInFirst = `To protect the child, first log in to your own member account. You then go on to “${children}”, where you can decide.`
export const childrenWhat =
  'You are the parent or guardian of these members under 18. You can authorise online payment, or withdraw your authorisation, at any time.'
export const notRead = 'We could not load your children’s details.'
export const tryAgain = 'Try again'
export const noChildren = 'No member under 18 has registered you as their parent or guardian.'
export const noChildrenHow =
  'A child who registers with your ID number is listed here as soon as the application is approved.'
export const toAccount = 'Back to my account'
export const toGuardians = 'Parents and guardians'
export const faceLater = 'Do this later'
export const numbered = (number: string) => `Member number ${number}`
export const since = (moment: string) => `(since ${moment})`
export const states = {
  not_requested: 'Not asked for',
  pending: 'Waiting for you',
  authorised: 'Authorised',
  declined: 'Not authorised',
  withdrawn: 'Authorisation withdrawn',
}
export const statesWhat = {
  not_requested: 'Online payment was not asked for in the application. You can still authorise it.',
  pending: 'This member is waiting for your authorisation and cannot pay online until you decide.',
  authorised: 'This member can pay online.',
  declined: 'You did not authorise online payment. This member cannot pay online.',
  withdrawn: 'You have withdrawn your authorisation. This member cannot pay online.',
}
export const nowIs = {
  not_requested: (name: string) => `${name} has not asked for online payment.`,
  pending: (name: string) => `${name} has asked for online payment, and waits for your decision.`,
  authorised: (name: string) => `${name} can pay online now.`,
  declined: (name: string) => `You did not authorise online payment: ${name} cannot pay online.`,
  withdrawn: (name: string) => `You have withdrawn your authorisation: ${name} can no longer pay online.`,
}
export const authoriseFor = (name: string) => `Authorise: ${name}`
export const declineFor = (name: string) => `Do not authorise: ${name}`
export const withdraw = 'Withdraw authorisation'
export const withdrawFor = (name: string) => `Withdraw authorisation: ${name}`
export const withdrawSure = 'Withdraw the authorisation?'
export const withdrawWhat = (name: string) =>
  `From now on ${name} can no longer book venues, buy pool tickets or join classes online. Confirmed bookings are not affected.`
export const keep = 'Keep it'

export const paymentStates = {
  not_requested: 'Not asked for.',
  pending: 'Waiting for authorisation.',
  authorised: 'Authorised.',
  declined: 'Not authorised.',
  withdrawn: 'Authorisation withdrawn.',
}
export const paymentStatesWhat = {
  not_requested:
    'To book venues, buy pool tickets and join classes online you need the authorisation of a parent or guardian.',
  pending: 'Until your parent or guardian decides, you cannot book venues, buy pool tickets or join classes online.',
  authorised: 'You can book venues, buy pool tickets and join classes online.',
  declined: 'Your parent or guardian did not authorise online payment. You can ask again.',
  withdrawn: 'Your parent or guardian has withdrawn the authorisation. You can ask again.',
}
export const askGuardian = 'Ask for the authorisation'
export const askAgain = 'Send the e-mail again'
export const guardianAsked = 'We have sent an e-mail to your parent or guardian. The link in it is valid for 72 hours.'
export const guardianNoMember =
  'Your parent or guardian is not a member yet, and needs a member account to authorise it.'
export const noGuardian = 'No parent or guardian of yours is on record. Once there is one, they can authorise it.'
export const nameGuardian = 'Add a parent or guardian'
export const letterComes = 'As soon as the account is activated, we will send them an e-mail.'
export const thenAsk = 'Once the account is activated, you can ask here.'
export const guardianRegisters = 'Your parent or guardian registers here'
