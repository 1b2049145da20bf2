import type { card as zh } from '../zh/card.ts'

export const card: typeof zh = {
  temporary: ({ name, memberNumber, validUntil, permanentFrom, product }) => ({
    subject: 'Temporary membership card',
    body: `The card of member ${memberNumber} has been reported lost, and the data of the old card is deleted.

This is your temporary card:

Name: ${name}
Member number: ${memberNumber}
Valid until: ${validUntil}

It is good only for signing up to ${product} recreational classes. Its QR code is shown in your online account. You can swap it for a permanent card from ${permanentFrom}.

If it was not you who reported the loss, call the hotline at once.`,
  }),
}
