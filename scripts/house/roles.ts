import { type House, isCode, type Law, pathsOf } from './source.ts'

const serverRoles = ['feature', 'routes', 'desk', 'service', 'table', 'rules', 'limits', 'jobs', 'test']
const name = '[a-z][A-Za-z]*'
const inServer = new RegExp(`^server/src/features/${name}/(${name}/)?${name}\\.(${serverRoles.join('|')})\\.ts$`)
const inBrowser = new RegExp(
  `^(web|desk)/src/features/${name}/(${name}/)?([A-Z][A-Za-z0-9]*(\\.test)?\\.tsx|${name}(\\.test)?\\.ts)$`,
)

/** A folder with more files is a heap, and may have one named folder among them. */
const most = 15

const ofFeature = /^((?:server|web|desk)\/src\/features\/[^/]+)\/(?:([^/]+)\/)?[^/]+$/

/** Folders inside a feature: one, and only when there would be too many files without it. */
const needlessFolders = (house: House) => {
  const files = new Map<string, (string | undefined)[]>()
  for (const path of Object.keys(house).filter(isCode)) {
    const [, feature, folder] = ofFeature.exec(path) ?? []
    if (feature) files.set(feature, [...(files.get(feature) ?? []), folder])
  }
  return [...files].flatMap(([feature, folders]) => {
    const named = [...new Set(folders)].filter((folder) => folder !== undefined)
    if (named.length > 1) return [`${feature}: one folder inside a feature, not ${named.join(' and ')}`]
    if (named.length === 1 && folders.length <= most)
      return [
        `${feature}/${named[0]}: a feature of ${folders.length} files needs no folder inside; from ${most + 1} on`,
      ]
    return []
  })
}

/** The test of a noun stands beside it, so that one finds it there. */
const lonelyTests = (house: House) =>
  pathsOf(house, /^server\/src\/features\/.*\.test\.ts$/).flatMap((path) => {
    const [, beginning = '', noun = ''] = /^(.*\/)([^/]+)\.test\.ts$/.exec(path) ?? []
    const word = path.split('/')[3]
    const isThere = serverRoles.some((role) => role !== 'test' && `${beginning}${noun}.${role}.ts` in house)
    return isThere || noun === word ? [] : [`${path}: there is no ${noun} beside it; name it after what it tests`]
  })

/** The word gives the path: a feature is one folder, and each file says its role. */
export const roles: Law = {
  name: 'Each file of a feature has a role',
  check: (house) => [
    ...pathsOf(house, /^server\/src\/features\//)
      .filter((path) => !inServer.test(path))
      .map((path) => `${path}: a feature’s file is <word>/<noun>.<role>.ts, the role one of ${serverRoles.join(', ')}`),
    ...pathsOf(house, /^(web|desk)\/src\/features\//)
      .filter((path) => isCode(path) && !inBrowser.test(path))
      .map((path) => `${path}: a screen or its part is <word>/<Name>.tsx, what it reckons is <word>/<name>.ts`),
    ...needlessFolders(house),
    ...lonelyTests(house),
  ],
}
