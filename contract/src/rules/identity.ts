import { idNumberDigits } from '../constants.ts'
import { plain, withoutGaps } from './typing.ts'

/** Resident ID, non-resident worker ID, special stay permit, student card. */
export const idTypes = ['resident', 'worker', 'permit', 'student'] as const
export type IdType = (typeof idTypes)[number]
export const isIdType = (given: unknown): given is IdType => idTypes.some((type) => type === given)

/** Full-width digits become plain ones; blanks, dashes, slashes and brackets go: `1234567(8)` is `12345678`. */
export const normaliseIdNumber = (text: string) => withoutGaps(text).replace(/[/()[\]]/g, '')

/** The same for the number of a permit or a student card, of which hyphens and slashes may be a part. */
export const normaliseDocumentNumber = (text: string) =>
  plain(text)
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s/g, '')

export const isIdNumber = (text: string) => new RegExp(`^\\d{${idNumberDigits}}$`).test(text)

/** A resident’s number begins with 1, 5 or 7. Another beginning is worth a second look, but still accepted. */
export const looksUnusual = (idType: IdType, idNumber: string) =>
  idType === 'resident' && isIdNumber(idNumber) && !/^[157]/.test(idNumber)

/** Permits, workers’ stays and student cards end on a day that the form asks for. */
export const needsExpiry = (idType: IdType) => idType !== 'resident'

/** The permit and the student card have a number of their own besides the ID number. */
export const needsDocumentNumber = (idType: IdType) => idType === 'permit' || idType === 'student'
