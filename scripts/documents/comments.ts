import { posix } from 'node:path'
import type { ESTree } from 'vite'
import { bare, type House, importsOf, nameOf, visit } from '../house/source.ts'

// The contract’s documentation is in its doc comments, which no bundle carries. This module finds them again: from a
// call, through constants, imports and spreads, to the comment of each property.

/** An expression, and the file that its names belong to. */
export interface Place {
  path: string
  node: ESTree.Expression
}

/** The content of a comment: its sentences, and the tags `@format` and `@example`. */
export interface Said {
  text: string
  format: string | undefined
  example: string | undefined
}

interface Named extends Place {
  name: string
  said: Said | undefined
}

const read = (comment: string): Said => {
  const [text = '', ...tags] = comment.replace(/^[ \t]*\*[ \t]?/gm, '').split(/(?:^|\s+)@(?=format|example)/)
  const tag = (name: string) => {
    const found = tags.find((one) => one.startsWith(`${name} `))
    return found?.slice(name.length).trim()
  }
  return { text: text.trim().replace(/\s+/g, ' '), format: tag('format'), example: tag('example') }
}

/** The doc comment before a place in a text. */
const saidBefore = (content: string, start: number) => {
  const before = content.slice(0, start).replace(/\s*(export\s+)?(const\s+)?$/, '')
  if (!before.endsWith('*/')) return undefined
  const begin = before.lastIndexOf('/*')
  return before.startsWith('/**', begin) ? read(before.slice(begin + 3, -2)) : undefined
}

/** The functions of zod that wrap a schema; the comment of the inner one holds for the outer one, too. */
const wrappers = ['nullable', 'optional', 'array', '_default', 'pipe']

/** The arguments of a call of zod, when it is one of these functions. */
const ofZod = ({ node }: Place, functions: string[]) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const { object, property } = node.callee
  const isIt = object.type === 'Identifier' && object.name === 'z' && functions.includes(nameOf(property) ?? '')
  return isIt ? (node.arguments as ESTree.Expression[]) : undefined // Spread arguments do not occur.
}

export const commentsOf = (contract: House) => {
  const constant = (path: string, name: string): Named | undefined => {
    let found: Named | undefined
    visit(contract, path, {
      VariableDeclarator: ({ id, init, start }) => {
        if (id.type === 'Identifier' && id.name === name && init)
          found = { path, node: bare(init), name, said: saidBefore(contract[path] ?? '', start) }
      },
      ExportNamedDeclaration: ({ source, specifiers }) => {
        const exported = source && specifiers.find((one) => nameOf(one.exported) === name)
        if (exported) found = constant(posix.join(posix.dirname(path), source.value), nameOf(exported.local) ?? '')
      },
    })
    return found ?? imported(path, name)
  }

  const imported = (path: string, name: string) => {
    for (const { from, names } of importsOf(contract, path)) {
      const there = names.find(([, here]) => here === name)?.[0]
      if (there && there !== '*' && contract[from] !== undefined) return constant(from, there)
    }
    return undefined
  }

  /** The constant behind a name: `day`, or `field.day` when all of a file was imported under one name. */
  const named = ({ path, node }: Place): Named | undefined => {
    if (node.type === 'Identifier') return constant(path, node.name)
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined
    const { name } = node.object
    const whole = importsOf(contract, path).find(({ names }) =>
      names.some(([there, here]) => there === '*' && here === name),
    )
    return whole && constant(whole.from, nameOf(node.property) ?? '')
  }

  /** One step from an expression towards the object or union that it is made of. */
  const within = (place: Place): Place | undefined => {
    const { path, node } = place
    const inner = ofZod(place, [...wrappers, 'catchall', 'object', 'strictObject', 'looseObject'])?.[0]
    if (inner) return { path, node: bare(inner) }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression')
      return nameOf(node.callee.property) === 'check' ? { path, node: node.callee.object } : undefined
    if (node.type === 'MemberExpression' && nameOf(node.property) === 'shape') return { path, node: node.object }
    return named(place)
  }

  const object = (place: Place): (Place & { node: ESTree.ObjectExpression }) | undefined => {
    const { path, node } = place
    if (node.type === 'ObjectExpression') return { path, node }
    const next = within(place)
    return next && object(next)
  }

  /** The schemas between which a union chooses. */
  const choices = (place: Place): Place[] => {
    const [first, second] = ofZod(place, ['discriminatedUnion', 'union']) ?? []
    const list = second ?? first
    if (list?.type === 'ArrayExpression')
      return list.elements.map((node) => ({ path: place.path, node: node as ESTree.Expression })) // No holes, no spreads.
    const next = within(place)
    return next ? choices(next) : []
  }

  const property = (place: Place, name: string): Named | undefined => {
    const whole = object(place)
    if (!whole) return undefined
    const { path } = whole
    for (const one of whole.node.properties.toReversed()) {
      if (one.type === 'SpreadElement') {
        const spread = property({ path, node: one.argument }, name)
        if (spread) return spread
      } else if (nameOf(one.key) === name)
        return { path, node: valueIn(one), name, said: saidBefore(contract[path] ?? '', one.start) }
    }
    return undefined
  }

  /** The constants that a value is made of, the nearest first. */
  const madeOf = (place: Place): Named[] => {
    const target = named(place)
    const next = target ?? (place.node.type === 'ObjectExpression' ? undefined : within(place))
    return next ? [...(target ? [target] : []), ...madeOf(next)] : []
  }

  /**
   * The comments of a property: its own, and those of the constants that its value is made of. A constant is enough only
   * when it has the same name: `birthDate` made of `day` would still lack the person.
   */
  const saidOf = ({ name, said, ...place }: Named): Said | undefined => {
    const constants = madeOf(place).filter((one) => one.said)
    if (!said && constants[0]?.name !== name) return undefined
    const all = [said, ...constants.map((one) => one.said)].filter((one) => one !== undefined)
    const nearest = (tag: 'format' | 'example') => all.map((one) => one[tag]).find((one) => one !== undefined)
    const text = all.map((one) => one.text).filter(Boolean)
    return { text: text.join(' '), format: nearest('format'), example: nearest('example') }
  }

  /** The declaration of a call: the second argument of `get` or `post`, which may stand in a file of its own. */
  const spec = (place: Place): Place | undefined => {
    const { path, node } = named(place) ?? place
    const given = node.type === 'CallExpression' ? node.arguments[1] : undefined
    return given && given.type !== 'SpreadElement' ? { path, node: bare(given) } : undefined
  }

  return { constant, property, choices, saidOf, spec }
}

export type Comments = ReturnType<typeof commentsOf>

/** A getter gives what it returns. */
const valueIn = ({ value }: ESTree.ObjectProperty): ESTree.Expression => {
  const last = value.type === 'FunctionExpression' ? value.body?.body.at(-1) : undefined
  return bare((last?.type === 'ReturnStatement' && last.argument) || value)
}
