import { keptCardDays } from '@palaestra/contract'

/** The documents in the cache of the kept card: the card, and what is said once it has been kept for too long. */
export const documents = { card: '/kept-card', over: '/kept-card/over' } as const

/** Of the document: when the device last had a network, in seconds since 1970. */
export const sinceHeader = 'x-without-network-since'

/** Whether a card may still be shown without a network. */
export const isRecent = (since: number, now: number) => now < since + keptCardDays * 24 * 60 * 60
