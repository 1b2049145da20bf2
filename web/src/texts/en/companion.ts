import type { ChildRelation, CompanionKind } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const familyLead = 'Your family, and the people with whom you use the facilities.'
export const requests = 'Requests that wait for your answer'
export const requestFor: Record<CompanionKind, (name: string, child: string) => string> = {
  child: (name, child) => `${name} asks to take ${child} to the pool`,
  player: (name) => `${name} asks to add you as a player`,
  collector: (name) => `${name} asks you to collect bookings`,
}
export const requestMeans: Record<CompanionKind, string> = {
  child:
    'If you say yes, they can buy pool tickets together with the child, and see the child’s name, until the 13th birthday.',
  player: 'If you say yes, they can list you as a player when they hire a venue, and see your name.',
  collector: 'If you say yes, they can name you to collect a booking in their place, and see your name.',
}
export const saysRelation = (relation: string) => `What they say they are to the child: ${relation}`
export const answerUntil = (day: string) =>
  `Please answer by ${day}. If you say no or do not answer, they are not told why.`
export const yes = 'Yes'
export const no = 'No'
export const answerAbout = (verb: string, request: string) => `${verb}: ${request}`
export const saidYes = 'You have said yes. Both sides have been told.'
export const saidNo = 'You have said no. They are not told, and cannot ask you again for this list within 90 days.'

export const family = 'Family list'
export const familyWhat =
  'These relations have been confirmed and cannot be changed here. To add or end one, come to the counter.'
export const noFamily = 'No confirmed family relation.'
export const parts = { child: 'Child', guardian: 'Parent or guardian' }
export const confirmedBy = {
  bureau: `confirmed by the ${settings.identityBureau}`,
  papers: 'confirmed by papers at the counter',
}
export const unnamed = (end: string) => `ID number ending in ${end}`
export const payment = (state: string) => `Online payment: ${state}`
export const consents = {
  not_requested: 'not asked for',
  pending: 'waiting for authorisation',
  authorised: 'authorised',
  declined: 'not authorised',
  withdrawn: 'authorisation withdrawn',
  none: 'no record',
}
export const toPayment = 'Children’s online payment'
export const toGuardians = 'Parents and guardians'

export const lists = 'Your lists'
export const counted = (count: number, most: number) => `${count} of ${most} at most`
export const toFamily = 'Family and companions'

export const standsWith = 'Lists you are in'
export const standsWhat: Record<CompanionKind, (name: string, child: string) => string> = {
  child: (name, child) => `${name} can take ${child} to the pool`,
  player: (name) => `You are a player of ${name}`,
  collector: (name) => `You can collect bookings for ${name}`,
}
export const since = (moment: string) => `Since ${moment}`
export const leave = 'Leave'
export const leaveSure = 'Leave this list?'
export const left = 'You have left the list. The other side has been told.'

export const relations: Record<ChildRelation, string> = {
  guardian: 'Parent or guardian',
  grandparent: 'Grandparent',
  relative: 'Another relative',
  friend: 'Friend of the family',
  carer: 'Carer (school, club or day care)',
}
export const lead: Record<CompanionKind, string> = {
  child:
    'Children of 12 or under use the pool together with an adult of 18 or over. Children in this list can be chosen when you buy pool tickets.',
  player:
    'When you hire a football pitch or another venue for teams, you choose players from this list. Each must be a member and say yes.',
  collector: 'An extra collector can collect a booking when you cannot come. Each must be a member and say yes.',
}
export const nobodyYet: Record<CompanionKind, string> = {
  child: 'No child is in the list.',
  player: 'No player is in the list.',
  collector: 'No extra collector is in the list.',
}
export const numbered = (number: string) => `Member number ${number}`
export const states = {
  waiting: 'Waiting for an answer',
  confirmed: 'In the list',
  unable: 'Cannot take part at the moment',
}
export const lapses = (day: string) => `Without a yes by ${day}, the request lapses.`
export const until13 = (day: string) => `Until ${day} (13th birthday)`
export const shirtOf = (shirt: number) => `Number ${shirt}`
export const noShirt = 'No number'
export const edit = 'Change'
export const editOf = (who: string) => `Change: ${who}`
export const save = 'Save'
export const cancel = 'Cancel'
export const saved = 'Saved.'
export const remove = 'Remove'
export const removeOf = (who: string) => `Remove: ${who}`
export const removeSure = 'Remove from the list?'
export const removeWhat = (who: string) => `${who} will no longer be in your list, and the other side is told.`
export const takeBack = 'Take the request back'
export const takeBackOf = (who: string) => `Take the request back: ${who}`
export const takeBackSure = 'Take the request back?'
export const takeBackWhat = (who: string) => `Your request to ${who} will be taken back.`
export const keep = 'Keep'
export const removed = 'Removed.'

export const ownChildren = 'Your children'
export const ownWhat = 'Your own children are added at once.'
export const addChild = (name: string) => `Add ${name}`
export const addedChild = (name: string) => `${name} has been added.`
export const add: Record<CompanionKind, string> = {
  child: 'Add another child',
  player: 'Add a player',
  collector: 'Add an extra collector',
}
export const addWhat: Record<CompanionKind, string> = {
  child:
    'Enter the child’s member number. The child joins the list once a parent or guardian says yes; until then no name is shown.',
  player: 'Enter their member number. They join the list once they say yes; until then no name is shown.',
  collector: 'Enter their member number. They join the list once they say yes; until then no name is shown.',
}
export const memberNumber = 'Member number'
export const memberNumberHint = 'The 9 digits on the membership card'
export const relation = 'What you are to the child'
export const shirt = 'Player’s number'
export const send = 'Send the request'
export const asked = 'Your request has been recorded. If the number belongs to a member who can answer, they are told.'
export const full = (most: number) => `The list is full (${most} at most). To add someone, remove someone first.`
export const notRead = 'We could not load the details.'
export const tryAgain = 'Try again'
