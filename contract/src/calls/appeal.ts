import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { appealText, missedAppealText, numberOfOne } from '../fields.ts'
import { day, moment } from '../replies.ts'
import { appealStates, judgements } from '../rules/appeal.ts'

const received = z.object({
  /** What the member names when asking about it. @example P26-7KQ4NX */
  reference: z.string(),
  /** The last day for a decision: three working days after. @example 2026-03-05 */
  dueOn: day,
})
const sent = z.object({
  /** What the member names when asking about it. @example P26-7KQ4NX */
  reference: z.string(),
  /**
   * `waiting` for a decision; `granted`: the suspension has ended, or the missed booking is excused; `dismissed`: it
   * stands; `withdrawn` by the member; `closed`: it was lifted, or excused, before a decision.
   */
  state: z.enum(appealStates),
  /** When it came in. */
  receivedAt: moment,
  /** The last day for a decision: three working days after. @example 2026-03-05 */
  dueOn: day,
  /** What the member said. @example I was in hospital on both days and could not cancel. */
  statement: z.string(),
  /** The booking that was missed, where it is against that; null against a suspension. @example null */
  missed: z.nullable(z.string()),
  /** When it ended; null while it waits. @example null */
  endedAt: z.nullable(moment),
  /** Why it was decided so; null unless it was. @example null */
  reason: z.nullable(z.string()),
})

/** A member’s appeal against a suspension by the authority, or against one missed booking. */
export const appeal = {
  mine: get('/account/appeal', {
    summary: 'The suspensions that one can appeal against, and one’s appeals',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** Those in force, the newest first. */
      holds: z.array(
        z.object({
          /** For `appeal.send`. @example 17 */
          id: z.number(),
          /** `authority`, suspended by staff, or `no_show`, missed bookings. @example authority */
          reason: z.enum(judgements),
          /** Since when. */
          since: moment,
          /** The day from which it holds no more; null where no day is set. @example null */
          until: z.nullable(day),
          /** In the words of who has set it; null where there are none. @example Lent the card to somebody else. */
          why: z.nullable(z.string()),
          /** The appeal that waits or has been decided; null where one can appeal. @example null */
          appeal: z.nullable(sent),
        }),
      ),
      /** The others: against missed bookings and what has ended, and those taken back; the newest first. @example [] */
      earlier: z.array(sent),
    }),
    pathIsOurs: true,
  }),
  send: post('/account/appeal/send', {
    summary: 'Appeal against a suspension, once. The member is told by when it is decided',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of the suspension. @example 17 */
      holdId: numberOfOne,
      /** Why it is wrong, in the words of the member. @example I was in hospital on both days and could not cancel. */
      statement: appealText,
    }),
    reply: received,
    refuses: ['account_inactive', 'nothing_to_appeal', 'appeal_waiting', 'appeal_decided', 'too_many'],
    pathIsOurs: true,
  }),
  sendAboutMissed: post('/account/appeal/missed', {
    summary: 'Appeal against one missed booking, once and within 14 days. It does not count while the appeal waits',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of the booking. @example B26-7KQ4NX2M */
      reference: z.string().check(z.maxLength(20)),
      /** Why it should not count, in the words of the member. @example My child was in hospital. */
      statement: missedAppealText,
    }),
    reply: received,
    refuses: ['not_found', 'missed_appeal_late', 'missed_excused', 'missed_appealed', 'too_many'],
    pathIsOurs: true,
  }),
  withdraw: post('/account/appeal/withdraw', {
    summary: 'Take back the appeal that waits. Another one can be sent as long as there is something to appeal against',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of the appeal. @example P26-7KQ4NX */
      reference: z.string().check(z.maxLength(20)),
    }),
    reply: z.object({}),
    refuses: ['appeal_not_waiting'],
    pathIsOurs: true,
  }),
}
