import { locales } from '@palaestra/contract'
import { links } from '@palaestra/contract/links'

const paths = Object.values(links).flatMap((link) => ('path' in link ? [link.path] : []))

/** What an address with a secret of a letter begins with: of every link there is, and all that stands beside them. */
export const secretPath = `(?:/(?:${locales.join('|')}))?(?:/security|${paths.join('|')})`
