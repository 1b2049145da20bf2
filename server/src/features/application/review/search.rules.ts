import {
  isIdNumber,
  isMemberNumber,
  isTelephone,
  kindOfReference,
  normaliseEmail,
  normaliseIdNumber,
  normaliseMemberNumber,
  normaliseMobile,
} from '@palaestra/contract'
import type { FoundByName } from './words.table.ts'

/** More words than a name has. */
const mostWords = 8

/**
 * What a search may mean. `words` are made in the database, by the rule that keeps the names there; a search without a
 * letter or digit has none, and finds nobody.
 */
export const readSearch = (text: string, words: readonly string[]) => {
  const digits = normaliseMobile(text)
  const idNumber = normaliseIdNumber(text)
  const memberNumber = normaliseMemberNumber(text)
  const reference = text.normalize('NFKC').trim().toUpperCase()
  return {
    words: words.slice(0, mostWords),
    ...(kindOfReference(reference) &&
      /^.\d/.test(reference) && { reference: reference.replace(/^(.\d\d)[\s-]*(?=[A-Z0-9])/, '$1-') }),
    ...(isIdNumber(idNumber) && { idNumber }),
    ...(isTelephone(digits) && { telephone: digits }),
    ...(isMemberNumber(memberNumber) && { memberNumber }),
    ...(text.includes('@') && { email: normaliseEmail(text) }),
  }
}
/** With those whom its words mean, and members whom a number or an e-mail means. */
export type Search = ReturnType<typeof readSearch> & { named: FoundByName; members: readonly number[] }
