import { type House, pathsOf } from '../house/source.ts'
import { type Word, wordsOf } from '../house/words.ts'
import { inCells, table } from './markdown.ts'

export const mapPath = 'docs/map.md'

const callsOf = (house: House, word: string) =>
  ['calls', 'desk']
    .map((folder) => `${folder}/${word}.ts`)
    .filter((file) => `contract/src/${file}` in house)
    .map((file) => `\`${file}\``)
    .join(', ')

const screensOf = (house: House, word: string) =>
  ['web', 'desk']
    .map((room) => ({ room, pattern: new RegExp(`^${room}/src/features/${word}/(?:.*/)?(\\w+Screen)\\.tsx$`) }))
    .map(({ room, pattern }) => ({ room, names: pathsOf(house, pattern).map((path) => path.replace(pattern, '$1')) }))
    .filter(({ names }) => names.length > 0)
    .map(({ room, names }) => `${room}: ${names.join(', ')}`)
    .join(' · ')

const floorOf = (house: House, words: Word[]) => `### ${words[0]?.floor}

${table(
  ['word', 'what it is', 'calls, in `contract/src/`', 'screens'],
  words.map(({ word, what }) => [word, inCells(what), callsOf(house, word), screensOf(house, word)]),
)}`

/** The tables of docs/map.md are made of the features and their files; everything around them is written by hand. */
export const mapDocument = (house: House) => {
  const words = wordsOf(house)
  const floors = Map.groupBy(words, ({ floor }) => floor)
  const tables = [...floors.values()].map((ofFloor) => floorOf(house, ofFloor)).join('\n\n')
  return (house[mapPath] ?? '').replace(
    /(<!-- words: npm run docs -->)[\s\S]*(<!-- \/words -->)/,
    (_, begin: string, end: string) => `${begin}\n\n${tables}\n\n${end}`,
  )
}
