import { amount } from './payment.ts'

export const arrivals = 'Arrivals'
export const arrivalsMean =
  'Who has a court within the hour. Note who comes: from 30 minutes before the beginning to the end, and until then it can be taken back.'
export const venue = 'Venue'
export const search = 'Name, member number or booking'
export const nobody = 'Nobody is expected within the hour.'
export const notAmongThem = 'Nobody of this name or number is expected within the hour.'
export const where = (facility: string, court: string) => `${facility} · ${court}`
/** In avos. */
export const due = (avos: number) => `${amount(avos)} to pay`
export const arrive = 'Arrived'
export const arrived = (name: string) => `${name} is there.`
export const thereSince = (time: string) => `there since ${time}`
export const tooEarly = 'later'
export const takeBack = 'Take back'
export const takenBack = (name: string) => `${name} is noted as there no longer.`
