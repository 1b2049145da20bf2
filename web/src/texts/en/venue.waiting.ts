export const isTaken = (what: string) => `${what} is taken`
export const how =
  'When someone cancels, those who wait are asked one after the other, and the court is kept until they answer. Waiting costs nothing and uses none of your bookings.'
export const join = 'Join the waiting list'
export const joined = (place: number) => `You are number ${place} in the line.`
export const toWaits = 'See what you wait for'
