import { constant, type LetterKind, type NoticeTopic } from '@palaestra/contract'
import { type LetterLink, links } from '@palaestra/contract/links'
import { after, day, hour, minute } from '../../ports/clock.ts'

/** `urgent`: somebody waits for it at the screen; `bulk`: the same to many. None of them waits behind another. */
export const urgencies = ['urgent', 'ordinary', 'bulk'] as const
export type Urgency = (typeof urgencies)[number]

interface Sense {
  urgency: Urgency
  /** Seconds for which the code or link in it is good. Left out, there is none in it. */
  secretSeconds?: number
  /** Seconds after which it says nothing that is still of use. Left out, a week. */
  usefulSeconds?: number
}
const withLink = (purpose: LetterLink, urgency: Urgency): Sense => ({
  urgency,
  secretSeconds: links[purpose].seconds,
})

/** What each kind of letter asks for: how soon it has to leave, and for how long it makes sense. */
const senses: Record<LetterKind, Sense> & { [Purpose in LetterLink]: Sense } = {
  code: { urgency: 'urgent', secretSeconds: constant.code.seconds },
  log_in: withLink('log_in', 'urgent'),
  reset_password: withLink('reset_password', 'urgent'),
  recover_mobile: withLink('recover_mobile', 'urgent'),
  change_email: withLink('change_email', 'urgent'),
  confirm_email: withLink('confirm_email', 'urgent'),
  activate: withLink('activate', 'ordinary'),
  correct: withLink('correct', 'ordinary'),
  stop_mobile: withLink('stop_mobile', 'ordinary'),
  parent_consent: withLink('parent_consent', 'ordinary'),
  reminder: { urgency: 'urgent' },
  application: { urgency: 'ordinary' },
  card: { urgency: 'ordinary' },
  notice: { urgency: 'ordinary' },
  expiry: { urgency: 'ordinary' },
  // Whoever reads it after the booking learns nothing.
  booking_reminder: { urgency: 'ordinary', usefulSeconds: 20 * hour },
  official: { urgency: 'bulk' },
  services: { urgency: 'bulk' },
  offers: { urgency: 'bulk' },
}

/**
 * Which kinds stand in the account, too, and why the others do not. Who reads there has logged in.
 */
export const inAccount = {
  notice: 'told',
  expiry: 'told',
  booking_reminder: 'told',
  official: 'told',
  services: 'told',
  offers: 'told',
  stop_mobile: 'told',
  parent_consent: 'told',
  code: 'A secret that somebody waits for at the screen.',
  log_in: 'A secret by which one logs in.',
  reset_password: 'A secret for who cannot log in; the new password is told.',
  recover_mobile: 'A secret for who cannot log in; the change that it begins is told.',
  change_email: 'Proves a new address, which may be another’s: both take the same work. The request is told.',
  confirm_email: 'Proves the address to which it goes.',
  activate: 'Opens the account: before that nobody reads there.',
  correct: 'To applicants, who have no account.',
  application: 'To applicants, who have no account.',
  reminder: 'What it says stands in the account.',
  card: 'The loss is told; the temporary card stands in the account.',
} as const satisfies Record<LetterKind, string>

/** The kinds that tell a member something: these stand in the account. */
export type ToldKind = {
  [Kind in LetterKind]: (typeof inAccount)[Kind] extends 'told' ? Kind : never
}[LetterKind]

/**
 * What members choose about, by the kind of letter. Any other kind always leaves: somebody waits for it, or it concerns
 * the safety of the account, a decision, or what the law asks to be told.
 */
const topics: { [Kind in LetterKind]?: NoticeTopic } = {
  expiry: 'reminders',
  booking_reminder: 'reminders',
  services: 'services',
  offers: 'offers',
}
export const topicOf = (kind: LetterKind): NoticeTopic | undefined => topics[kind]

/** Nobody’s telephone rings at night: from nine to nine, by the clock of the authority. */
export const isDaytime = (secondsUntilTomorrow: number) =>
  secondsUntilTomorrow > 3 * hour && secondsUntilTomorrow <= 15 * hour

/** Seconds until the next nine in the morning; 0 while it is day. */
export const untilDaytime = (secondsUntilTomorrow: number) => {
  if (isDaytime(secondsUntilTomorrow)) return 0
  return secondsUntilTomorrow > 15 * hour ? secondsUntilTomorrow - 15 * hour : secondsUntilTomorrow + 9 * hour
}

/** A letter that nothing expires in is news for a week. */
export const longest = 7 * day

/** What follows from the kind of a letter that is written at a moment. */
export const senseOf = (kind: LetterKind, writtenAt: Date) => {
  const { urgency, secretSeconds, usefulSeconds } = senses[kind]
  return {
    kind,
    urgency,
    until: after(writtenAt, Math.min(secretSeconds ?? usefulSeconds ?? longest, longest)),
    secretUntil: secretSeconds === undefined ? null : after(writtenAt, secretSeconds),
    nextTryAt: writtenAt,
  }
}

const last = <T>(steps: readonly [T, ...T[]], tries: number) => steps[Math.min(tries, steps.length) - 1] ?? steps[0]

/** Seconds until the next try of one letter, which the system may take later. */
export const waitAfter = (urgency: Urgency, tries: number) =>
  urgency === 'urgent'
    ? last([5, 10, 20, 40, minute, minute, minute, 5 * minute, 15 * minute], tries)
    : last([minute, 2 * minute, 5 * minute, 15 * minute, hour, 6 * hour], tries)

/** Seconds until the next try of a channel that is away: so few that a code still makes its five minutes. */
export const probeAfter = (tries: number) => last([1, 2, 4, 8, 16, 30], tries)

/** Seconds after which a letter that waits is late: staff are told. */
export const lateAfter: Record<Urgency, number> = { urgent: minute, ordinary: 15 * minute, bulk: 6 * hour }
