/**
 * What whoever scans a card is told, and nothing more. `ended`: the code was of a minute that is over. `unknown`: it is of
 * no card that there is: another hand has made it, or the card has been reported lost and replaced.
 */
export const cardStates = ['valid', 'temporary', 'suspended', 'expired', 'ended', 'unknown'] as const
export type CardState = (typeof cardStates)[number]
