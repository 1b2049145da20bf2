import { isLocale, type Locale } from '@palaestra/contract'
import { arrivalFor, isAppName, isDestination } from '../routing/arrival.ts'
import { storageOf } from './storage.ts'

const stored = storageOf('sessionStorage')

const oneOf =
  (...words: string[]) =>
  (value: string) =>
    words.includes(value)

/** Parameters of an address that are kept for this visit, with their keys in session storage (Q01 to Q03). */
const parameters: { name: string; key: string; accepts: (value: string) => boolean }[] = [
  { name: 'webview', key: 'webview', accepts: oneOf('0', '1', 'gov') },
  { name: 'appver', key: 'appver', accepts: (value) => /^\d{1,4}(\.\d{1,4}){0,3}$/.test(value) },
  { name: 'app', key: 'app', accepts: isAppName },
  { name: 'needAuth', key: 'needAuth', accepts: oneOf('0', '1', 'true', 'false') },
  { name: 'isbind', key: 'bind-gov', accepts: oneOf('0', '1', 'true', 'false') },
  { name: 'pass', key: 'pass', accepts: oneOf('', '1', 'true') },
  { name: '_locale', key: 'locale', accepts: isLocale },
]
/** They must not stay in the bar, in the history or on a picture of the screen. */
const secrets = ['apikey', 'apicode']

/** Facts about this visit, from the addresses since the tab was opened. */
export const visit = {
  webview: () => stored.read('webview'),
  app: () => stored.read('app'),
  language: () => stored.read('locale'),
  setLanguage: (locale: Locale) => stored.write('locale', locale),
  /**
   * The screen after a login: the one asked for by `app`, else linking, if that is what somebody was sent for
   * (`isbind`), else the one that they were on the way to.
   */
  arrivalFor: (app: unknown, to?: unknown) => {
    const links = ['1', 'true'].includes(stored.read('bind-gov') ?? '')
    const destination = isDestination(to) ? to : undefined
    if (isAppName(app) || !destination || links) return arrivalFor(links && !isAppName(app) ? 'bind' : app)
    return destination
  },
  /** The screen after a sign-on, which leads through other houses and tells them nothing of it. */
  setDestination: (to = '') => stored.write('to', to),
  destination: () => stored.read('to'),
  /** Whether the card was to fill the screen: also after a login that came in between. */
  wantsPass: () => stored.read('pass') !== undefined,
  endPass: () => stored.remove('pass'),
  /** Forgets the wish to link an account (`isbind`), once its screen has been reached. */
  endLinking: () => stored.remove('bind-gov'),
}

/** Paths on which the code of an app is not exchanged: they are for the government account, or for reading (Q04). */
const withoutExchange = /^\/(zh|pt|en)\/(booking\/supple\/info|supple|readme|readme-gov|readme-parent)\/?$/

/**
 * Reads an address once and keeps what is known and well-formed; all else is dropped. Gives back the address
 * without its secrets; the api key, which only a development portal may show; and the code of an app to exchange.
 */
export const readVisit = (address: URL) => {
  const apikey = address.searchParams.get('apikey') ?? undefined
  const apicode = withoutExchange.test(address.pathname) ? undefined : address.searchParams.get('apicode')
  const clean = new URL(address)
  for (const secret of secrets) clean.searchParams.delete(secret)
  for (const { name, key, accepts } of parameters) {
    const value = address.searchParams.get(name)
    if (value !== null && accepts(value)) stored.write(key, value)
  }
  return { clean, apikey, apicode: apicode || undefined }
}
