export const title = 'Second step of your login'
export const none =
  'Add a second step to your login: a passkey, or an authenticator app on your phone. Nobody can then log in with your password alone.'
export const required =
  'Everyone at this desk logs in with a second step. Set up a passkey, or an authenticator app on your phone, to continue.'
export const have = (codes: number) =>
  `Your second step is set up. ${codes} recovery ${codes === 1 ? 'code' : 'codes'} left.`
export const presentCode = 'Current code'
export const presentHint = 'A code from the app you use now, or a recovery code.'
export const begin = 'Set up an app'
export const replace = 'Set up a new app'
export const scan = 'Scan this code with your authenticator app.'
export const qr = 'QR code for the authenticator app'
export const byHand = 'If you cannot scan it, enter this key in the app:'
export const firstCode = 'Code from the app'
export const firstHint = 'Six digits.'
export const confirm = 'Confirm'
export const passkeys = 'Passkeys'
export const app = 'Authenticator app'
export const addPasskey = 'Add a passkey'
export const passkeyMeaning =
  'A passkey is kept on your computer, phone or security key. You confirm it by fingerprint, face or the code of the device, and it works at this site only.'
export const passkeyName = 'Name'
export const passkeyNameHint = 'So that you know it again, for example “Office computer”.'
export const presentOrPasskey =
  'A code from the app, or a recovery code. Leave it empty to confirm with a passkey you have.'
export const neverUsed = 'Never used'
export const goOn = 'Continue'
export const remove = 'Remove'
export const removalMeans = 'You can no longer log in with it. Delete it on the device, too.'
export const passkeyAdded = 'The passkey has been added.'
export const passkeyRemoved = 'The passkey has been removed.'
export const lastUsed = (moment: string) => `Last used: ${moment}`
export const removeWhich = (name: string) => `Remove “${name}”`
export const recoveryTitle = 'Your recovery codes'
export const recoveryMeaning =
  'Print them or write them down now: they will not be shown again. Each works once, in place of the second step.'
export const saved = 'I have saved the codes'
export const done = 'The second step is set up.'
export const colleagues = 'Colleagues'
export const colleaguesMeaning =
  'Decide what each colleague works as. If a colleague has lost their devices and their recovery codes, help them in here. Make sure that it is really them.'
export const name = 'Name'
export const secondStep = 'Second step'
export const isSet = 'Set up'
export const notSet = 'Not set up'
export const you = 'You'
export const help = 'Help in'
export const helpWhom = (name: string) => `Help ${name} in`
export const helpMeans =
  'Their second step is removed, they are logged out everywhere, and you get a code to tell them. It works once, within an hour, with their password.'
export const helped = (name: string, minutes: number) =>
  `Tell ${name} this code. It works once, within ${minutes} minutes, with their password. It will not be shown again.`
export const close = 'Close'
export const cancel = 'Cancel'
export const isLinked = 'Linked'
export const notLinked = 'Not linked'
export const invite = 'Invite'
export const inviteWhom = (name: string) => `Invite ${name} to link an account`
export const inviteMeans = (account: string) =>
  `You get a code to tell them. With it they link their ${account} to this desk, once, within a day. Make sure that it is really them.`
export const inviteAnewMeans = (account: string) =>
  `Their ${account} no longer opens this desk, they are logged out everywhere, and you get a code to tell them. With it they link an account again, once, within a day.`
export const invited = (name: string, account: string, hours: number) =>
  `Tell ${name} this code. They log in with their ${account} and enter it, once, within ${hours} hours. It will not be shown again.`
export const worksAs = 'Roles'
export const acts = 'Actions'
export const noRole = 'No role'
export const and = ', '
export const changeRoles = 'Change roles'
export const rolesOfWhom = (name: string) => `Change the roles of ${name}`
export const rolesMean = 'From their next step on. Your own roles can only be changed by a colleague.'
export const save = 'Save'
export const rolesSaved = (name: string) => `The roles of ${name} have been changed.`
export const roleNames = {
  reviewer: 'Reviewer',
  senior: 'Senior',
  counter: 'Counter',
  cashier: 'Cashier',
  finance: 'Accountant',
  facilities: 'Facilities',
  classes: 'Classes',
  coach: 'Coach',
  content: 'Content',
  auditor: 'Auditor',
}
export const roleMeanings = {
  reviewer: 'Decides applications, looks up members and letters that have not left.',
  senior:
    'All that reviewer and counter may do; also decides a second time, closes services to a member, closes venues, brings in visits, corrects points, and says who works as what.',
  counter: 'Serves who comes in: looks up members, enters applications, acts on a member’s behalf, hands out cards.',
  cashier: 'Takes and gives back money at a desk.',
  finance:
    'Compares the books with those of the payment service, and deals with differences and with refunds that it has refused.',
  facilities: 'Says when venues are open, and closes venues and courts.',
  classes: 'Makes, cancels and closes classes, and enrols members.',
  coach: 'Notes who is there in the own classes.',
  content: 'Changes public holidays and what the portal says.',
  auditor: 'Searches and exports the audit trail, and nothing else.',
}
