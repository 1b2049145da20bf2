import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { moment } from '../replies.ts'

/** By which way a letter leaves. */
export const letterChannels = ['email', 'sms'] as const

/** Why a letter has not left. The last one: no try within its time came through. */
export const deliveryReasons = [
  'unreachable',
  'timed_out',
  'not_secure',
  'login_refused',
  'overloaded',
  'out_of_order',
  'address_refused',
  'content_refused',
  'not_now',
  'not_allowed',
  'fault',
  'too_late',
] as const

/** What a letter is for. Those that carry a secret link have the name of its purpose. */
export const letterKinds = [
  'code',
  'log_in',
  'reset_password',
  'recover_mobile',
  'change_email',
  'confirm_email',
  'activate',
  'correct',
  'stop_mobile',
  'parent_consent',
  'reminder',
  'application',
  'card',
  'notice',
  'expiry',
  'booking_reminder',
  'official',
  'services',
  'offers',
] as const

/** Whether a letter is still tried, or has ended undelivered. */
export const letterStates = ['waiting', 'ended'] as const

/** By which way it leaves. */
const channel = z.enum(letterChannels)
/** Why the last try failed; `too_late`: none came through in time. */
const reason = z.enum(deliveryReasons)
/** Still tried, or ended undelivered. */
const state = z.enum(letterStates)

const undelivered = z.object({
  /** For `sendAgain`. @format uuid @example 3b2f1c9e-6f0a-4f0e-9d6c-2a7f5f0b8c11 */
  id: z.uuid(),
  channel,
  /** What it is for. A kind of an older version is called `notice`. */
  kind: z.enum(letterKinds),
  /** The beginning of the recipient, never the whole. @example s•••@example.mo */
  toHint: z.string(),
  /** When it was written. */
  writtenAt: moment,
  /** How often it was tried. Tries while the whole channel is away do not count. @example 3 */
  tries: z.number(),
  /** When it is tried next; null once it has ended. */
  nextTryAt: z.nullable(moment),
  /** When it ended; null while it waits. @example null */
  endedAt: z.nullable(moment),
  /** Why the last try failed, or why it ended; null before the first failure. */
  reason: z.nullable(reason),
  /**
   * Whether somebody’s account is held until it leaves: `standing`, or `over` because it took too long; null where
   * nothing hangs on it. @example null
   */
  hold: z.nullable(z.enum(['standing', 'over'])),
  /** Whether it can be sent again: it has ended, and the code or link in it, if any, is still good. @example false */
  again: z.boolean(),
})

/** What waits to leave by e-mail or text message, and what has ended undelivered. */
export const letter = {
  list: get('/desk/letters', {
    summary: 'Letters that wait or have ended undelivered, the newest first, twenty a page, paged by key',
    access: 'staff',
    permission: 'letters',
    query: z.object({
      state,
      /** Left out: both. */
      channel: z.optional(channel),
      /** The cursor: `next` of the page before. Left out: the first page. */
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: z.object({
      /** At most twenty. */
      items: z.array(undelivered),
      /** The cursor of the next page, for `after`; null at the end. @example null */
      next: z.nullable(z.string()),
      /** How many wait, over all pages, of the channels asked for. @example 3 */
      waiting: z.number(),
      /** How many have ended undelivered, over all pages, of the channels asked for. @example 1 */
      ended: z.number(),
      /** Channels that take nothing from anybody; empty when all is well. */
      away: z.array(
        z.object({
          channel,
          /** When the first letter was not taken. */
          since: moment,
          reason,
        }),
      ),
    }),
  }),
  sendAgain: post('/desk/letter/send_again', {
    summary: 'Try a letter again that has ended undelivered',
    access: 'staff',
    permission: 'letters',
    body: z.strictObject({
      /** Of the letter. @format uuid @example 3b2f1c9e-6f0a-4f0e-9d6c-2a7f5f0b8c11 */
      id: z.uuid(),
    }),
    reply: z.object({}),
    refuses: ['letter_not_again'],
  }),
  sendAllAgain: post('/desk/letters/send_again', {
    summary: 'Try all letters again that have ended undelivered for one reason. Those with an expired secret stay',
    access: 'staff',
    permission: 'letters',
    body: z.strictObject({
      reason,
      /** Left out: both. */
      channel: z.optional(channel),
    }),
    reply: z.object({
      /** How many are tried again. @example 12 */
      count: z.number(),
    }),
  }),
}

export type LetterChannel = (typeof letterChannels)[number]
export type LetterKind = (typeof letterKinds)[number]
export type LetterState = (typeof letterStates)[number]
export type DeliveryReason = (typeof deliveryReasons)[number]
