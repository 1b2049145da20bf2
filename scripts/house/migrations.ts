import { landed, landedPath } from '../documents/landed.ts'
import { type House, importsOf, type Law, objectsIn, pathsOf } from './source.ts'

const folder = 'server/src/database/migrations'

/** The order in which they came: one that takes its place among those before would never run where those have. */
const outOfTurn = (house: House, listed: string[]) => {
  const came = landed(house)
  const [first] = listed.filter((name, position) => name !== came[position])
  if (!first) return came.length > listed.length ? [`${landedPath}: a migration that has landed is not listed`] : []
  const place = came.indexOf(first)
  if (place < 0) return [`${landedPath}: ${first} is not noted down yet. Run: npm run docs`]
  return [`${folder}: ${came[place - 1] ?? first} and ${first} landed the other way round; number the later one higher`]
}

/** A migration that is not in the list never runs; one in the wrong place runs too early. */
export const migrations: Law = {
  name: 'Migrations are listed, all and in order',
  check: (house) => {
    const index = `${folder}/index.ts`
    const files = pathsOf(house, new RegExp(`^${folder}/(?!index\\.ts|landed\\.json)`)).map((path) =>
      path.slice(folder.length + 1),
    )
    if (files.length === 0) return []
    const names = files.map((file) => file.replace(/\.ts$/, ''))
    const listed = objectsIn(house, index).get('migrations') ?? []
    const sources = new Map(
      importsOf(house, index).flatMap(({ from, names }) => names.map(([, here]) => [here, from] as const)),
    )
    return [
      ...files
        .filter((file) => !/^\d{4}_[a-z]\w*\.ts$/.test(file))
        .map((file) => `${folder}/${file}: a migration is called 0001_word.ts`),
      ...files
        .filter((file, position) => file.slice(0, 4) === files[position - 1]?.slice(0, 4))
        .map((file) => `${folder}/${file}: another migration has this number`),
      ...names
        .filter((name) => !listed.some((one) => one.name === name))
        .map((name) => `${index}: ${name} is not in the list`),
      ...listed
        .filter(({ name }, position) => position > 0 && name <= (listed[position - 1]?.name ?? ''))
        .map(({ name }) => `${index}: ${name} stands in the wrong place`),
      ...listed
        .filter(({ name, value }) => value.type !== 'Identifier' || sources.get(value.name) !== `${folder}/${name}.ts`)
        .map(({ name }) => `${index}: ${name} is not what its file says`),
      ...outOfTurn(
        house,
        listed.map(({ name }) => name),
      ),
    ]
  },
}
