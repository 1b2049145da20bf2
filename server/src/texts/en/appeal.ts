import type { appeal as zh } from '../zh/appeal.ts'
import { longDay } from './day.ts'

export const appeal: typeof zh = {
  received: ({ reference, dueOn, rests }) => ({
    subject: `We have received your appeal (${reference})`,
    body: `We have received your appeal against the suspension of your services as a member, reference ${reference}. Someone who had no part in the first decision will decide by ${longDay(dueOn)}, and we will tell you. ${rests ? 'Until then you can book as usual' : 'Until then the suspension stands'}.`,
  }),
  granted: ({ reference, reason, hotline }) => ({
    subject: `Your appeal has been granted (${reference})`,
    body: `Your appeal, reference ${reference}, has been granted, and the suspension has been lifted.

Reason:
${reason}

If you have questions, call ${hotline}.`,
  }),
  dismissed: ({ reference, reason, hotline }) => ({
    subject: `Your appeal was not granted (${reference})`,
    body: `We are sorry: your appeal, reference ${reference}, was not granted. The suspension stands.

Reason:
${reason}

If you have questions, call ${hotline}.`,
  }),
  receivedOfMissed: ({ reference, booking, dueOn }) => ({
    subject: `We have received your appeal about a missed booking (${reference})`,
    body: `We have received your appeal against the missed booking ${booking}, reference ${reference}. We will decide by ${longDay(dueOn)} and tell you. Until then it does not count.`,
  }),
  grantedOfMissed: ({ reference, booking, reason, hotline }) => ({
    subject: `Your appeal about a missed booking has been granted (${reference})`,
    body: `Your appeal, reference ${reference}, has been granted: the missed booking ${booking} is excused and no longer counts.

Reason:
${reason}

If you have questions, call ${hotline}.`,
  }),
  dismissedOfMissed: ({ reference, booking, reason, until, hotline }) => ({
    subject: `Your appeal about a missed booking was not granted (${reference})`,
    body: `We are sorry: your appeal, reference ${reference}, was not granted. The missed booking ${booking} counts.${until ? ` You can book venues again from ${longDay(until)}.` : ''}

Reason:
${reason}

If you have questions, call ${hotline}.`,
  }),
}
