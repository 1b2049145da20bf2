import type { House } from './source.ts'

/** A feature, as the list in `server/src/features.ts` and its own file describe it. */
export interface Word {
  word: string
  /** The heading above it in the list. */
  floor: string
  /** The doc comment of `<word>.feature.ts`; empty where there is none. */
  what: string
}

const list = /const listed = \[([^\]]*)\]/
const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = feature\(/

const whatIs = (house: House, word: string) => {
  const [, said = ''] = comment.exec(house[`server/src/features/${word}/${word}.feature.ts`] ?? '') ?? []
  return said
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The features from the lowest floor to the highest. */
export const wordsOf = (house: House): Word[] => {
  const lines = (list.exec(house['server/src/features.ts'] ?? '')?.[1] ?? '').split(/[\n,]/).map((line) => line.trim())
  let floor = ''
  return lines.flatMap((line) => {
    if (line.startsWith('// ')) floor = line.slice(3)
    return /^\w+$/.test(line) ? [{ word: line, floor, what: whatIs(house, line) }] : []
  })
}
