import { type Law, pathsOf, place, visit } from './source.ts'

/** Two calls at one address hide each other: the later one would never be reached. */
export const callPaths: Law = {
  name: 'Every call has an address of its own',
  check: (house) => {
    const seen = new Map<string, string>()
    return pathsOf(house, /^contract\/src\/(calls|desk)\/.*\.ts$/).flatMap((path) => {
      const found: string[] = []
      visit(house, path, {
        CallExpression: ({ callee, arguments: [address], start }) => {
          if (callee.type !== 'Identifier' || !/^(get|post|upload)$/.test(callee.name)) return
          if (address?.type !== 'Literal' || typeof address.value !== 'string')
            return void found.push(
              `${place(house, path, { start })}: write the address out, so that one can look for it`,
            )
          const key = `${callee.name === 'get' ? 'GET' : 'POST'} ${address.value}`
          const other = seen.get(key)
          if (other) found.push(`${place(house, path, { start })}: ${key} is already at ${other}`)
          seen.set(key, place(house, path, { start }))
        },
      })
      return found
    })
  },
}
