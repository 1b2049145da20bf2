import { clockFrom } from '../../ports/clock.ts'

export const systemClock = (timeZone: string) => clockFrom(() => new Date(), timeZone)
