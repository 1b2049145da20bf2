import type { Schema } from '@palaestra/contract/openapi'
import { inCells, table } from './markdown.ts'

const isNull = ({ type }: Schema) => type === 'null'
const quoted = (value: unknown) => `\`${JSON.stringify(value)}\``

/** The kind of a value, in a few words. */
const kindOf = (schema: Schema): string => {
  const { type, format, anyOf, oneOf, items, $ref } = schema
  if ('const' in schema) return quoted(schema.const)
  if (schema.enum) return schema.enum.map(quoted).join(' or ')
  if (anyOf) return anyOf.map(kindOf).join(' or ')
  if ($ref) return 'object'
  if (items) return `list of ${kindOf(items)}`
  if (oneOf) return 'object'
  if (format === 'binary') return 'file'
  return format ? `${type} (${format})` : [type].flat().join(' or ')
}

/** The schema within lists and nullable values, and its path. */
const inside = (schema: Schema, way: string): [Schema, string] => {
  if (schema.items) return inside(schema.items, `${way}[]`)
  const others = schema.anyOf?.filter((one) => !isNull(one)) ?? []
  return others.length === 1 && others[0] ? inside(others[0], way) : [schema, way]
}

/** One row for each property, with the rows of inner objects below it. A choice lists each kind after the other. */
const rowsOf = (schema: Schema, way = ''): string[][] => {
  const { properties = {}, required = [], oneOf = [] } = schema
  const own = Object.entries(properties).flatMap(([name, part]) => {
    const path = way ? `${way}.${name}` : name
    const optional = required.includes(name) ? '' : ', may be left out'
    return [
      [`\`${path}\``, inCells(kindOf(part) + optional), inCells(part.description)],
      ...rowsOf(...inside(part, path)),
    ]
  })
  return [...own, ...oneOf.flatMap((one) => rowsOf(one, way))]
}

/** A table of the properties; one sentence when there are none. */
export const shapeOf = (title: string, schema: Schema | undefined) => {
  const rows = schema ? rowsOf(schema) : []
  return rows.length > 0 ? table([title, 'kind', 'what it is'], rows) : `Nothing stands in the ${title}.`
}
