import { type Law, pathsOf } from './source.ts'

const serverRoles = ['routes', 'desk', 'service', 'table', 'rules', 'jobs', 'test']
const inServer = new RegExp(`^server/src/features/[a-z][A-Za-z]*/[a-z][A-Za-z]*\\.(${serverRoles.join('|')})\\.ts$`)
const inBrowser =
  /^(web|desk)\/src\/features\/[a-z][A-Za-z]*\/([A-Z][A-Za-z0-9]*(\.test)?\.tsx|[a-z][A-Za-z]*(\.test)?\.ts)$/

/** Know the word, know every path: a feature is one folder, and each file says its role. */
export const roles: Law = {
  name: 'Each file of a feature has a role',
  check: (house) => [
    ...pathsOf(house, /^server\/src\/features\//)
      .filter((path) => !inServer.test(path))
      .map((path) => `${path}: a feature’s file is <word>/<noun>.<role>.ts, the role one of ${serverRoles.join(', ')}`),
    ...pathsOf(house, /^(web|desk)\/src\/features\//)
      .filter((path) => !inBrowser.test(path))
      .map((path) => `${path}: a screen or its part is <word>/<Name>.tsx, what it reckons is <word>/<name>.ts`),
  ],
}
