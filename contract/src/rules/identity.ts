import { idNumberDigits } from '../constants.ts'

/** Resident ID, non-resident worker ID, special stay permit, student card. */
export const idTypes = ['resident', 'worker', 'permit', 'student'] as const
export type IdType = (typeof idTypes)[number]
export const isIdType = (given: unknown): given is IdType => idTypes.some((type) => type === given)

/** Full-width digits become plain ones; blanks, slashes and brackets go: `1234567(8)` is `12345678`. */
export const normaliseIdNumber = (text: string) => text.normalize('NFKC').replace(/[\s/()[\]]/g, '')

export const isIdNumber = (text: string) => new RegExp(`^\\d{${idNumberDigits}}$`).test(text)

/** A resident’s number begins with 1, 5 or 7. Another beginning is worth a second look, but still accepted. */
export const looksUnusual = (idType: IdType, idNumber: string) =>
  idType === 'resident' && isIdNumber(idNumber) && !/^[157]/.test(idNumber)

/** Permits, workers’ stays and student cards end on a day that the form asks for. */
export const needsExpiry = (idType: IdType) => idType !== 'resident'

/** The permit and the student card have a number of their own besides the ID number. */
export const needsDocumentNumber = (idType: IdType) => idType === 'permit' || idType === 'student'
