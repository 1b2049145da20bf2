import type { ESTree } from 'vite'
import { isTest, type Law, pathsOf, place, visit } from './source.ts'

const letters = /\p{L}/u
/** Attributes that people read or hear. */
const readAloud =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label|hint|submit)$/

const wordsIn = (value: ESTree.Node | null): boolean => {
  if (value?.type === 'JSXExpressionContainer') return wordsIn(value.expression)
  if (value?.type === 'Literal') return typeof value.value === 'string' && letters.test(value.value)
  if (value?.type === 'TemplateLiteral') return value.quasis.some((part) => letters.test(part.value.raw))
  if (value?.type === 'ConditionalExpression') return wordsIn(value.consequent) || wordsIn(value.alternate)
  if (value?.type === 'LogicalExpression') return wordsIn(value.right)
  return false
}

/** A sentence stands once per language, in texts; a screen only says which. */
export const sentences: Law = {
  name: 'No sentence is written in a screen',
  check: (house) =>
    pathsOf(house, /\.tsx$/)
      .filter((path) => !isTest(path))
      .flatMap((path) => {
        const found: string[] = []
        const blame = (node: { start: number }) =>
          found.push(`${place(house, path, node)}: these words belong into texts/<language>/`)
        visit(house, path, {
          JSXText: (text) => {
            if (letters.test(text.value)) blame(text)
          },
          JSXAttribute: (attribute) => {
            const { name, value } = attribute
            if (name.type === 'JSXIdentifier' && readAloud.test(name.name) && wordsIn(value)) blame(attribute)
          },
          JSXElement: ({ children }) => {
            for (const child of children) if (child.type === 'JSXExpressionContainer' && wordsIn(child)) blame(child)
          },
          JSXFragment: ({ children }) => {
            for (const child of children) if (child.type === 'JSXExpressionContainer' && wordsIn(child)) blame(child)
          },
        })
        return found
      }),
}
