/**
 * An e-mail or a text message on its way. `key` stays the same when it is sent again, so that a copy can be dropped.
 */
export interface Outgoing {
  key: string
  to: string
  /** Empty for a text message. */
  subject: string
  body: string
}

export interface Mail {
  /** Resolves once the mail system has taken the letter. @throws when it has not */
  send(letter: Outgoing): Promise<void>
}

export interface Sms {
  /** `to`: eight digits of a Macao mobile. Resolves once the gateway has taken the message. */
  send(message: Outgoing): Promise<void>
}
