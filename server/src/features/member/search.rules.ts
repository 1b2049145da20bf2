import { normaliseUsername, Refusal } from '@palaestra/contract'
import { readSearch } from '../application/review/search.rules.ts'
import { wordsToRead } from '../application/review/words.rules.ts'

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

/** What a search of members may mean. An e-mail is no name. */
export const readMemberSearch = (text: string, words: readonly string[]) => {
  const { reference: _, words: named, ...asked } = readSearch(text, words)
  return { ...asked, name: asked.email ? undefined : wordsToRead(named), username: normaliseUsername(text) || '-' }
}
export type MemberSearch = ReturnType<typeof readMemberSearch>
