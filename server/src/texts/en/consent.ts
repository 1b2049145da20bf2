import type { PaymentDecision, consent as zh } from '../zh/consent.ts'

const decided: Record<PaymentDecision, { subject: string; body: string }> = {
  authorised: {
    subject: 'Online payment has been authorised',
    body: 'Your parent or guardian has authorised online payment. From now on you can book venues, buy pool tickets and sign up for classes online.',
  },
  declined: {
    subject: 'Online payment has not been authorised',
    body: 'Your parent or guardian has not authorised online payment. You are a member all the same; if you need it, you can ask again in your account.',
  },
  withdrawn: {
    subject: 'Online payment is authorised no more',
    body: 'Your parent or guardian has withdrawn the authorisation of online payment, with immediate effect. Bookings already confirmed stand, and you are a member all the same; if you need it, you can ask again in your account.',
  },
}

export const consent: typeof zh = {
  paymentAsked: ({ name, link }) => ({
    subject: 'Please decide about online payment',
    body: `${name} would like to pay online, to book venues, buy pool tickets and sign up for classes. A member under 18 needs the authorisation of a parent or guardian.

Open this link within 72 hours, log in to your member account and decide:
${link}

The link works once, and only in your account. When it has run out, you can still decide in your account.
If you are not the parent or guardian of ${name}, ignore this letter.`,
  }),
  paymentDecided: (decision) => decided[decision],
}
