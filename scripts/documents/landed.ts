import { type House, objectsIn } from '../house/source.ts'

/** The list of migrations in the order in which they came to the program. */
export const landedPath = 'server/src/database/migrations/landed.json'

/** Names of migrations, the first one first. */
export const landed = (house: House): string[] => JSON.parse(house[landedPath] ?? '[]')

/** What has landed, and after it, in the order of the list, what has not been noted down: nothing goes in between. */
export const landedDocument = (house: House) => {
  const before = landed(house)
  const listed = objectsIn(house, 'server/src/database/migrations/index.ts').get('migrations') ?? []
  const added = listed.map(({ name }) => name).filter((name) => !before.includes(name))
  return `${JSON.stringify([...before, ...added], null, 2)}\n`
}
