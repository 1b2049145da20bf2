import { type Law, pathsOf } from './source.ts'

/** Each dependency is a guest with a reason, in a decision record. */
export const guests: Law = {
  name: 'Every dependency has its reason in docs/decisions',
  check: (house) => {
    const records = pathsOf(house, /^docs\/decisions\/.*\.md$/).map((path) => house[path] ?? '')
    return pathsOf(house, /^([a-z0-9]+\/)?package\.json$/).flatMap((path) => {
      const lists = JSON.parse(house[path] ?? '{}')
      const packages = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((list) =>
        Object.keys(lists[list] ?? {}),
      )
      return packages
        .filter((name) => !name.startsWith('@palaestra/') && !records.some((text) => text.includes(`\`${name}\``)))
        .map(
          (name) => `${path}: ${name} is named in no record of docs/decisions, between backticks and with its reason`,
        )
    })
  },
}
