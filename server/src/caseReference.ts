import { randomInt } from 'node:crypto'
import { type CaseKind, caseLetters } from '@palaestra/contract'

/** Letters and digits that cannot be taken for one another. */
const signs = '234679ACDEFGHJKMNPQRTVWXY'

/** A letter, the year, and so many signs by chance. */
export const referenceFrom = (letter: string, today: string, length = 6) =>
  `${letter}${today.slice(2, 4)}-${Array.from({ length }, () => signs[randomInt(signs.length)]).join('')}`

/** A new name by which member and staff refer to a case, e.g. `S26-7KQX3M`: its kind, the year, and six signs by chance. */
export const newReference = (kind: CaseKind, today: string) => referenceFrom(caseLetters[kind], today)
