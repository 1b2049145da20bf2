export const account = 'My account'
export const card = 'Membership card'
export const states = { permanent: 'Valid', temporary: 'Temporary', suspended: 'Suspended' }
export const memberNumber = 'Member number'
export const validUntil = 'Valid until'
export const swapFrom = (day: string) => `From ${day} you can swap it for a permanent card`
export const showCode = 'Show QR code'
export const hideCode = 'Hide QR code'
export const code = 'QR code of the membership card'
export const codeHint = 'Show it to staff or to the reader. Turn your screen bright; the code renews itself.'
export const codeComing = 'Preparing the QR code…'
export const codeNotRead = 'The QR code could not be fetched.'
export const notRead = 'Your details could not be read.'
export const tryAgain = 'Try again'
export const contact = 'Contact details'
export const username = 'Username'
export const mobile = 'Mobile'
export const email = 'E-mail'
export const language = 'Language of messages'
export const languages = { zh: 'Chinese', pt: 'Portuguese', en: 'English' }
export const none = 'Not given'
export const unconfirmed = 'Not confirmed'
export const changeMobile = 'Change mobile number'
export const addMobile = 'Add a mobile number'
export const confirmMobile = 'Confirm mobile number'
export const changeEmail = 'Change e-mail'
export const addEmail = 'Add an e-mail'
export const confirmEmail = 'Confirm e-mail'
export const security = 'Signing in and security'
export const changePassword = 'Change password'
export const securityWhat = 'See which devices are signed in to your account, and how to protect it.'
export const stayingSafe = 'Staying safe'
export const terms = 'Terms'
export const termsOfUse = 'Terms of use'
export const lostCard = 'Lost your card?'
export const lostCardWhat = 'Report it soon; a temporary card goes out by e-mail.'
export const lossRuns = 'The loss is reported, and the temporary card has gone to your e-mail address.'
export const reportLoss = 'Report a lost card'
export const swapCard = 'Swap for a permanent card'
export const government = 'Government account'
export const governmentWhat = 'Link it to your member account and log in by it.'
export const linkGovernment = 'Link or undo the link'
export const children = 'Children'
export const childrenWhat = 'Authorise, decline or withdraw the online payment of your children.'
export const childrenPayment = 'Children’s online payment'
export const onlinePayment = 'Online payment'
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
