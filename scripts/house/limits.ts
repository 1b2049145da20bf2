import { type Law, nameOf, pathsOf, place, visit } from './source.ts'

/** Two limits of one name would count together, and each would use up the other. */
export const limits: Law = {
  name: 'Every rate limit has a name of its own',
  check: (house) => {
    const seen = new Map<string, string>()
    return pathsOf(house, /^server\/src\/features\/.*\.limits\.ts$/).flatMap((path) => {
      const found: string[] = []
      visit(house, path, {
        Property: ({ key, value, start }) => {
          if (nameOf(key) !== 'what' || value.type === 'Identifier') return
          const name = (house[path] ?? '').slice(value.start, value.end)
          const other = seen.get(name)
          if (other) found.push(`${place(house, path, { start })}: ${name} is counted at ${other} already`)
          seen.set(name, place(house, path, { start }))
        },
      })
      return found
    })
  },
}
