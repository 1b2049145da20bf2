import type { NoShowTerms } from '@palaestra/contract'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const title = 'Missed bookings'
export const counts = (day: string) => `Counted on ${day}`
export const excused = (day: string) => `Excused on ${day}`
export const rule = ({ most, withinDays, restrictDays }: NoShowTerms) =>
  most === 1
    ? `After 1 missed booking you cannot book venues for ${days(restrictDays)}.`
    : `After ${most} missed bookings within ${days(withinDays)} you cannot book venues for ${days(restrictDays)}.`
export const until = (day: string) => `You can book again from ${day}.`
export const appeal = 'Appeal against the suspension'
/** The number of the hotline follows. */
export const otherwise =
  'If you were there, or had a good reason for not coming, you can appeal against it, or tell our hotline:'
export const appealAgainst = 'Appeal against this'
export const appealBy = (day: string) => `You can appeal until ${day}`
export const waits = (reference: string, day: string) =>
  `Your appeal is under review (${reference}). We will decide by ${day}; until then it does not count.`
export const granted = (reference: string) => `Your appeal was granted (${reference})`
export const dismissed = (reference: string) =>
  `Your appeal was not granted (${reference}), and you cannot appeal again`
export const why = (reason: string) => `Reason: ${reason}`
export const seeAppeal = 'See the appeal'
