import { settings } from '../../settings.ts'

export const swapFrom = (day: string) => `From ${day} you can swap it for a permanent card`
export const username = 'Username'
export const mobile = 'Mobile number'
export const email = 'E-mail'
export const language = 'Language of messages'
export const languages = { zh: 'Chinese', pt: 'Portuguese', en: 'English' }
export const none = 'Not given'
export const unconfirmed = 'Not confirmed'
export const security = 'Login and security'
export const lostCardWhat = 'Report it as soon as possible. We will e-mail you about your temporary card.'
export const lossRuns = 'You have reported the loss. We have e-mailed you the temporary card.'
export const government = `Your ${settings.governmentAccount}`
export const governmentWhat = 'Link it to your member account and use it to log in.'
export const children = 'Children'
export const childrenWhat = 'Decide whether your children can pay online, or withdraw your authorisation.'
export const family = 'Family'
export const guardiansWhat = 'See who is registered and what was decided, or add someone'
export const onlinePayment = 'Online payment'
export const pickUpPlace = 'Where to collect the card'
export const lossReported = 'Loss reported'
export const personal = 'Personal details'
export const add = 'Add'
export const change = 'Change'
export const manage = 'Manage'
export const sessionsWhat = 'See and log out other devices'
export const safetyWhat = 'How to protect your account'
export const servicesWhat = 'What you can use with your card'
export const reportWhat = 'Visits, points and gifts'
export const waiting = 'To do'
export const toDo = {
  child: {
    title: 'A child waits for your authorisation',
    what: 'Until you decide, they cannot pay online.',
    verb: 'Children’s online payment',
  },
  swap: {
    title: 'You can swap your card',
    what: 'With a permanent card you can use all services again.',
    verb: 'Swap for a permanent card',
  },
  mobile: {
    title: 'Mobile number not confirmed',
    what: 'Once confirmed, you can log in with it and report a lost card.',
    verb: 'Confirm mobile number',
  },
  email: {
    title: 'E-mail not confirmed',
    what: 'Once confirmed, you can report a lost card and receive notices.',
    verb: 'Confirm e-mail',
  },
}
export const supplementWhat = 'Name, document, photo and copy'
export const renewWhat = 'From 60 days before it expires'
export const people = 'Family and companions'
export const familyWhat = 'Your family, and requests to you'
export const asks = (count: number) =>
  count === 1 ? 'A request waits for your answer' : `${count} requests wait for your answer`
export const waitingFor = (count: number) => `${count} waiting`
export const nobody = 'Nobody yet'
export const comma = ', '
export const noticesWhat = 'What we have told you'
export const unread = (count: number) => `${count} unread`
export const myDataWhat = 'Download or erase what we hold about you'
export const ownData = 'Your data'
