import type { ESTree } from 'vite'
import { bare, type House, type Law, nameOf, objectsIn, pathsOf, visit } from './source.ts'

const environment = 'server/src/config.ts'
const settings = 'server/src/settings.ts'

/** The variables that the server reads: the properties in capitals. */
const variablesOf = (house: House) => {
  const found: string[] = []
  visit(house, environment, {
    Property: ({ key }) => {
      const name = nameOf(key)
      if (name && /^[A-Z][A-Z_]+$/.test(name)) found.push(name)
    },
  })
  return found
}

const namesIn = (value: ESTree.Expression): string[] => {
  const object = bare(value)
  if (object.type !== 'ObjectExpression') return []
  return object.properties.flatMap((property) => {
    const name = property.type === 'Property' ? nameOf(property.key) : undefined
    if (property.type !== 'Property' || !name || ['zh', 'pt', 'en'].includes(name)) return []
    return [name, ...namesIn(property.value)]
  })
}

/** The keys of the settings, those within groups too. */
const settingsOf = (house: House) =>
  (objectsIn(house, settings).get('defaultSettings') ?? []).flatMap(({ name, value }) => [name, ...namesIn(value)])

/** Operators do not read the source. */
export const operations: Law = {
  name: 'Every variable and every setting stands in docs/operations.md or docs/settings.md',
  check: (house) => {
    const text = pathsOf(house, /^docs\/(operations|settings)\.md$/)
      .map((path) => house[path])
      .join('\n')
    const unsaid = (file: string, names: string[]) =>
      names
        .filter((name) => !new RegExp(`\`([\\w]+\\.)*${name}\``).test(text))
        .map((name) => `${file}: nothing is said about \`${name}\``)
    return [
      ...(house[environment] ? unsaid(environment, variablesOf(house)) : []),
      ...(house[settings] ? unsaid(settings, settingsOf(house)) : []),
    ]
  },
}
