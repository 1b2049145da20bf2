import { locales } from '@palaestra/contract'
import { links } from '@palaestra/contract/links'

const paths = Object.values(links).flatMap((link) => ('path' in link ? [link.path] : []))

/** The beginning of every address with the secret of a letter: of all links, and of their neighbours. */
export const secretPath = `(?:/(?:${locales.join('|')}))?(?:/security|${paths.join('|')})`
