import { type House, isCode, type Law, pathsOf, place, visit } from './source.ts'

/** Tools that are run as a command or named in a setting, with the name used there. */
const commands: Record<string, string> = { '@biomejs/biome': 'biome', typescript: 'tsc' }
/** Packages that another package needs beside it. */
const wantedBy: Record<string, string> = {
  playwright: '@vitest/browser-playwright',
  '@aws-sdk/client-s3': 'flydrive',
  '@aws-sdk/s3-request-presigner': 'flydrive',
  '@tensorflow/tfjs-core': '@vladmandic/human',
  '@tensorflow/tfjs-converter': '@vladmandic/human',
}

const roomOf = (manifest: string) => manifest.replace(/package\.json$/, '')

/** A package is used when its name stands in quotes: imported, resolved, or handed to a tool. */
const isNamed = (house: House, folder: string, name: string) =>
  pathsOf(house, /./).some(
    (path) =>
      isCode(path) &&
      path.startsWith(folder) &&
      [`'${name}'`, `'${name}/`].some((quoted) => (house[path] ?? '').includes(quoted)),
  )

const unusedPackages = (house: House) =>
  pathsOf(house, /^([a-z0-9]+\/)?package\.json$/).flatMap((path) => {
    const lists = JSON.parse(house[path] ?? '{}')
    return ['dependencies', 'devDependencies']
      .flatMap((list) => Object.keys(lists[list] ?? {}))
      .filter((name) => {
        // Types are used together with their package; those of Node everywhere.
        const described = name.replace(/^@types\//, '')
        const written = commands[name] ?? wantedBy[name] ?? described
        return name !== '@types/node' && !isNamed(house, roomOf(path), written)
      })
      .map((name) => `${path}: ${name} is imported by no file there and run by no script`)
  })

const wordsIn = (text: string) => new Set(text.match(/[A-Za-z_$][\w$]*/g))

/** Sentences have a law of their own, and migrations are listed as wholes. */
const hasOwnLaw = /\/texts\/|^contract\/src\/refusals\/|^server\/src\/database\/migrations\//

const calledByTools = ['setup', 'teardown', 'up']
/** Styles read these too. A test that repeats the number does not count as a use. */
const constants = 'contract/src/constants.ts'

const unusedExports = (house: House) => {
  const files = pathsOf(house, /\.(tsx?|mjs|css)$/).map((path) => ({ path, words: wordsIn(house[path] ?? '') }))
  const isUsed = (name: string, path: string) =>
    files.some(
      (other) => other.path !== path && other.words.has(name) && !(path === constants && /\.test\./.test(other.path)),
    )
  return pathsOf(house, /\.(tsx?|mjs)$/)
    .filter((path) => !hasOwnLaw.test(path))
    .flatMap((path) => {
      const found: string[] = []
      visit(house, path, {
        ExportNamedDeclaration: ({ declaration }) => {
          if (declaration?.type !== 'VariableDeclaration') return
          for (const { id, start } of declaration.declarations)
            if (id.type === 'Identifier' && !calledByTools.includes(id.name) && !isUsed(id.name, path))
              found.push(`${place(house, path, { start })}: ${id.name} is exported, and nothing elsewhere uses it`)
        },
      })
      return found
    })
}

/** Unused code misleads its readers, and stays for ever. */
export const unused: Law = {
  name: 'No dependency, constant or export is unused',
  check: (house) => [...unusedPackages(house), ...unusedExports(house)],
}
