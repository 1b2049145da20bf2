export const account = 'My account'
export const card = 'Membership card'
export const states = { permanent: 'Valid', temporary: 'Temporary', suspended: 'Suspended', expired: 'Expired' }
export const memberNumber = 'Member number'
export const validUntil = 'Valid until'
export const notRead = 'We could not load your details.'
export const tryAgain = 'Try again'
export const cardComing = 'Loading your card…'
export const photo = 'Photo of the member'
/** What the membership is good for, above the card. */
export const holds = {
  permanent: (day: string) => `Member until ${day}`,
  temporary: (day: string) => `Temporary card until ${day}`,
  suspended: (_: string) => 'Your card is suspended',
  expired: (day: string) => `Your membership ended on ${day}`,
}
export const showCode = 'Show QR code'
