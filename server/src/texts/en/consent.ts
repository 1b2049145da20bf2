import type { PaymentDecision, consent as zh } from '../zh/consent.ts'

const decided: Record<PaymentDecision, { subject: string; body: string }> = {
  authorised: {
    subject: 'Online payment has been authorised',
    body: 'Your parent or guardian has authorised online payment. From now on you can book venues, buy pool tickets and sign up for classes online.',
  },
  declined: {
    subject: 'Your parent or guardian did not authorise online payment',
    body: 'Your parent or guardian did not authorise online payment. You are still a member. If you need online payment, you can ask for it again in your account.',
  },
  withdrawn: {
    subject: 'Online payment authorisation withdrawn',
    body: 'Your parent or guardian has withdrawn the authorisation for online payment, with immediate effect. Confirmed bookings are not affected, and you are still a member. If you need online payment, you can ask for it again in your account.',
  },
}

const others: Record<PaymentDecision, { subject: string; did: string }> = {
  authorised: { subject: 'Online payment authorised by another guardian', did: 'authorised online payment' },
  declined: { subject: 'Online payment declined by another guardian', did: 'not authorised online payment' },
  withdrawn: {
    subject: 'Online payment authorisation withdrawn by another guardian',
    did: 'withdrawn the authorisation for online payment',
  },
}

export const consent: typeof zh = {
  paymentAsked: ({ name, link }) => ({
    subject: 'Please decide about online payment',
    body: `${name} would like to pay online, to book venues, buy pool tickets and sign up for classes. A member under 18 needs the authorisation of a parent or guardian.

Open this link within 72 hours, log in to your member account and decide:
${link}

The link works once, and only in your account. If it has expired, you can still decide in your account.
If you are not the parent or guardian of ${name}, ignore this e-mail.`,
  }),
  paymentAskedInAccount: ({ name }) => ({
    subject: 'Please decide about online payment',
    body: `${name} would like to pay online, to book venues, buy pool tickets and sign up for classes. A member under 18 needs the authorisation of a parent or guardian. Please decide in your account.`,
  }),
  paymentDecided: (decision) => decided[decision],
  otherDecided: ({ name, decision }) => ({
    subject: others[decision].subject,
    body: `Another parent or guardian of ${name} has ${others[decision].did}. You can change this in your account at any time, with immediate effect.`,
  }),
}
