export const title = 'Members'
export const meaning = 'Search by name, member number, ID number, telephone, e-mail or username. Each look is recorded.'
export const search = 'Search'
export const searchFor = 'Find a member'
export const searchHint = 'For example the beginning of a name, a member number or a telephone.'
export const none = 'No member found.'
export const found = 'Results'
export const held = 'Suspended'
export const notActive = 'Account not activated'
export const nextPage = 'Next page'
export const loading = 'Opening the file…'
export const number = 'Member number'
export const username = 'Username'
export const birthDate = 'Date of birth'
export const idNumber = 'ID number'
export const documentNumber = 'Document number'
export const documentExpiry = 'Document valid until'
export const email = 'E-mail'
export const mobile = 'Mobile'
export const telephone = 'Telephone'
export const address = 'Address'
export const joinedAt = 'Member since'
export const card = 'Card'
export const cards = {
  permanent: (until: string) => `Permanent, valid until ${until}`,
  temporary: (until: string) => `Temporary, valid until ${until}`,
}
export const handedOut = 'Card handed out'
export const nothing = '—'
export const photo = 'Photo'
export const showPhoto = 'Show photo'
export const idCopy = 'Copy of the document'
export const showIdCopy = 'Show copy of the document'
export const linkEnded = 'The link has ended. Press again.'
export const holds = 'Suspensions'
export const holdReasons = {
  loss: 'Lost card',
  authority: 'By the authority',
  documents: 'Documents missing',
  no_show: 'Missed bookings',
}
export const since = (at: string) => `since ${at}`
export const ended = (at: string) => `until ${at}`
export const noShows = 'Missed bookings'
export const noShowCounts = 'counts'
export const noShowExcused = (at: string) => `excused ${at}`
export const whichNoShow = 'Which booking'
export const stands = 'in force'
export const consents = 'Consents to online payment'
export const consentParts = {
  own: 'Own',
  child: 'Child',
}
export const consentStates = {
  not_requested: 'not requested',
  pending: 'pending',
  authorised: 'authorised',
  declined: 'declined',
  withdrawn: 'withdrawn',
}
export const sessions = 'Where they are logged in'
export const seen = (at: string) => `last seen ${at}`
export const letters = 'Letters'
export const channels = {
  email: 'E-mail',
  sms: 'Text message',
}
export const letterKinds = {
  code: 'code',
  activate: 'activation',
  notice: 'notice',
  card: 'card',
  application: 'application',
  reminder: 'reminder',
}
export const sent = 'sent'
export const undelivered = 'undelivered'
export const waiting = 'waiting'
export const applications = 'Applications'
export const history = 'History'
export const actNames = {
  impose: 'Suspend services',
  lift: 'Lift the suspension',
  excuse: 'Excuse a missed booking',
  changeEmail: 'Change e-mail',
  changeMobile: 'Change mobile',
  endSessions: 'Log out everywhere',
  inviteAgain: 'Send activation again',
  handOut: 'Hand out card',
  askDocuments: 'Ask for documents',
  changePersonal: 'Change other details',
  reportLoss: 'Report card lost',
  swapCard: 'Swap temporary card',
}
export const actMeanings = {
  impose: 'The member can no longer use the services, and is told why.',
  lift: 'The member can use the services again, and is told.',
  excuse: 'It counts no more, and a suspension that followed from it ends. The member is told why.',
  changeEmail: 'The member is here with their document. The old and the new address are told, and all sessions end.',
  changeMobile: 'The member is here with their document. The old and the new number are told, and all sessions end.',
  endSessions: 'The member is logged out on all devices, and is told.',
  inviteAgain: 'The member gets another e-mail to activate the account.',
  handOut: 'Records that the member has collected the card. Once only.',
  askDocuments:
    'The member is told and can send them online. After the last day services are suspended until the documents are accepted.',
  changePersonal: 'Takes effect at once. The member is told which details were changed.',
  reportLoss:
    'The member is here with their papers. The old card stops working, the temporary one goes out by e-mail, and all sessions end.',
  swapCard: 'From the 20th day after the report. The member is told.',
}
export const done = {
  impose: 'The services are suspended.',
  lift: 'The suspension has been lifted.',
  excuse: 'The missed booking has been excused.',
  changeEmail: 'The e-mail has been changed.',
  changeMobile: 'The mobile has been changed.',
  endSessions: 'All sessions have ended.',
  inviteAgain: 'The activation has been sent again.',
  handOut: 'The card has been recorded as handed out.',
  askDocuments: 'The member has been asked for documents.',
  changePersonal: 'The details have been changed and the member told.',
  reportLoss: 'The card has been reported lost and the temporary one sent.',
  swapCard: 'The member has a permanent card.',
}
export const newEmail = 'New e-mail'
export const newMobile = 'New mobile'
export const reason = 'Reason'
export const reasonHint = 'It is kept in the audit trail for good. Write no personal data.'
export const memberReads =
  'The member gets this reason. It is kept in the audit trail for good: write no personal data.'
export const papersSeen = 'I have seen the member and their document'
export const cancel = 'Cancel'
export const area = 'Area'
export const language = 'Language of messages'
export const languages = { zh: 'Chinese', pt: 'Portuguese', en: 'English' }
export const pickUpPlace = 'Where to collect the card'
export const promotions = 'Promotional text messages'
export const wanted = 'wanted'
export const notWanted = 'not wanted'
export const noPromotions = 'No promotional text messages'
export const circumstances = 'How the card was lost'
export const circumstancesHint = 'As the member tells it: when, where and how.'
