import { isLocale, type Locale } from '@palaestra/contract'

/** Addresses that belong to no language. */
const withoutLanguage = /^\/(ams\/login(\/index)?)?$/
/** Where unknown addresses without a language lead, so that `/online/account` is not taken for `/zh/online/account`. */
const elsewhere = '/elsewhere'

/** `/zh/online/account` in the address bar is `/online/account` to the routes. Only zh, pt and en are languages. */
export const fromBar = (path: string, locale: Locale) => {
  if (path === `/${locale}`) return '/'
  if (path.startsWith(`/${locale}/`)) return path.slice(locale.length + 1)
  return withoutLanguage.test(path) ? path : `${elsewhere}${path}`
}

export const toBar = (path: string, locale: Locale) => {
  if (path.startsWith(`${elsewhere}/`)) return path.slice(elsewhere.length)
  if (path === '/ams/login') return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The key of a content page: its path without the slashes at its ends. */
export const keyOf = (path: string) => path.replace(/^\/elsewhere(?=\/)/, '').replace(/^\/+|\/+$/g, '')

/** Screens whose language stands in the query, not in the path (G02). */
const languageInQuery = /^\/(ams\/login|(zh|pt|en)\/security\/logout)\/?$/

/**
 * The same page in another language: on login and logout the query says it, else the first word of the path (G02,
 * G03). A page that stands under no language keeps its path and says it in the query.
 */
export const inLanguage = (address: URL, locale: Locale) => {
  const url = new URL(address)
  const [, first, ...rest] = url.pathname.split('/')
  if (isLocale(first)) url.pathname = ['', locale, ...rest].join('/')
  if (!isLocale(first) || languageInQuery.test(address.pathname)) url.searchParams.set('_locale', locale)
  return url
}

/**
 * Where an address that somebody wrote into the menu or a page leads, or nothing if it is none of ours: a path of
 * the portal, which gets the language of the page in front, or an https address.
 */
export const hrefOf = (uri: string, locale: Locale) => {
  if (/^https:\/\//i.test(uri)) return URL.canParse(uri) ? uri : undefined
  // Neither `//elsewhere.example` nor `/\elsewhere.example`, which browsers take for the same.
  if (!/^\/(?![/\\])/.test(uri)) return undefined
  const [, first] = uri.split(/[/?#]/)
  return isLocale(first) || /^\/(ams|desk)\//.test(uri) ? uri : uri === '/' ? `/${locale}` : `/${locale}${uri}`
}
