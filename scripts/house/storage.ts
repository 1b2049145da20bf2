import { isTest, type Law, pathsOf, place, visit } from './source.ts'

const allowed = /^((web|desk)\/src\/api\/(session|visit)\.ts|(ui|web|desk)\/src\/testing\/.*)$/

/** Two files decide what a browser remembers of a person, so that one can read all of it. */
export const storage: Law = {
  name: 'Only session.ts and visit.ts touch the browser’s storage',
  check: (house) =>
    pathsOf(house, /^(ui|web|desk)\/src\/.*\.tsx?$/)
      .filter((path) => !isTest(path) && !allowed.test(path))
      .flatMap((path) => {
        const found: string[] = []
        visit(house, path, {
          Identifier: (node) => {
            if (/^(localStorage|sessionStorage|indexedDB)$/.test(node.name))
              found.push(`${place(house, path, node)}: ${node.name} belongs into api/session.ts or api/visit.ts`)
          },
        })
        return found
      }),
}
