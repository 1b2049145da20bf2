import { documents } from '../documents.ts'
import { type Law, pathsOf } from './source.ts'

/** An outdated list of calls is worse than none. */
export const freshDocuments: Law = {
  name: 'The documents of the contract are those of today',
  check: (house) => [
    ...Object.entries(documents)
      .filter(([path, content]) => house[path] !== content)
      .map(([path]) => `${path}: the contract says something else by now. Run: npm run docs`),
    ...pathsOf(house, /^docs\/calls\/.*\.md$/)
      .filter((path) => documents[path] === undefined)
      .map((path) => `${path}: the contract has no such word any more. Remove the page`),
  ],
}
