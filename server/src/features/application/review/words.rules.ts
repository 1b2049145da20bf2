/** The words by which an index is read, one or two of them; who is found by these has to have the others, too. */
export interface WordsToRead {
  /** Undefined where one word is read. */
  first: string | undefined
  second: string
  others: string[]
}

const isHan = (word: string) => /\p{Script=Han}/u.test(word)
const byLength = (one: string, other: string) => other.length - one.length

/** Undefined for no words. Each is the beginning of a word of the name; their order says nothing. */
export const wordsToRead = (words: readonly string[]): WordsToRead | undefined => {
  // A word that begins another one is found wherever that one is.
  const needed = [...new Set(words)].filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
  const han = needed.filter(isHan).toSorted(byLength)
  const latin = needed.filter((word) => !isHan(word)).toSorted(byLength)
  // Few have a part of a Chinese name in common; of Latin names, two words say as much as one character or two.
  const [first, second] = han.length > 0 ? [undefined, han[0]] : latin.length > 1 ? latin : [undefined, latin[0]]
  if (second === undefined) return undefined
  return { first, second, others: needed.filter((word) => word !== first && word !== second) }
}
