import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { noticeTopics } from '../rules/notice.ts'
import { no } from '../written.ts'

const ways = z.strictObject({
  /** Whether copies of these notices come by e-mail. */
  email: z.boolean(),
  /** Whether they come by text message. */
  sms: z.boolean(),
})
const choices = {
  /** That something ends soon, such as a card that runs out. */
  reminders: ways,
  /** What changes in the services of the authority: hours, closures, rules. */
  services: ways,
  /** Activities, courses and offers. */
  offers: ways,
}
const sealed = z.strictObject({
  /** Of the link in an e-mail; it says nothing of whose it is. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxEq3k9VJb0w2Zt */
  seal: z.string().check(z.regex(/^[\w-]{40,120}$/, no('link_ended'))),
})

/** Which notices reach a member by e-mail and text message, besides the account where all of them stand. */
export const choice = {
  mine: get('/account/notice_choices', {
    summary: 'Which notices reach the member by e-mail and text message, too',
    access: 'member',
    freshProof: false,
    reply: z.object(choices),
    pathIsOurs: true,
  }),
  choose: post('/account/notice_choices', {
    summary: 'Choose which notices reach the member by e-mail and text message, too',
    access: 'member',
    freshProof: false,
    body: z.strictObject(choices),
    reply: z.object({}),
    pathIsOurs: true,
  }),
  lookAtStop: post('/push/notice/stop/look', {
    summary: 'Which e-mails the link in one of them would stop; looking stops nothing',
    access: 'public',
    body: sealed,
    reply: z.object({
      /** What these e-mails are about. */
      topic: z.enum(noticeTopics),
    }),
    refuses: ['link_ended'],
    pathIsOurs: true,
  }),
  stop: post('/push/notice/stop', {
    summary: 'Stop the e-mails about something, by the link in one of them, without a login',
    access: 'public',
    body: sealed,
    reply: z.object({}),
    refuses: ['link_ended'],
    pathIsOurs: true,
  }),
}
