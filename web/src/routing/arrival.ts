/** What `app` in an address may say, and where one lands with it after logging in. Never an address itself. */
const arrivals = {
  account: '/online/account',
  profile: '/online/account',
  lostCard: '/online/account/report-loss',
  bind: '/online/account/bind',
} as const

export type AppName = keyof typeof arrivals

export const isAppName = (word: unknown): word is AppName => typeof word === 'string' && Object.hasOwn(arrivals, word)

/** The screen that comes after a login: the one that was asked for, or the account. */
export const arrivalFor = (app: unknown) => arrivals[isAppName(app) ? app : 'account']
