import { type House, isCode, type Law, pathsOf, place, visit } from './source.ts'

/** Tools that are run by their command or named in a setting, and what each is called there. */
const commands: Record<string, string> = { '@biomejs/biome': 'biome', typescript: 'tsc' }
/** What another package wants beside itself. */
const wantedBy: Record<string, string> = {
  playwright: '@vitest/browser-playwright',
  '@tensorflow/tfjs-core': '@vladmandic/human',
  '@tensorflow/tfjs-converter': '@vladmandic/human',
}

const roomOf = (manifest: string) => manifest.replace(/package\.json$/, '')

/** A package is used where its name stands in quotes: imported, resolved, or handed to a tool. */
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
        // Types are used where what they describe is; those of Node everywhere.
        const described = name.replace(/^@types\//, '')
        const written = commands[name] ?? wantedBy[name] ?? described
        return name !== '@types/node' && !isNamed(house, roomOf(path), written)
      })
      .map((name) => `${path}: ${name} is imported by no file there and run by no script`)
  })

const wordsIn = (text: string) => new Set(text.match(/[A-Za-z_$][\w$]*/g))

/** Not the sentences, which have a law of their own, nor migrations, which are listed as wholes. */
const hasOwnLaw = /\/texts\/|^contract\/src\/refusals\/|^server\/src\/database\/migrations\//

const calledByTools = ['setup', 'teardown', 'up']
/** Read by styles too; a test that repeats its number is no use of it. */
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

/** What nobody uses misleads whoever reads it, and stays for ever. */
export const unused: Law = {
  name: 'No dependency, constant or export is unused',
  check: (house) => [...unusedPackages(house), ...unusedExports(house)],
}
