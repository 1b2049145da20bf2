import { mapDocument, mapPath } from '../documents/map.ts'
import { type House, type Law, pathsOf } from './source.ts'
import { wordsOf } from './words.ts'

/** Texts that the screens of several words share. */
const sharedTexts = ['day', 'document', 'form', 'frame', 'titles']

/** The places that are named after a word. A walk, texts or calls may name a part of it: `recovery.mobile.spec.ts`. */
const named = [
  /^contract\/src\/(?:calls|desk)\/(?<word>[^/.]+)(?:\.\w+)?\.ts$/,
  /^(?:web|desk)\/src\/features\/(?<word>[^/]+)\//,
  /^(?:web|desk)\/src\/texts\/zh\/(?<word>\w+)(?:\.\w+)?\.ts$/,
  /^e2e\/(?<word>[^./]+)\..*spec\.ts$/,
]

const strangers = (house: House, words: string[]) =>
  named.flatMap((pattern) => {
    const found = new Map(pathsOf(house, pattern).map((path) => [pattern.exec(path)?.groups?.['word'] ?? '', path]))
    return [...found]
      .filter(([word]) => !words.includes(word))
      .map(([word, path]) => `${path}: no feature is called ${word}`)
  })

/** A newcomer finds every word on the map; calls, screens, texts and walks stand under those words. */
export const map: Law = {
  name: 'Every word stands on docs/map.md',
  check: (house) => {
    const words = wordsOf(house)
    return [
      ...words
        .filter(({ what }) => what === '')
        .map(({ word }) => `server/src/features/${word}/${word}.feature.ts: no doc comment says what ${word} is`),
      ...strangers(house, [...words.map(({ word }) => word), ...sharedTexts]),
      ...(house[mapPath] === mapDocument(house)
        ? []
        : [`${mapPath}: the features are others by now. Run: npm run docs`]),
    ]
  },
}
