import { type House, importsOf, isTest, type Law, pathsOf } from './source.ts'

const list = 'server/src/features.ts'
const said = /\.(routes|desk|jobs)\.ts$/

const unlisted = (house: House, word: string) => {
  const own = `server/src/features/${word}/${word}.feature.ts`
  if (!(own in house)) return [`${own} is missing: it says what the feature is`]
  const isListed = list in house && importsOf(house, list).some(({ from }) => from === own)
  const named = importsOf(house, own).map(({ from }) => from)
  return [
    ...(isListed ? [] : [`${list}: ${word} is not in the list`]),
    ...pathsOf(house, new RegExp(`^server/src/features/${word}/`))
      .filter((path) => said.test(path) && !isTest(path) && !named.includes(path))
      .map((path) => `${own}: says nothing of ${path}`),
  ]
}

/** A feature outside the list does not run; neither does a part that its feature does not name. */
export const features: Law = {
  name: 'Each feature says what it is, and is listed',
  check: (house) => {
    const words = new Set(pathsOf(house, /^server\/src\/features\/[^/]+\//).map((path) => path.split('/')[3] ?? ''))
    return [...words].flatMap((word) => unlisted(house, word))
  },
}
