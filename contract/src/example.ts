import type { Schema } from './envelope.ts'

/**
 * One value of a schema, made of the examples of its parts. A part without an example is left out when its type allows
 * anything; the test that reads each example with the schema of its call then asks for one.
 */
export const exampleOf = (schema: Schema, parts: Record<string, Schema> = {}): unknown => {
  const { examples, $ref, oneOf, anyOf, items, type, properties = {} } = schema
  if (examples) return examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if ($ref) {
    // A recursive schema ends where it would begin again.
    const { [$ref.split('/').at(-1) ?? '']: part, ...others } = parts
    return part && exampleOf(part, others)
  }
  const [first] = oneOf ?? anyOf ?? []
  if (first) return exampleOf(first, parts)
  if (items) return [exampleOf(items, parts)].filter((one) => one !== undefined)
  if (type === 'boolean') return true
  if (type !== 'object') return undefined
  const values = Object.entries(properties).map(([name, part]) => [name, exampleOf(part, parts)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
