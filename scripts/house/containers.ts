import { type Law, pathsOf } from './source.ts'

const named = /\bcontainer(?:-name)?:\s*([a-z][\w-]*)/g
const asked = /@container\s+(?!not\b|style\b|scroll-state\b)([a-z][\w-]*)/gi

/** The build gives each style sheet names of its own: a container that another one has named is found by nobody. */
export const containers: Law = {
  name: 'A style sheet asks by name only for containers that it has named itself',
  check: (house) =>
    pathsOf(house, /\.module\.css$/).flatMap((path) => {
      const sheet = house[path] ?? ''
      const names = new Set([...sheet.matchAll(named)].map(([, name]) => name))
      return [...new Set([...sheet.matchAll(asked)].map(([, name]) => name))]
        .filter((name) => !names.has(name))
        .map((name) => `${path}: the container ${name} is named in no rule here; ask the nearest one, without a name`)
    }),
}
