export const confirming = 'Confirming the government account…'
export const failed = 'The government account was not confirmed'
export const otherWays = 'Log in another way'
export const backToLink = 'Back to linking'
export const notLinked = 'This government account is not linked to a member account'
export const whoSignedIn = (name: string) => `We have confirmed the government account of ${name}.`
export const chooseNext = 'Choose how to go on:'
export const amMember = 'I am a member'
export const amMemberWhat =
  'Log in once another way and confirm the link. From then on you log in by the government account.'
export const logInAndLink = 'Log in and link'
export const amNoMember = 'I am not a member yet'
export const amNoMemberWhat = 'Register as a member. Once approved, you can link the government account.'
export const register = 'Register as a member'
export const government = 'Government account'
export const whatFor =
  'Once linked, you can log in by the government account, without username and password; your other ways to log in stay. Only your own account can be linked, and you can undo it at any time.'
export const notRead = 'The link could not be read.'
export const tryAgain = 'Try again'
export const reading = 'Loading…'
export const terms = 'Terms of use (government account)'
export const agreed = 'I have read and accept these terms'
export const accept = 'Accept the terms'
export const acceptAndGo = 'Accept and open the government account'
export const acceptedOn = (day: string) => `You accepted the terms on ${day}.`
export const readTerms = 'Read the terms'
export const goThere = 'Open the government account'
export const linkNow = 'Confirm the link'
export const linkThis = (name: string) => `Link the government account of ${name} to your member account?`
export const linkThisOne = 'Link the government account you have just confirmed to your member account?'
export const another = 'Use another government account'
export const linked = 'Linked'
export const linkedSince = (day: string) => `Since ${day} the government account opens this member account.`
export const justLinked = 'The government account is linked. We have sent you a message about it.'
export const justUnlinked = 'The link is undone. We have sent you a message about it.'
export const unlink = 'Undo the link'
export const consequences = [
  'The government account no longer opens your member account.',
  'Sessions on other devices end at once.',
  'You stay a member and log in another way.',
]
export const unlinkNow = 'Undo the link now'
export const keep = 'Keep the link'
export const backToAccount = 'Back to my account'
