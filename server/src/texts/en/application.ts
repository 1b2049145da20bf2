import type { Shared, application as zh } from '../zh/application.ts'
import { longDay } from './day.ts'

const sharedWord: Record<Shared, string> = { idNumber: 'ID number', email: 'e-mail address' }

export const application: typeof zh = {
  received: ({ reference, dueOn }) => ({
    subject: `We have received your application (${reference})`,
    body: `We have received your application for membership.

Reference: ${reference}
We will decide by ${longDay(dueOn)} and e-mail you the result.

There is nothing more for you to do now. If you contact us, please give the reference.`,
  }),
  rejected: ({ reference, reason, link }) => ({
    subject: `Your application was not approved (${reference})`,
    body: `We are sorry: your application for membership, reference ${reference}, was not approved.

Reason:
${reason}

You can correct the application with this link within 30 days. You do not have to fill it in again:
${link}

We will first send a code to the mobile number in your application.`,
  }),
  duplicate: (shared, hotline) => ({
    subject: 'Someone tried to register with your details',
    body: `Someone has sent an application for membership with your ${sharedWord[shared]}. You are already a member, and nothing was changed in your account.

If it was you, there is no need to register again: log in.
If it was not you, ignore this e-mail. If you have questions, call ${hotline}.`,
  }),
}
