import type { DeliveryReason } from '@palaestra/contract'

/** A file that goes with an e-mail. */
export interface Attachment {
  /** As the recipient sees it. */
  name: string
  /** The media type. */
  type: string
  base64: string
}

/**
 * An e-mail or a text message on its way. `key` stays the same when it is sent again, so that a copy can be dropped.
 */
export interface Outgoing {
  key: string
  to: string
  /** Empty for a text message. */
  subject: string
  body: string
  /** None with a text message. */
  attachments?: readonly Attachment[]
  /** The address to which a mail program posts when somebody wants no e-mails like this one (RFC 8058). */
  stop?: string
}

export interface Mail {
  /** Resolves once the mail system has taken the letter, in ten seconds at the most. @throws Undelivered */
  send(letter: Outgoing): Promise<void>
}

export interface Sms {
  /**
   * `to`: eight digits of a Macao mobile. Resolves once the gateway has taken the message, in ten seconds at the most.
   * @throws Undelivered
   */
  send(message: Outgoing): Promise<void>
}

/** Milliseconds that one sending takes at the most: shorter than the lease of a letter. */
export const longestSending = 10_000

/**
 * What follows from a failed sending. `away`: the system takes nothing from anybody; `refused`: it never takes this
 * letter; `later`: it may take it later.
 */
const consequences = {
  unreachable: 'away',
  timed_out: 'away',
  not_secure: 'away',
  login_refused: 'away',
  overloaded: 'away',
  out_of_order: 'away',
  address_refused: 'refused',
  content_refused: 'refused',
  not_now: 'later',
  not_allowed: 'later',
  fault: 'later',
} as const satisfies Record<Exclude<DeliveryReason, 'too_late'>, string>

export type Failure = keyof typeof consequences

/** Thrown when a letter was not taken. It says no more than a word: what a server writes may hold the address. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered'
  readonly reason: Failure

  constructor(reason: Failure) {
    super(reason)
    this.reason = reason
  }
}

export const consequenceOf = (reason: Failure) => consequences[reason]
