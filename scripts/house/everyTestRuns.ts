import type { ESTree } from 'vite'
import { isTest, type Law, nameOf, pathsOf, place, visit } from './source.ts'

const runners = ['test', 'it', 'describe', 'suite']
const evasions = ['only', 'skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']

/** The first word of a chain such as `test.describe.only`. */
const beginning = (node: ESTree.Expression): string | undefined => {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return beginning(node.object)
  if (node.type === 'CallExpression') return beginning(node.callee)
  return undefined
}

/** A skipped test proves nothing, and is soon forgotten. */
export const everyTestRuns: Law = {
  name: 'No test is set aside',
  check: (house) =>
    pathsOf(house, /\.tsx?$/)
      .filter(isTest)
      .flatMap((path) => {
        const found: string[] = []
        visit(house, path, {
          MemberExpression: (member) => {
            const name = nameOf(member.property) ?? ''
            if (evasions.includes(name) && runners.includes(beginning(member.object) ?? ''))
              found.push(`${place(house, path, member)}: .${name} keeps tests from running or from failing`)
          },
        })
        return found
      }),
}
