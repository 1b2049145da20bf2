import { locale } from '#texts/document'
import { toBar } from './address.ts'

/** What `app` in an address may say, and where one lands with it after logging in. */
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

/** Where a registration by the government account begins, and comes back to after the sign-on (R11). */
export const registrationStart = '/security/register-gov'

/** Screens of members: nothing else is a place to go on to, so no address can send anybody to log out, or elsewhere. */
const places =
  /^\/((online|booking|vbs|venues|pools|payment)(\/[a-z]+(-[a-z]+)*)+|classes(\/[a-z]+)?|supple(\/[a-z]+)*|member-info-incomplete|security\/change-(avatar|id-copy))(\?[\w=&-]+)?$/

/** True of an address, without the language, that somebody may have wanted before they were sent to log in. */
export const isDestination = (word: unknown): word is string => typeof word === 'string' && places.test(word)

/**
 * The search of the login that leads back to this screen, and to what stood in its address, where that is made of plain
 * words. The account is where every login leads.
 */
export const destinationOf = (path: string, search = ''): { to?: string } => {
  const to = [path + search, path].find(isDestination)
  return to && path !== arrivals.account ? { to } : {}
}

/** The way to a destination, as the router takes it: with what stands in its address after the path. */
export const wayTo = (destination: string) => ({ href: toBar(destination, locale) })
