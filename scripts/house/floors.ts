import { type House, importsOf, isTest, type Law, pathsOf } from './source.ts'
import { wordsOf } from './words.ts'

const service = /^server\/src\/features\/([^/]+)\/(?:[^/]+\/)?[^/]+\.service\.ts$/

/** feature → the features whose services it calls. */
const callsBetween = (house: House) => {
  const calls = new Map<string, Set<string>>()
  for (const path of pathsOf(house, /^server\/src\/features\/[^/]+\/.*\.ts$/).filter((path) => !isTest(path))) {
    const feature = path.split('/')[3] ?? ''
    const called = importsOf(house, path)
      .filter(({ typeOnly }) => !typeOnly)
      .flatMap(({ from }) => service.exec(from)?.[1] ?? [])
      .filter((other) => other !== feature)
    calls.set(feature, new Set([...(calls.get(feature) ?? []), ...called]))
  }
  return calls
}

/** Each circle once, beginning at the word that comes first in the alphabet. */
const circlesIn = (calls: Map<string, Set<string>>) => {
  const circles: string[][] = []
  const walk = (way: string[]) => {
    const [first = '', last = first] = [way[0], way.at(-1)]
    for (const next of calls.get(last) ?? []) {
      if (next === first) circles.push(way)
      else if (next > first && !way.includes(next)) walk([...way, next])
    }
  }
  for (const feature of calls.keys()) walk([feature])
  return circles
}

/** Calls go downwards without circles: code shared by two features sinks into a lower one, or a job listens. */
export const floors: Law = {
  name: 'Features form floors',
  check: (house) => {
    const calls = callsBetween(house)
    const order = wordsOf(house).map(({ word }) => word)
    const upwards = [...calls].flatMap(([feature, called]) =>
      [...called]
        .filter((other) => order.includes(feature) && order.indexOf(other) > order.indexOf(feature))
        .map(
          (other) =>
            `server/src/features/${feature}: calls the service of ${other}, which stands above it in server/src/features.ts`,
        ),
    )
    return [
      ...upwards,
      ...circlesIn(calls).map(
        (circle) => `server/src/features: services call each other in a circle: ${[...circle, circle[0]].join(' → ')}`,
      ),
    ]
  },
}
