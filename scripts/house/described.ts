import type { Law } from './source.ts'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const entries = (value: unknown) => (isObject(value) ? Object.entries(value) : [])
const isDescribed = (value: unknown) => isObject(value) && Boolean(value['description'])

/** The properties below without a description, each by its path. */
const undescribed = (value: unknown, way: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => undescribed(one, way))
  return entries(value).flatMap(([name, part]) => {
    if (name === 'example' || name === 'examples') return []
    if (name !== 'properties') return undescribed(part, way)
    return entries(part).flatMap(([property, schema]) => [
      ...(isDescribed(schema) ? [] : [`${way} ${property}`]),
      ...undescribed(schema, `${way} ${property}`),
    ])
  })
}

const undescribedIn = (operation: Json) => {
  const id = String(operation['operationId'])
  const parameters = [operation['parameters']]
    .flat()
    .filter((one) => isObject(one) && !one['$ref'] && !isDescribed(one))
  return [
    ...undescribed(operation['requestBody'], id),
    ...undescribed(operation['responses'], id),
    ...parameters.map((one) => `${id} ${isObject(one) && one['name']}`),
  ]
}

/** People who never see the source read the properties of a call. */
export const described: Law = {
  name: 'Every word, and every property of every call, says what it is',
  check: (house) => {
    const { paths, components, tags } = JSON.parse(house['docs/openapi.json'] ?? '{}')
    const operations = Object.values<object>(paths ?? {}).flatMap((path) => Object.values<Json>({ ...path }))
    const words = [tags ?? []].flat().filter((tag) => !isDescribed(tag))
    return [
      ...words.map(({ name }) => `${name}: the word`),
      ...operations.flatMap(undescribedIn),
      ...undescribed(components, 'components'),
    ].map((what) => `contract: ${what} has no doc comment. Write one where it is declared, then: npm run docs`)
  },
}
