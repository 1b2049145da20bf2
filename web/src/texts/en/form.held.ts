/** The time until which it is kept. */
export const keptUntil = (time: string) => `Kept for you until ${time}`
export const minutesLeft = (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`)
export const fiveMinutesMore = '5 minutes more (once)'
export const pageOfOthers = 'This leads to the page of the payment service, and back here.'
