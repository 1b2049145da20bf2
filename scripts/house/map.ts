import { type Law, pathsOf } from './source.ts'

/** Texts that the screens of several words share. */
const sharedTexts = ['day', 'document', 'form', 'frame', 'titles']

/** A newcomer does not find a word outside the map; screens and texts stand under those words. */
export const map: Law = {
  name: 'Every word and every screen stands on docs/map.md',
  check: (house) => {
    const text = house['docs/map.md'] ?? ''
    const found = (pattern: RegExp) => [
      ...new Set(pathsOf(house, pattern).map((path) => path.replace(pattern, '$<word>'))),
    ]
    const features = found(/^server\/src\/features\/(?<word>[^/]+)\/.*/).map((word) => `\`${word}/\``)
    const calls = found(/^contract\/src\/(?<word>(calls|desk)\/[^/]+\.ts)$/).map((file) => `\`${file}\``)
    // A walk begins with its word, and may name a part of it: `recovery.mobile.spec.ts`.
    const walks = found(/^e2e\/(?<word>[^./]+)\..*spec\.ts$/).map((word) => `\`${word}/\``)
    const screens = found(/^(web|desk)\/src\/features\/.*\/(?<word>\w+Screen)\.tsx$/)
    const rows = new Set([...text.matchAll(/^\| (\w+) \|/gm)].map(([, word]) => word))
    const folders = found(/^(?<word>(web|desk)\/src\/features\/[^/]+)\/.*/)
    const texts = found(/^(?<word>(web|desk)\/src\/texts\/zh\/\w+)\.ts$/)
    const wordOf = (path: string) => path.split('/').at(-1) ?? ''
    return [
      ...[...new Set([...features, ...calls, ...walks, ...screens])]
        .filter((name) => !text.includes(name))
        .map((name) => `docs/map.md: nothing is said about ${name}`),
      ...folders.filter((path) => !rows.has(wordOf(path))).map((path) => `${path}: no word of docs/map.md`),
      ...texts
        .filter((path) => !rows.has(wordOf(path)) && !sharedTexts.includes(wordOf(path)))
        .map((path) => `${path}.ts: no word of docs/map.md, and none of the shared ${sharedTexts.join(', ')}`),
    ]
  },
}
