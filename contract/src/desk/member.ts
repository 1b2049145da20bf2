import { z } from 'zod/mini'
import { contactDetails } from '../applicationFields.ts'
import { post } from '../call.ts'
import { confirmed, email, memberNumber, message, mobile } from '../fields.ts'
import { memberFile, memberInList } from '../memberFile.ts'
import { day } from '../replies.ts'

/** Whose file it is. */
const whose = { memberNumber }
/** Why, in the words of the clerk. It is written into the audit trail for good. @example Came in with passport and card. */
const reason = message

/** Members at the desk: finding one, their file, and what staff do for them. */
export const member = {
  find: post('/desk/members/find', {
    summary: 'Members by anything that they say of themselves. In the body, because it is personal data',
    access: 'staff',
    permission: 'members',
    body: z.strictObject({
      /**
       * The beginnings of words of the name, in any order; any part of a Chinese name; a member number, an ID number, a
       * telephone, an e-mail or a username. Diacritics, apostrophes and capitals do not matter. @example concei joao
       */
      search: z.string().check(z.minLength(1), z.maxLength(80)),
      /** The cursor: `next` of the page before. Left out: the first page. @example chan.mei.17 */
      after: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: z.object({
      /**
       * At most twenty, each once. First those of whom a number, an e-mail or the username was given; then by the words
       * that were found, and of one name who was a member first.
       */
      items: z.array(memberInList),
      /** The cursor of the next page, for `after`; null at the end. @example chan.mei.17 */
      next: z.nullable(z.string()),
    }),
  }),
  look: post('/desk/member', {
    summary: 'The file of a member. Each look is written down, and each picture that is opened',
    access: 'staff',
    permission: 'members',
    body: z.strictObject(whose),
    reply: memberFile,
    refuses: ['not_found'],
  }),
  impose: post('/desk/member/hold', {
    summary: 'Close the services to a member, in the name of the authority. The member is told why',
    access: 'staff',
    permission: 'hold',
    body: z.strictObject({ ...whose, reason }),
    reply: z.object({}),
    refuses: ['not_found', 'hold_stands'],
  }),
  lift: post('/desk/member/lift_hold', {
    summary: 'End a hold, and no other. The member is told',
    access: 'staff',
    permission: 'hold',
    body: z.strictObject({
      ...whose,
      /** Of the hold. @example 17 */
      id: z.int().check(z.positive()),
      reason,
    }),
    reply: z.object({}),
    refuses: ['not_found'],
  }),
  excuse: post('/desk/member/excuse_no_show', {
    summary: 'Excuse a missed booking: it counts no more, and what followed from it ends. The member is told why',
    access: 'staff',
    permission: 'hold',
    body: z.strictObject({
      ...whose,
      /** Of the missed booking. @example 17 */
      id: z.int().check(z.positive()),
      reason,
    }),
    reply: z.object({}),
    refuses: ['not_found'],
  }),
  endSessions: post('/desk/member/end_sessions', {
    summary: 'Log a member out everywhere, on their word. They are told',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({ ...whose, reason }),
    reply: z.object({
      /** How many sessions have ended. @example 2 */
      count: z.number(),
    }),
    refuses: ['not_found'],
  }),
  changeEmail: post('/desk/member/change_email', {
    summary: 'Another e-mail for a member who is here with their papers. The old and the new address are told',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      ...whose,
      email,
      reason,
      /** That the clerk has seen the member and their papers. */
      papersSeen: confirmed,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'email_same', 'email_taken'],
  }),
  changeMobile: post('/desk/member/change_mobile', {
    summary: 'Another mobile for a member who is here with their papers. The old and the new number are told',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      ...whose,
      mobile,
      reason,
      /** That the clerk has seen the member and their papers. */
      papersSeen: confirmed,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'mobile_same', 'mobile_taken'],
  }),
  changePersonal: post('/desk/member/change_personal', {
    summary: 'What a member may change without a review, on their word. They are told what was changed, not to what',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({ ...whose, ...contactDetails, reason }),
    reply: z.object({}),
    refuses: ['not_found', 'nothing_changed'],
  }),
  reportLoss: post('/desk/member/report_loss', {
    summary: 'Report the card of a member lost who is here with their papers. They get the temporary one by e-mail',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      ...whose,
      /** How and where the card was lost, in the words of the member. @example Lost on the ferry. */
      circumstances: message,
      reason,
      /** That the clerk has seen the member and their papers. */
      papersSeen: confirmed,
    }),
    reply: z.object({
      /** From when the temporary card can be swapped for a permanent one. @example 2026-03-22 */
      permanentCardFrom: day,
    }),
    refuses: [
      'not_found',
      'account_suspended',
      'card_expired',
      'mobile_unconfirmed',
      'email_missing',
      'loss_already_reported',
    ],
  }),
  swapCard: post('/desk/member/swap_card', {
    summary: 'Swap the temporary card of a member for a permanent one, on their word. They are told',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({ ...whose, reason }),
    reply: z.object({}),
    refuses: ['not_found', 'account_suspended', 'card_not_yet', 'card_not_temporary'],
  }),
  inviteAgain: post('/desk/member/invite', {
    summary: 'Another letter with the link to activate the online account',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject(whose),
    reply: z.object({}),
    refuses: ['not_found', 'member_active', 'email_missing'],
  }),
  handOut: post('/desk/member/hand_out', {
    summary: 'The plastic card was handed to the member',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject(whose),
    reply: z.object({}),
    refuses: ['not_found', 'card_temporary', 'card_handed_out'],
  }),
}
