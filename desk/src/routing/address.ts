import { isLocale, type Locale } from '@palaestra/contract'

const prefix = '/desk'

/** `/desk/zh/application/A26-7KQX3M` in the address bar is `/application/A26-7KQX3M` to the routes. */
export const fromBar = (path: string, locale: Locale) => {
  const start = `${prefix}/${locale}`
  if (path === start || path === `${start}/` || path === prefix || path === `${prefix}/`) return '/'
  return path.startsWith(`${start}/`) ? path.slice(start.length) : `/elsewhere${path}`
}

export const toBar = (path: string, locale: Locale) => `${prefix}/${locale}${path === '/' ? '' : path}`

/** The same screen in another language. */
export const inLanguage = (address: URL, locale: Locale) => {
  const url = new URL(address)
  const [, , first, ...rest] = url.pathname.split('/')
  url.pathname = [prefix, locale, ...(isLocale(first) ? rest : [])].join('/')
  return url
}
