import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { message } from '../fields.ts'
import { day, deciding, decision, locale, moment, nextReference, undoSeconds } from '../replies.ts'
import { judgements } from '../rules/appeal.ts'
import { caseStates } from '../rules/cases.ts'
import { inQueue } from './queue.ts'

/** The reference of an appeal, as the member knows it. @example P26-7KQ4NX */
const reference = z.string().check(z.regex(/^[A-Z0-9-]{6,20}$/))
const decided = z.object({
  /** `deciding` while it can be undone, `proposed` where a second person has to confirm it. */
  state: z.enum(caseStates),
  undoSeconds,
  nextReference,
})
/** For the member, who gets it as it is. @example The hospital has confirmed both days. */
const reason = message

/** Deciding about appeals, against a suspension or one missed booking. Whoever has set the suspension decides about none against it. */
export const appeal = {
  look: get('/desk/appeal', {
    summary: 'One appeal with the suspension, or the missed booking, that it is against. Each look is written down',
    access: 'staff',
    permission: 'hold',
    query: z.object({ reference }),
    reply: z.object({
      ...inQueue.shape,
      /** Of letters to the member. */
      language: locale,
      /** What the member says. @example I was in hospital on both days and could not cancel. */
      statement: z.string(),
      /** The suspension that it is against; null where it is against a missed booking. */
      hold: z.nullable(
        z.object({
          /** `authority`, suspended by staff, or `no_show`, missed bookings. @example authority */
          reason: z.enum(judgements),
          /** Since when. */
          since: moment,
          /** The day from which it holds no more; null where no day is set. @example null */
          until: z.nullable(day),
          /** When it ended; null while it stands. @example null */
          endedAt: z.nullable(moment),
          /** Who has set it; empty for the portal itself. @example Lei Wai Man */
          by: z.string(),
          /** In the words of who has set it; null where there are none. @example Lent the card to somebody else. */
          why: z.nullable(z.string()),
        }),
      ),
      /** The missed booking that it is against; null where it is against a suspension. @example null */
      missed: z.nullable(
        z.object({
          /** The booking. @example B26-7KQ4NX2M */
          booking: z.string(),
          /** Where it was. @example Mong-Há Sports Centre */
          venue: z.string(),
          /** What was booked, and which of them. @example Badminton, 3 */
          place: z.string(),
          /** When it began. */
          startsAt: moment,
          /** When it was counted. */
          countedAt: moment,
          /** When it was excused; null while it counts. @example null */
          excusedAt: z.nullable(moment),
          /** How many others were noted to have come to the venue on that day. @example 14 */
          others: z.number(),
          /** Who of the staff noted them. @example ["Lei Wai Man"] */
          notedBy: z.array(z.string()),
        }),
      ),
      /** Whether who looks has set it: somebody else decides. */
      isOwnHold: z.boolean(),
      /** Why it was decided so, or is to be; null while it waits. @example null */
      reason: z.nullable(z.string()),
      ...deciding,
    }),
    refuses: ['not_found'],
  }),
  approve: post('/desk/appeal/approve', {
    summary:
      'The suspension ends, or the missed booking is excused, unless it is undone in time. The member gets the reason',
    access: 'staff',
    permission: 'hold',
    body: z.strictObject({ reference, reason }),
    reply: decided,
    refuses: ['not_found', 'already_decided', 'proposed_already', 'held_by_colleague', 'appeal_of_own_hold'],
  }),
  reject: post('/desk/appeal/reject', {
    summary: 'The suspension stands, or the missed booking counts. The member gets the reason',
    access: 'staff',
    permission: 'hold',
    body: z.strictObject({ reference, reason }),
    reply: decided,
    refuses: ['not_found', 'already_decided', 'proposed_already', 'held_by_colleague', 'appeal_of_own_hold'],
  }),
  confirm: post('/desk/appeal/confirm', {
    summary: 'The second person agrees with what a colleague has proposed: it is decided',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject({
      reference,
      /** What they have read and agree with. */
      decision,
    }),
    reply: decided,
    refuses: ['not_found', 'proposal_ended', 'second_is_first', 'held_by_colleague', 'appeal_of_own_hold'],
  }),
  sendBack: post('/desk/appeal/send_back', {
    summary: 'The second person does not agree with what a colleague has proposed: the appeal waits again',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject({ reference }),
    reply: z.object({ nextReference }),
    refuses: ['not_found', 'proposal_ended', 'second_is_first', 'held_by_colleague', 'appeal_of_own_hold'],
  }),
  undo: post('/desk/appeal/undo', {
    summary: 'Take back one’s own decision before it is carried out: nothing has ended, and no letter has left',
    access: 'staff',
    permission: 'hold',
    body: z.strictObject({ reference }),
    reply: z.object({}),
    refuses: ['not_found', 'undo_too_late', 'undo_not_yours'],
  }),
}
