export const states = {
  not_requested: 'Not asked for.',
  pending: 'Waiting for authorisation.',
  authorised: 'Authorised.',
  declined: 'Not authorised.',
  withdrawn: 'Authorisation withdrawn.',
}
export const statesWhat = {
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
