export const consent = 'Authorise online payment'
export const consentWhat =
  'A member under 18 can pay online only with the authorisation of a parent or guardian. Decide here.'
export const logInFirst =
  'To protect the child, first log in to your own member account. There you find the request under “Children” in your account, and decide.'
export const logIn = 'Log in'
export const notYetMember = 'Not a member yet?'
export const register = 'Register'
export const readTerms = 'Terms of use (parents and guardians)'
export const linkEnded = 'This link has been used or has run out.'
export const notTheGuardian =
  'This account is not that of the parent or guardian whom the link is for. If you have another account, log in with that one.'
export const withoutLink =
  'You can decide without the link too: your children, and how their online payment stands, are listed in your account.'
export const toChildren = 'See the children’s online payment'
export const yesMeans = 'With your authorisation this member can:'
export const yesMeansPoints = [
  'book venues, buy pool tickets and join classes online;',
  'pay for them online. The cost is yours to bear.',
]
export const authorise = 'Authorise'
export const decline = 'Do not authorise'
export const answered = { authorised: 'Online payment authorised', declined: 'Online payment not authorised' }
export const canBeChanged = 'You can change your mind at any time in your account, with immediate effect.'

export const children = 'Children’s online payment'
export const childrenWhat =
  'These are the members under 18 whose parent or guardian you are. You can authorise, decline or withdraw their online payment at any time.'
export const notRead = 'Your children could not be read.'
export const tryAgain = 'Try again'
export const noChildren = 'At present no member under 18 names you as a parent or guardian.'
export const noChildrenHow =
  'A child who registers with your ID number is listed here as soon as the application is approved.'
export const toAccount = 'Back to my account'
export const numbered = (number: string) => `Member number ${number}`
export const since = (moment: string) => `(since ${moment})`
export const states = {
  not_requested: 'Not asked for',
  pending: 'Waiting for you',
  authorised: 'Authorised',
  declined: 'Not authorised',
  withdrawn: 'Withdrawn',
}
export const statesWhat = {
  not_requested: 'Online payment was not asked for in the application. You can authorise it all the same.',
  pending: 'Waits for your authorisation. Until you decide, nothing can be paid online.',
  authorised: 'Can pay online.',
  declined: 'You did not authorise it: nothing can be paid online.',
  withdrawn: 'You have withdrawn the authorisation: nothing can be paid online.',
}
export const nowIs = {
  not_requested: (name: string) => `Online payment has not been asked for ${name}.`,
  pending: (name: string) => `${name} has asked for online payment, and waits for your decision.`,
  authorised: (name: string) => `${name} can pay online now.`,
  declined: (name: string) => `You did not authorise it: ${name} cannot pay online.`,
  withdrawn: (name: string) => `You have withdrawn the authorisation: ${name} cannot pay online any more.`,
}
export const authoriseFor = (name: string) => `Authorise: ${name}`
export const declineFor = (name: string) => `Do not authorise: ${name}`
export const withdraw = 'Withdraw'
export const withdrawFor = (name: string) => `Withdraw: ${name}`
export const withdrawSure = 'Withdraw the authorisation?'
export const withdrawWhat = (name: string) =>
  `From now on ${name} cannot book, buy pool tickets or join classes online. Bookings already confirmed stand.`
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
    'To book, buy pool tickets and join classes online you need the authorisation of a parent or guardian.',
  pending: 'Until your parent or guardian decides, you cannot book, buy pool tickets or join classes online.',
  authorised: 'You can book, buy pool tickets and join classes online.',
  declined: 'Your parent or guardian did not authorise it. You can ask again.',
  withdrawn: 'Your parent or guardian has withdrawn the authorisation. You can ask again.',
}
export const askGuardian = 'Ask for the authorisation'
export const askAgain = 'Send the e-mail again'
export const guardianAsked = 'An e-mail is on its way to your parent or guardian. Its link is valid for 72 hours.'
export const guardianNoMember =
  'Your parent or guardian is not a member yet, and needs a member account to authorise it.'
export const letterComes = 'As soon as it is activated, we write to them.'
export const thenAsk = 'Once it is activated, you can ask here.'
export const guardianRegisters = 'Your parent or guardian registers here'
