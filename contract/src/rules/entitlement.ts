import { adultAge } from '../constants.ts'
import { needsGuardian } from './age.ts'
import { isJudgement } from './appeal.ts'
import { ticketReasons } from './closedReasons.ts'
import type { ConsentState } from './consent.ts'
import { addYears } from './days.ts'

/**
 * What holds a member back. `loss`: a card was reported lost, and its successor is still on its way; `authority`:
 * suspended or blocked by the authority; `documents`: something asked for is overdue; `no_show`: booked, and did not
 * come.
 */
export const holdReasons = ['loss', 'authority', 'documents', 'no_show'] as const
export type HoldReason = (typeof holdReasons)[number]

/** What a member may want from the authority, in the order in which a list shows it. */
export const services = [
  'qr_code',
  'venue_booking',
  'pool_tickets',
  'classes',
  'online_payment',
  'points',
  'players',
  'collectors',
  'companions',
  'child_consent',
  'card_data',
  'report_loss',
  'swap_card',
  'hand_over',
  'appeal',
] as const
export type Service = (typeof services)[number]

/** All that the answer depends on. */
export interface Standing {
  birthDate: string
  /** The online account has been activated. */
  activated: boolean
  holds: readonly { reason: HoldReason; until: string | null }[]
  card: {
    kind: 'permanent' | 'temporary'
    /** The last day on which it is good. */
    validUntil: string
    /** Of a temporary card: the day from which it can be swapped. */
    permanentFrom: string | null
  }
  /** The guardian’s word on online payment; null where no guardian is known. Without meaning for adults. */
  consent: ConsentState | null
  /** A mobile on file is always a local one. */
  mobile: 'none' | 'unconfirmed' | 'confirmed'
  hasEmail: boolean
  /** The guardian of a minor who is a member. */
  isGuardian: boolean
  /** The notice about the online card, as it is now, has not been accepted. */
  noticeOpen: boolean
}

/** Why not, as the refusals of the calls are named. */
export const reasons = [
  ...ticketReasons,
  'account_inactive',
  'email_missing',
  'bookings_missed',
  'adult_needed',
  'not_the_guardian',
  'loss_already_reported',
  'card_not_yet',
  'card_not_temporary',
  'card_notice_open',
  'nothing_to_appeal',
] as const
export type Reason = (typeof reasons)[number]

/** What helps: something that the member can do, a call to the hotline, or waiting. */
export const ways = [
  'activate',
  'add_email',
  'add_mobile',
  'confirm_mobile',
  'ask_guardian',
  'swap_card',
  'read_notice',
  'renew',
  'deliver',
  'appeal',
  'call',
  'wait',
] as const
export type Way = (typeof ways)[number]

/**
 * `pending`: it lies with somebody else, or with time (specification, section 4); `no`: not as things are. `from` is the
 * day from which the reason is over, where it is known.
 */
export type ServiceAnswer =
  | { state: 'yes' }
  | { state: 'pending' | 'no'; reason: Reason; way: Way | null; from: string | null }

type No = Exclude<ServiceAnswer, { state: 'yes' }>
/** A no, or nothing. A service asks several of them in order, and the first that says no is its answer. */
type Question = (standing: Standing, today: string) => No | undefined

const no = (reason: Reason, way: Way | null = null, from: string | null = null): No => ({
  state: 'no',
  reason,
  way,
  from,
})
const pending = (reason: Reason, way: Way, from: string | null = null): No => ({ state: 'pending', reason, way, from })

const isMinor = ({ birthDate }: Standing, today: string) => needsGuardian(today, birthDate)
const holdOf = ({ holds }: Standing, reason: HoldReason) => holds.find((hold) => hold.reason === reason)
/** The day from which there is a card again. */
const swapDay = ({ card }: Standing) => card.permanentFrom
const swapWay = ({ card: { permanentFrom } }: Standing, today: string): Way =>
  permanentFrom !== null && permanentFrom <= today ? 'swap_card' : 'wait'

const active: Question = ({ activated }) => (activated ? undefined : no('account_inactive', 'activate'))

/** No day is set: staff alone lift it. The screen of appeals says whom to call as well. */
const notSuspended: Question = (standing) => holdOf(standing, 'authority') && pending('account_suspended', 'appeal')

const documentsThere: Question = (standing) => holdOf(standing, 'documents') && no('documents_overdue', 'deliver')

const lossSettled: Question = (standing) => holdOf(standing, 'loss') && pending('temporary_card_coming', 'wait')

/** A temporary card is no card to renew: it is swapped, and then the permanent one is renewed. */
const cardValid: Question = (standing, today) => {
  const { kind, validUntil } = standing.card
  if (validUntil >= today) return undefined
  return kind === 'temporary'
    ? no('card_expired', swapWay(standing, today), swapDay(standing))
    : no('card_expired', 'renew')
}

const permanent: Question = (standing, today) =>
  standing.card.kind === 'temporary' ? no('card_temporary', swapWay(standing, today), swapDay(standing)) : undefined

/** The consent of a minor: nothing that costs money without it (section 6). */
const consented: Question = (standing, today) => {
  if (!isMinor(standing, today) || standing.consent === 'authorised') return undefined
  if (standing.consent === null) return pending('guardian_missing', 'call')
  return standing.consent === 'pending'
    ? pending('payment_not_authorised', 'wait')
    : no('payment_not_authorised', 'ask_guardian')
}

/** Online services need a local mobile that is confirmed (section 1). */
const reachable: Question = ({ mobile }) => {
  if (mobile === 'confirmed') return undefined
  return no('mobile_unconfirmed', mobile === 'none' ? 'add_mobile' : 'confirm_mobile')
}

const cameWhenBooked: Question = (standing) => {
  const hold = holdOf(standing, 'no_show')
  return hold && pending('bookings_missed', 'appeal', hold.until)
}

const adult: Question = (standing, today) =>
  isMinor(standing, today) ? no('adult_needed', null, addYears(standing.birthDate, adultAge)) : undefined

const withEmail: Question = ({ hasEmail }) => (hasEmail ? undefined : no('email_missing', 'add_email'))

const guardianOfSomebody: Question = ({ isGuardian }) => (isGuardian ? undefined : no('not_the_guardian'))

const notReported: Question = (standing, today) =>
  standing.card.kind === 'temporary'
    ? no('loss_already_reported', swapWay(standing, today), swapDay(standing))
    : undefined

const swappable: Question = (standing, today) => {
  const { kind, permanentFrom } = standing.card
  if (kind === 'permanent') return no('card_not_temporary')
  return permanentFrom !== null && permanentFrom > today ? pending('card_not_yet', 'wait', permanentFrom) : undefined
}

const judged: Question = ({ holds }) =>
  holds.some(({ reason }) => isJudgement(reason)) ? undefined : no('nothing_to_appeal')

/** The code is on the screen of who knows what a code on a screen is. The card itself needs no word for it. */
const noticeRead: Question = ({ noticeOpen }) => (noticeOpen ? no('card_notice_open', 'read_notice') : undefined)

/** What opens nothing is a card that is held or expired. */
const cardOpens = [active, notSuspended, documentsThere, lossSettled, cardValid]
const booking = [...cardOpens, permanent, consented, reachable]
const tickets = booking

/** Each service with its questions. An account without a card that opens keeps login, contacts and one’s own data. */
const questions: Record<Service, readonly Question[]> = {
  qr_code: [...cardOpens, noticeRead],
  venue_booking: [...booking, cameWhenBooked],
  pool_tickets: tickets,
  // The only service of a temporary card, and its payment.
  classes: [...cardOpens, consented, reachable],
  online_payment: [...cardOpens, consented, reachable],
  // Frozen while the card is temporary.
  points: [...cardOpens, permanent],
  players: [...cardOpens, permanent, reachable],
  collectors: [...cardOpens, permanent, reachable],
  companions: [...cardOpens, permanent, adult, reachable],
  // A guardian’s word is no service to the guardian: a no has to be possible always.
  child_consent: [active, guardianOfSomebody],
  // New documents cure what is overdue or expired, so neither stands in their way.
  card_data: [active, notSuspended, permanent],
  // A lost card is made worthless also while documents are overdue: they may be delivered tomorrow.
  report_loss: [active, notSuspended, notReported, cardValid, reachable, withEmail],
  // Also of an expired card, which can be renewed only after it.
  swap_card: [active, notSuspended, swappable],
  // The services that the menu hands a member over to sell tickets of pools.
  hand_over: tickets,
  // What closes everything else has to leave the way to contradict it.
  appeal: [active, judged],
}

const firstNo = (asked: readonly Question[], standing: Standing, today: string): ServiceAnswer => {
  for (const question of asked) {
    const answer = question(standing, today)
    if (answer) return answer
  }
  return { state: 'yes' }
}

/**
 * Whether a member may use a service on a day, and if not why, and what helps. The one place that decides it, for
 * calls, menus and screens (A13, C02, O05, P04).
 */
export const mayUse = (service: Service, standing: Standing, today: string): ServiceAnswer =>
  firstNo(questions[service], standing, today)

/** Whether the card itself opens anything, as a gate asks that has it before it: on paper, or on a screen. */
export const cardIsGood = (standing: Standing, today: string): ServiceAnswer => firstNo(cardOpens, standing, today)

/** Whether the card opens a court that is booked: a temporary one opens none. */
export const opensCourts = (standing: Standing, today: string): ServiceAnswer =>
  firstNo([...cardOpens, permanent], standing, today)
