import { longDay } from '#texts/day'
import * as texts from '#texts/supplement'
import type { Known } from './known.ts'
import type { OnFile } from './onFile.ts'

/** What stands in the form at first: what the bureau has otherwise, else what was rejected, else what is on file. */
export const beginningOf = ({ last, ...file }: OnFile, known?: Known) => ({
  noChineseName: known?.nameZh
    ? false
    : Boolean(known?.dropsNameZh || last?.dropsNameZh || (last?.nameZh ?? file.nameZh) === null),
  nameZh: known?.nameZh ?? last?.nameZh ?? file.nameZh ?? '',
  surname: known?.surname ?? last?.surname ?? file.surname,
  firstName: known?.firstName ?? last?.firstName ?? file.firstName,
  documentNumber: last?.documentNumber ?? file.documentNumber ?? '',
  documentExpiry: known?.documentExpiry ?? last?.documentExpiry ?? file.documentExpiry ?? '',
})
export type Beginning = ReturnType<typeof beginningOf>

/** Says of each field that comes from the bureau that it does, and what is on file in its place. */
export const marksOf = (file: OnFile, known?: Known): Partial<Record<keyof Beginning, string>> => {
  if (!known) return {}
  const mark = (onFile: string | null) => texts.fromBureau(onFile ?? texts.none)
  const expiry = file.documentExpiry
  return {
    ...(known.nameZh && { nameZh: mark(file.nameZh) }),
    ...(known.dropsNameZh && { noChineseName: mark(file.nameZh) }),
    ...(known.surname && { surname: mark(file.surname) }),
    ...(known.firstName && { firstName: mark(file.firstName) }),
    ...(known.documentExpiry && { documentExpiry: mark(expiry && longDay(expiry)) }),
  }
}
