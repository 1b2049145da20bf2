import { type Law, pathsOf } from './source.ts'

/** A word that is not on the map is one that a newcomer does not find. */
export const map: Law = {
  name: 'Every word stands on docs/map.md',
  check: (house) => {
    const text = house['docs/map.md'] ?? ''
    const words = (pattern: RegExp) => [
      ...new Set(pathsOf(house, pattern).map((path) => path.replace(pattern, '$<word>'))),
    ]
    const features = words(/^server\/src\/features\/(?<word>[^/]+)\/.*/).map((word) => `${word}/`)
    const calls = words(/^contract\/src\/(?<word>(calls|desk)\/[^/]+\.ts)$/)
    // A walk begins with its word, and may name a part of it: `recovery.mobile.spec.ts`.
    const walks = words(/^e2e\/(?<word>[^./]+)\..*spec\.ts$/).map((word) => `${word}/`)
    return [...new Set([...features, ...calls, ...walks])]
      .filter((word) => !text.includes(`\`${word}\``))
      .map((word) => `docs/map.md: nothing is said about \`${word}\``)
  },
}
