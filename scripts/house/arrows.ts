import { importsOf, isCode, type Law, pathsOf } from './source.ts'

/** room → the rooms that it may import, in its builds as in its code. */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  build: ['contract', 'scripts'],
  ui: ['contract'],
  web: ['contract', 'ui', 'build'],
  desk: ['contract', 'ui', 'build'],
  server: ['contract'],
  // These rooms only look at the project, or try it from outside.
  e2e: ['contract', 'server', 'scripts'],
  scripts: ['contract', 'server', 'e2e'],
  bench: ['contract', 'server', 'e2e', 'scripts'],
  faults: ['contract', 'server', 'e2e', 'scripts'],
}

const roomOf = (path: string) => path.replace(/^@palaestra\//, '').split('/')[0] ?? ''

/** Imports follow the arrows of README.md: code that two applications share stands in a room of its own. */
export const arrows: Law = {
  name: 'Rooms import each other only as drawn',
  check: (house) =>
    pathsOf(house, /\//)
      .filter(isCode)
      .flatMap((path) => {
        const room = roomOf(path)
        return importsOf(house, path)
          .map(({ from }) => roomOf(from))
          .filter((other) => other in mayImport && other !== room && !mayImport[room]?.includes(other))
          .map((other) => `${path}: ${room} may not import ${other}; what both need stands in build, ui or contract`)
      }),
}
