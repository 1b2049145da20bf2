import { groupedMemberNumber } from '@palaestra/contract'
import type { card as zh } from '../zh/card.ts'
import { longDay } from './day.ts'

export const card: typeof zh = {
  temporary: ({ name, memberNumber, validUntil, permanentFrom, product, hotline }) => ({
    subject: 'Temporary membership card',
    body: `Your membership card has been reported lost, and the old card’s data has been deleted.

You now have a temporary card:
Name: ${name}
Member number: ${groupedMemberNumber(memberNumber)}
Valid until: ${longDay(validUntil)}

You can use it only to sign up for ${product} recreational classes. The card is attached: keep it on your phone or print it. Its QR code is also under “My account”. From ${longDay(permanentFrom)} you can swap it for a permanent card.

If you did not report the loss, call ${hotline} at once.`,
  }),

  lossReported: (hotline) => ({
    subject: 'Your membership card has been reported lost',
    body: `Your membership card has been reported lost, and the old card no longer works. A temporary card opens none of the courts you have booked: until they begin you can cancel those bookings in your account and lose nothing. If you did not report the loss, call ${hotline} at once.`,
  }),

  cardExpires: (day, hotline) => ({
    subject: 'Your membership card is about to expire',
    body: `Your membership card is valid until ${longDay(day)}. After that day you cannot use the services or show your QR code. Log in to your account and renew it before then. If you need help, call ${hotline}.`,
  }),

  documentExpires: (day, hotline) => ({
    subject: 'Your identity document is about to expire',
    body: `The identity document that we hold is valid until ${longDay(day)}. Log in to your account and update its details before then. If you need help, call ${hotline}.`,
  }),

  bothExpire: (day, hotline) => ({
    subject: 'Your identity document and card are about to expire',
    body: `The identity document that we hold and your membership card are valid until ${longDay(day)}. After that day you cannot use the services or show your QR code. Log in to your account and update the document before then. If you need help, call ${hotline}.`,
  }),
}
