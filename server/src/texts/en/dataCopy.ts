import type { dataCopy as zh } from '../zh/dataCopy.ts'
import { longMoment } from './day.ts'

export const dataCopy: typeof zh = {
  ready: ({ name, until, timeZone, hotline }) => ({
    subject: 'The copy of your data is ready',
    body: `The copy of the data of ${name} that you asked for is ready. Log in and download it under “My data” in your account; before that you confirm once more that it is you. The copy is kept until ${longMoment(until, timeZone)} and then erased.

If it was not you who asked for it, change your password at once and call ${hotline}.`,
  }),
  fetched: (hotline) => ({
    subject: 'The copy of your data was downloaded',
    body: `The copy of the data in your account has just been downloaded. Keep it safe: it holds all that we have about you.

If it was not you, change your password at once and call ${hotline}.`,
  }),
}
