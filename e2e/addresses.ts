import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The paths as `web/src/routes.ts` writes them, so that a new screen is included by itself. */
const pathsIn = (pattern: RegExp) => {
  const written = readFileSync(join(import.meta.dirname, '../web/src/routes.ts'), 'utf8').matchAll(pattern)
  return [...new Set([...written].map(([, path = '']) => path))]
}

/** These addresses redirect at once. */
const redirects = ['/', '/ams/login/index', '/online/login', '/security/logout']
const linkScreens = pathsIn(/\.linkScreen\(\s*'(\/[^']*)'/g)
const paths = [...pathsIn(/'(\/[^']*)'/g), ...linkScreens.map((path) => `${path}/$hash`)].filter(
  (path) => !redirects.includes(path),
)
const accountScreens = pathsIn(/(?:account|asking|booking)Screen\(\s*'(\/[^']*)'/g)
/** Written out in full, because its search is checked, too. */
const checkedScreens = pathsIn(/path: '(\/[^']*)'(?:(?!path: ')[\s\S])*?\.\.\.ofAccount/g)
const isForMembers = (path: string) =>
  path.startsWith('/online/account') || [...accountScreens, ...checkedScreens].includes(path)

/** A value for each parameter; the link is one that has ended. */
const given = { $hash: 'x'.repeat(43), $reference: 'A26-234679', $: 'faq' }
const filled = (path: string) => path.replace(/\$\w*/g, (name) => given[name as keyof typeof given]) // All are given.

/** The addresses of the portal, without the language, that a visitor can open. */
export const forEverybody = paths.filter((path) => !isForMembers(path)).map(filled)
/** Those that a member can open. */
export const forMembers = paths.filter(isForMembers).map(filled)
