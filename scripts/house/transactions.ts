import type { ESTree } from 'vite'
import { type House, isTest, type Law, nameOf, pathsOf, place, visit } from './source.ts'

type Node = ESTree.Node
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node) =>
  Object.entries(node).flatMap(([key, value]) => {
    // The name of a property is no use of a variable of that name.
    if (key === 'key' && node.type === 'Property' && !node.computed) return []
    if (key === 'property' && node.type === 'MemberExpression' && !node.computed) return []
    return [value].flat().filter(isNode)
  })

/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a]`. */
const boundBy = (pattern: Node): string[] => {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'Property') return boundBy(pattern.value)
  if (pattern.type === 'AssignmentPattern') return boundBy(pattern.left)
  return childrenOf(pattern).flatMap(boundBy)
}

const isFunction = (node: Node) => /Function/.test(node.type) && 'params' in node
const declaredIn = (node: Node): string[] => {
  if (node.type === 'VariableDeclarator') return boundBy(node.id)
  return isFunction(node) ? [] : childrenOf(node).flatMap(declaredIn)
}

/** The places where a piece of code uses an outside name; `passes` marks nodes to ignore. */
const usesOf = (
  node: Node,
  names: ReadonlySet<string>,
  passes: (node: Node, isLater: boolean) => boolean = () => false,
  isLater = false,
): Node[] => {
  if (passes(node, isLater)) return []
  if (node.type === 'Identifier') return names.has(node.name) ? [node] : []
  if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') return []
  const within = (free: ReadonlySet<string>, later: boolean) =>
    childrenOf(node).flatMap((child) => usesOf(child, free, passes, later))
  if (!('params' in node && isFunction(node))) return within(names, isLater)
  const params = [node.params].flat().filter(isNode)
  const own = new Set([...params.flatMap(boundBy), ...childrenOf(node).flatMap(declaredIn)])
  return within(new Set([...names].filter((name) => !own.has(name))), true)
}

/** A value awaited before the transaction is data; of `deps`, only the database is another one inside. */
const isHarmless = (node: Node, isLater: boolean) => {
  if (node.type === 'AwaitExpression') return !isLater
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return false
  return node.object.name === 'deps' && nameOf(node.property) !== 'db'
}

/** The names from outside the transaction: `deps`, `db`, and everything made from them. */
const outsidersIn = (house: House, path: string) => {
  const outsiders = new Set(['deps', 'db'])
  for (let size = 0; size !== outsiders.size; ) {
    size = outsiders.size
    visit(house, path, {
      VariableDeclarator: ({ id, init }) => {
        const isTakenOut = init?.type === 'Identifier' && id.type === 'ObjectPattern'
        if (!init || isTakenOut || usesOf(init, outsiders, isHarmless).length === 0) return
        for (const name of boundBy(id)) outsiders.add(name)
      },
    })
  }
  return outsiders
}

/** A service made before a transaction writes outside it, or waits for it for ever: each transaction makes its own. */
export const transactions: Law = {
  name: 'Nothing reaches around a transaction',
  check: (house) =>
    pathsOf(house, /^server\/src\/.*\.ts$/)
      .filter((path) => !isTest(path) && !path.startsWith('server/src/database/'))
      .flatMap((path) => {
        const found: string[] = []
        visit(house, path, {
          CallExpression: (call) => {
            const { callee, arguments: given } = call
            if (callee.type === 'MemberExpression' && /^(startT|t)ransaction$/.test(nameOf(callee.property) ?? ''))
              found.push(`${place(house, path, call)}: open it by inTransaction`)
            const [, work] = given
            if (callee.type !== 'Identifier' || callee.name !== 'inTransaction' || !work) return
            for (const use of usesOf(work, outsidersIn(house, path)))
              found.push(
                `${place(house, path, use)}: ${use.type === 'Identifier' ? use.name : ''} was made outside the transaction; make it from its own deps`,
              )
          },
        })
        return found
      }),
}
