import type { BulletinProblem, Locale } from '@palaestra/contract'

export const title = 'Notices to members'
export const meaning =
  'What is told to one member, a group or all of them: it stands in their accounts, with copies by e-mail and text message where wanted.'
export const write = 'Write a notice'
export const notice = 'Notice'
export const none = 'There are no notices yet.'
export const untitled = '(without a title)'
export const toAll = 'Back to all notices'
export const loading = 'Loading…'
export const save = 'Save draft'
export const saved = 'The draft has been saved.'
export const preview = 'Preview'
export const discard = 'Throw the draft away'
export const discardReally = 'Throw this draft away?'
export const discarded = 'The draft has been thrown away.'
export const unplan = 'Do not send it'
export const unplanned = 'It will not be sent, and is a draft again.'
export const changeUnplans = 'Once a change is saved it is a draft again, and has to be sent again.'
export const leave = 'If you leave, what is not saved is lost. Leave?'
export const uri = 'Link'
export const uriHint =
  'A path of this portal, such as /venues, or an https address of a site on the list. The texts cannot contain addresses.'
export const topic = 'About'
export const copiesBy = 'Copies'
export const byEmail = 'E-mail'
export const bySms = 'Text message (the title alone)'
export const copiesHint =
  'Only to those who want it. Text messages that are not official leave from nine in the morning to nine in the evening.'
export const to = 'To'
export const memberNumber = 'Member number'
export const groupIs = 'The group'
export const groupHint =
  'They have to fit everything you choose; what you leave empty does not count. Within one choice, one of them is enough.'
export const ageFrom = 'Age from'
export const ageTo = 'Age to'
export const areas = 'Area'
export const languagesChosen = 'Language'
export const idTypes = 'Kind of document'
export const services = 'Services used'
export const servicesHint = 'Visits and gifts: within the last twelve months.'
export const sending = 'Sending'
export const saveFirst = 'Save the draft first; then it can be sent.'
export const unfinished = 'Before it can be sent:'
export const toSend = 'Send…'
export const sendNow = 'Send'
export const counting = 'Counting the people…'
export const reckonedAnew = 'Who belongs to the group is reckoned again when it is sent, so the number may change.'
export const when = 'When'
export const hourHint = 'Sending begins within a few minutes of this hour.'
export const typeCount = 'Type the number of people'
export const notTheCount = 'This is not the number of people shown above'
export const cancel = 'Cancel'
export const close = 'Close'
export const begun = 'Sending has begun.'
export const language = 'Language'
export const seenByMembers = 'What members see'
export const inList = 'In the list and at the bell'
export const opened = 'Once opened'
export const asSms = 'Text message'
export const reachedWhat = 'Members who have it'
export const readWhat = 'Have read it'
export const waysWhat = 'Copies'
export const withdraw = 'Withdraw the notice'
export const withdrawMeans =
  'It goes from the accounts of all members at once, and cannot come back. It stays on record here.'
export const lettersStay = 'E-mails and text messages that have left cannot be called back.'
export const gone = 'The notice has been withdrawn.'
export const states = {
  draft: 'Draft',
  planned: 'Planned',
  sending: 'On its way',
  sent: 'Sent',
  withdrawn: 'Withdrawn',
}
export const audiences = {
  all: 'All members',
  group: 'A group',
  member: 'One member',
}
export const topics = {
  official: 'Official',
  services: 'News of services',
  offers: 'Activities and offers',
}
export const topicHints = {
  official: 'What the law asks or everybody has to know; members cannot turn the copies off',
  services: 'Hours, closures, rules',
  offers: 'Courses, events, offers; not to those who want no advertising',
}
export const titleIn = {
  Zh: 'Title in Chinese',
  Pt: 'Title in Portuguese',
  En: 'Title in English',
}
export const messageIn = {
  Zh: 'Text in Chinese',
  Pt: 'Text in Portuguese',
  En: 'Text in English',
}
export const languages = {
  zh: 'Chinese',
  pt: 'Portuguese',
  en: 'English',
}
export const idTypeNames = {
  resident: 'Resident ID card',
  worker: 'Non-resident worker',
  permit: 'Special stay permit',
  student: 'Student card',
}
export const serviceNames = {
  visits: 'Visits to venues',
  gifts: 'Gifts for points',
  onlineCard: 'Online card',
  governmentLink: 'Account of another authority linked',
}
/** What stands below a notice with a link, and in its text message, in the language of who reads it. */
export const readMore: Record<Locale, string> = { zh: '了解更多', pt: 'Saber mais', en: 'Find out more' }
export const smsIn: Record<Locale, (title: string) => string> = {
  zh: (title) => `${title}（詳情請登入會員帳戶閱讀）`,
  pt: (title) => `${title} (leia tudo na sua conta de membro)`,
  en: (title) => `${title} (read it in your member account)`,
}
const problems: Record<BulletinProblem, string> = {
  missing: 'empty',
  too_long: 'too long',
  address: 'not an address that is allowed',
  address_in_text: 'there is an address in the text: put it into “Link”',
  ages: 'the highest age is below the lowest',
  group: 'choose at least one thing',
}
const fields: Record<string, string> = {
  titleZh: titleIn.Zh,
  messageZh: messageIn.Zh,
  titlePt: titleIn.Pt,
  messagePt: messageIn.Pt,
  titleEn: titleIn.En,
  messageEn: messageIn.En,
  uri,
  ageTo,
  group: groupIs,
}
export const title_ = (most: number) => `Title (at most ${most} characters in each language)`
export const message_ = (most: number) => `Text (at most ${most} characters in each language, plain)`
export const number = (count: number) => count.toLocaleString('en-GB')
export const readOf = (read: number, reached: number) =>
  `${number(reached)} ${reached === 1 ? 'has' : 'have'} it, ${number(read)} ${read === 1 ? 'has' : 'have'} read it`
export const editedBy = (by: string, at: string) => `Saved by ${by}, ${at}`
export const sentBy = (by: string, at: string) => `Sent by ${by}, ${at}`
export const withdrawnBy = (by: string, at: string) => `Withdrawn by ${by}, ${at}`
export const plannedFor = (at: string) => `To be sent ${at}`
export const planned = (at: string) => `It will be sent ${at}.`
export const reaches = (people: number) =>
  people === 1 ? 'It would reach 1 member now.' : `It would reach ${number(people)} members now.`
export const copies = (email: number, sms: number) =>
  `Of these, ${number(email)} would get an e-mail and ${number(sms)} a text message, too.`
export const typeCountHint = (people: number) => `So that nothing leaves by mistake, type ${people}.`
export const ways = (email: boolean, sms: boolean) =>
  [email && 'E-mail', sms && 'Text message'].filter(Boolean).join(', ') || 'In the account only'
export const problemAt = (field: string, problem: BulletinProblem) => `${fields[field] ?? field}: ${problems[problem]}`
