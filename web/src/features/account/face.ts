import * as texts from '#texts/account'
import { locale } from '#texts/document'
import { settings } from '../../settings.ts'
import type { Member } from './AccountScreen.tsx'

/** What a card looks like, so that a guard tells the three apart from afar. */
export type Face = 'valid' | 'temporary' | 'void'

const stateOf = ({ card: { kind, closed } }: Member) => {
  if (closed === null) return kind
  return closed === 'card_expired' ? 'expired' : 'suspended'
}

/** The face of the card, and the word for its state. */
export const faceOf = (member: Member): { face: Face; word: string } => {
  const state = stateOf(member)
  const face = state === 'permanent' ? 'valid' : state === 'temporary' ? 'temporary' : 'void'
  return { face, word: texts.states[state] }
}

/** Until when what there is holds. */
export const holdsUntil = (member: Member, day: string) => texts.holds[stateOf(member)](day)

/** Whether the day has come on which a temporary card can be swapped. */
export const maySwap = ({ card: { permanentFrom } }: Member) =>
  permanentFrom !== null && permanentFrom <= settings.today

/** The Chinese name leads in Chinese, the other one elsewhere; where there are two, both are on the card. */
export const namesOf = ({ nameZh, namePt }: Member) => {
  const names = locale === 'zh' ? [nameZh, namePt] : [namePt, nameZh]
  return names.filter((name) => name !== null)
}

const isChinese = (name: string) => /^\p{Script=Han}/u.test(name)

/** The language of a name, by its letters: that of the page may be another. */
export const languageOf = (name: string) => (isChinese(name) ? 'zh-Hant-MO' : 'pt')

/** Whether a name needs smaller letters to stand on a card: none of its words may break. */
export const isLong = (name: string) => /.{25}|\S{10}/.test(name)

/** Stands where there is no photo: a sign of a Chinese name, two letters of another. */
export const initialsOf = (name: string) =>
  isChinese(name) ? name.slice(0, 1) : name.replace(/^(\S)(?:.*\s(\S))?.*/, '$1$2').toUpperCase()
