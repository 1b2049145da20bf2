import { locale } from '#texts/document'
import { visit } from '../../api/visit.ts'
import { hrefOf } from '../../routing/address.ts'

/**
 * Where a notice leads, with the value of the web view that stays for this visit (N03); nothing where that is no place
 * of this portal, whatever was written (T-84).
 */
export const wayOf = (extra: { uri: string } | null) => {
  const href = extra && hrefOf(extra.uri, locale)
  if (!href) return undefined
  const address = new URL(href, location.origin)
  if (address.origin !== location.origin) return undefined
  const webview = visit.webview()
  if (webview !== undefined) address.searchParams.set('webview', webview)
  return `${address.pathname}${address.search}`
}

/**
 * Where there is more to read: a place of this portal, or another site by https. Which sites may be named, the server
 * has checked; here nothing else than https leaves the portal (T-100).
 */
export const linkOf = (link: string | null) => {
  if (link === null) return undefined
  return link.startsWith('https://') && URL.canParse(link) ? link : wayOf({ uri: link })
}
