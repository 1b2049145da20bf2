import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite'

/** The project as text: path from the root → content. A test may write one by hand. */
export type House = Record<string, string>

/** One law. `check` gives back a sentence for every place that breaks it, and none when it holds. */
export interface Law {
  name: string
  check(house: House): string[]
}

const made = /(^|\/)(node_modules|dist|\.cache|\.git|data)(\/|$)/

/** All files in a folder that the laws are about. */
export const readHouse = (root: string): House => {
  const paths = globSync('**/*.{ts,tsx,mjs,css,json,md}', { cwd: root, exclude: (path) => made.test(path) })
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]))
}

export const pathsOf = (house: House, pattern: RegExp) => Object.keys(house).filter((path) => pattern.test(path))

export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)
/** True for tests and their helpers. */
export const isTest = (path: string) => /\.(test|spec|proof)\.tsx?$|^[a-z]+\/src\/testing\//.test(path)

const parsed = new Map<string, ESTree.Program>()

const programOf = (house: House, path: string) => {
  const content = house[path] ?? ''
  const key = `${path}\n${content}`
  const known = parsed.get(key)
  if (known) return known
  const { program, errors } = parseSync(path, content)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  parsed.set(key, program)
  return program
}

/** Calls the visitor for every node of a file, outer ones first. */
export const visit = (house: House, path: string, visitor: VisitorObject) =>
  new Visitor(visitor).visit(programOf(house, path))

/** The place of a node, in the form that terminals and editors open. */
export const place = (house: House, path: string, { start }: { start: number }) =>
  `${path}:${(house[path] ?? '').slice(0, start).split('\n').length}`

export interface Import {
  /** The path from the root for a file of ours; the name as written for a package. */
  from: string
  /** The name there → the name here; `*` is everything. */
  names: [there: string, here: string][]
  typeOnly: boolean
  start: number
}

export const importsOf = (house: House, path: string): Import[] => {
  const found: Import[] = []
  const resolve = (from: string) => (from.startsWith('.') ? posix.join(posix.dirname(path), from) : from)
  visit(house, path, {
    ImportDeclaration: ({ source, specifiers, importKind, start }) => {
      const names = specifiers.map((one): [string, string] => {
        if (one.type === 'ImportNamespaceSpecifier') return ['*', one.local.name]
        if (one.type === 'ImportDefaultSpecifier') return ['default', one.local.name]
        return [one.imported.type === 'Identifier' ? one.imported.name : one.imported.value, one.local.name]
      })
      found.push({ from: resolve(source.value), names, typeOnly: importKind === 'type', start })
    },
    ImportExpression: ({ source, start }) => {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return
      found.push({ from: resolve(source.value), names: [], typeOnly: false, start })
    },
    ExportNamedDeclaration: ({ source, exportKind, start }) => {
      if (source) found.push({ from: resolve(source.value), names: [], typeOnly: exportKind === 'type', start })
    },
    ExportAllDeclaration: ({ source, exportKind, start }) => {
      found.push({ from: resolve(source.value), names: [['*', '*']], typeOnly: exportKind === 'type', start })
    },
  })
  return found
}

/** The name of a property, when the text shows it. */
export const nameOf = (key: ESTree.Node) => {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value
  return undefined
}

/** A value without its `as const`, `satisfies …` and brackets. */
export const bare = (value: ESTree.Expression): ESTree.Expression =>
  value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression' || value.type === 'ParenthesizedExpression'
    ? bare(value.expression)
    : value

/** The constants of a file that hold an object: name → its properties. */
export const objectsIn = (house: House, path: string) => {
  const found = new Map<string, { name: string; value: ESTree.Expression; start: number }[]>()
  visit(house, path, {
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return
      const value = bare(init)
      if (value.type !== 'ObjectExpression') return
      const properties = value.properties.flatMap((property) => {
        const name = property.type === 'Property' ? nameOf(property.key) : undefined
        return property.type === 'Property' && name ? [{ name, value: property.value, start: property.start }] : []
      })
      found.set(id.name, properties)
    },
  })
  return found
}
