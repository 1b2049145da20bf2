import type { Shared, application as zh } from '../zh/application.ts'

const sharedWord: Record<Shared, string> = { idNumber: 'ID number', email: 'e-mail address' }

export const application: typeof zh = {
  received: ({ reference, dueOn }) => ({
    subject: `We have received your application (${reference})`,
    body: `We have received your application for membership.

Reference: ${reference}
We decide by ${dueOn} and tell you the result by e-mail.

There is nothing more for you to do now. If you contact us, please give the reference.`,
  }),
  rejected: ({ reference, reason, link }) => ({
    subject: `Your application was not approved (${reference})`,
    body: `We are sorry: your application for membership, reference ${reference}, was not approved.

Reason:
${reason}

Within 30 days you can correct the application with this link, without filling it in again:
${link}

We will first send a code to the mobile of your application.`,
  }),
  duplicate: (shared) => ({
    subject: 'Somebody tried to register with your details',
    body: `Somebody has sent an application for membership with your ${sharedWord[shared]}. You are a member already, and nothing was changed in your account.

If it was you, there is no need to register again: simply log in.
If it was not you, there is nothing you have to do; if in doubt, call the hotline.`,
  }),
}
