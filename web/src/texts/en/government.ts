import { settings } from '../../settings.ts'

export const confirming = `Confirming your ${settings.governmentAccount}…`
export const failed = `We could not confirm your ${settings.governmentAccount}`
export const otherWays = 'Log in another way'
export const backToLink = 'Back to linking'
export const notLinked = `This ${settings.governmentAccount} is not linked to a member account`
export const chooseNext = 'What do you want to do?'
export const signedInChooseNext = (name: string) =>
  `We have confirmed the ${settings.governmentAccount} of ${name}. ${chooseNext}`
export const amMember = 'I am a member'
export const amMemberWhat = `Log in another way once and confirm the link. After that you can log in with your ${settings.governmentAccount}.`
export const logInAndLink = 'Log in and link'
export const amNoMember = 'I am not a member yet'
export const amNoMemberWhat = `Register as a member: we fill in what is known. Once approved, you can log in with your ${settings.governmentAccount}.`
export const register = 'Register as a member'
export const government = `Your ${settings.governmentAccount}`
export const whatFor = `Once linked, you can log in with your ${settings.governmentAccount}, without a username and password. You can still log in in other ways. You can link only your own account, and unlink it at any time.`
export const notRead = 'We could not check whether your accounts are linked.'
export const tryAgain = 'Try again'
export const reading = 'Loading…'
export const terms = `Terms of use (${settings.governmentAccount})`
export const agreed = 'I have read and accept these terms'
export const accept = 'Accept the terms'
export const acceptAndGo = `Accept and open your ${settings.governmentAccount}`
export const acceptedOn = (day: string) => `You accepted the terms on ${day}.`
export const readTerms = 'Read the terms'
export const goThere = `Open your ${settings.governmentAccount}`
export const linkNow = 'Confirm the link'
export const linkThis = (name: string) => `Link the ${settings.governmentAccount} of ${name} to your member account?`
export const linkThisOne = `Link the ${settings.governmentAccount} you have just confirmed to your member account?`
export const another = `Use another ${settings.governmentAccount}`
export const linked = 'Linked'
export const linkedSince = (day: string) => `Linked on ${day}. You can log in with your ${settings.governmentAccount}.`
export const justLinked = `Your ${settings.governmentAccount} is linked. We have sent you a message.`
export const justUnlinked = `Your ${settings.governmentAccount} is no longer linked. We have sent you a message.`
export const unlink = 'Unlink'
export const consequences = [
  `You will no longer be able to log in with your ${settings.governmentAccount}.`,
  'You will be logged out on other devices at once.',
  'You will still be a member and can log in in other ways.',
]
export const unlinkNow = 'Unlink now'
export const keep = 'Keep the link'
export const changeByIt = `Change my details by those of the ${settings.identityBureau}`
