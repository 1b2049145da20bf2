import { normaliseUsername, Refusal } from '@palaestra/contract'
import { readSearch } from '../application/review/queue.rules.ts'

/** Where somebody was found: by which word of their name, or by which two. Empty where it was not by a name. */
export interface FoundPlace {
  first: string
  word: string
  id: number
}

/** Words have no dots: what is no letter or digit is left out of them. */
export const keyOf = ({ first, word, id }: FoundPlace) => `${first}.${word}.${id}`

/** @throws invalid_input */
export const placeFrom = (key: string): FoundPlace => {
  const [, first, word, id] = /^([^.\0]*)\.([^.\0]*)\.(\d{1,15})$/.exec(key) ?? []
  if (first === undefined || word === undefined || (first !== '' && word === ''))
    throw Refusal.at('after', 'invalid_input')
  return { first, word, id: Number(id) }
}

const isHan = (word: string) => /\p{Script=Han}/u.test(word)
const byLength = (one: string, other: string) => other.length - one.length

/** The words by which the index is read, one or two of them; who is found by these has to have the others, too. */
const wordsToRead = (words: readonly string[]) => {
  // A word that begins another one is found wherever that one is.
  const needed = [...new Set(words)].filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
  const [han, latin] = [
    needed.filter(isHan).toSorted(byLength),
    needed.filter((word) => !isHan(word)).toSorted(byLength),
  ]
  // Few have a part of a Chinese name in common; of Latin names, two words say as much as one character or two.
  const [first, second] = han.length > 0 ? [undefined, han[0]] : latin.length > 1 ? latin : [undefined, latin[0]]
  if (second === undefined) return undefined
  return { first, second, others: needed.filter((word) => word !== first && word !== second) }
}

/** What a search of members may mean. An e-mail is no name. */
export const readMemberSearch = (text: string, words: readonly string[]) => {
  const { reference: _, words: named, ...asked } = readSearch(text, words)
  return { ...asked, name: asked.email ? undefined : wordsToRead(named), username: normaliseUsername(text) || '-' }
}
export type MemberSearch = ReturnType<typeof readMemberSearch>
export type NameSearch = NonNullable<MemberSearch['name']>
