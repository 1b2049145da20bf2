import type { erasureRequest as zh } from '../zh/erasureRequest.ts'
import { longMoment } from './day.ts'

export const erasureRequest: typeof zh = {
  received: ({ reference, name, thinkUntil, timeZone, hotline }) => ({
    subject: `We have received the request for erasure (${reference})`,
    body: `We have received the request to erase all data of ${name} as a member, reference ${reference}.

You have until ${longMoment(thinkUntil, timeZone)} to think it over. Until then nothing is erased, and you can take the request back under “My data” in your account. After that our staff confirm it. What has been erased cannot be brought back.

If it was not you, take the request back at once, change your password and call ${hotline}.`,
  }),
  withdrawn: (reference) => ({
    subject: `The request for erasure was taken back (${reference})`,
    body: `The request for erasure, reference ${reference}, was taken back. Nothing has been erased.`,
  }),
  refused: ({ reference, reason, hotline }) => ({
    subject: `The request for erasure was not accepted (${reference})`,
    body: `The request for erasure, reference ${reference}, was not accepted. Nothing has been erased.

Reason:
${reason}

If you have questions, call ${hotline}.`,
  }),
  announced: ({ reference, on, timeZone, hotline }) => ({
    subject: `Your member data is going to be erased (${reference})`,
    body: `Your membership ended a long time ago, and we no longer need your data. All your data as a member will be erased after ${longMoment(on, timeZone)}, reference ${reference}.

To keep your account, log in before then. Otherwise there is nothing you have to do. If you need help, call ${hotline}.`,
  }),
  kept: (reference) => ({
    subject: `We keep your member data (${reference})`,
    body: `The erasure of your data as a member, reference ${reference}, was cancelled. Nothing has been erased.`,
  }),
  done: ({ reference, hotline }) => ({
    subject: `Your data has been erased (${reference})`,
    body: `All your data as a member has been erased, reference ${reference}. Keep this reference: if you ever need proof that it was erased, call ${hotline} and give it.

This is the last message that you get from us. If you would like to be a member again, you can register at any time.`,
  }),
}
