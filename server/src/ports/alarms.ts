/**
 * Alarms that an operator has to look at today: far more codes by SMS than usual, codes that hardly anybody uses, and
 * the day’s codes all spent (T-15); a channel that takes no letters, letters that wait too long or have ended
 * undelivered, and jobs that have failed for good; a provider of payments that does not answer, a payment that fits no
 * order, one that cannot be paid back, and books that differ from those of the provider for days; a draw that waits, and
 * one whose secret does not fit its seal.
 */
export const codeAlarms = ['codes_far_above_usual', 'codes_hardly_used', 'codes_spent'] as const
export const outboxAlarms = ['mail_away', 'sms_away', 'letters_late', 'letters_ended', 'jobs_failed'] as const
const paymentAlarms = ['payment_away', 'payment_aside', 'refund_failed', 'books_unsettled'] as const
const serviceAlarms = ['draw_waits', 'seal_broken'] as const
export const alarms = [...codeAlarms, ...outboxAlarms, ...paymentAlarms, ...serviceAlarms] as const
export type Alarm = (typeof alarms)[number]
export type CodeAlarm = (typeof codeAlarms)[number]
export type OutboxAlarm = (typeof outboxAlarms)[number]

/** A letter that will not be tried again by itself. */
export interface EndedLetter {
  id: string
  channel: 'email' | 'sms'
  reason: string
}

/** Tells an operator. Nothing of it names a person. */
export interface Alarms {
  raise(alarm: Alarm): void
  /** The cause of a raised alarm is gone. */
  end(alarm: Alarm): void
  undelivered(letter: EndedLetter): void
}
