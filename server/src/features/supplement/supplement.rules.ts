import {
  type Changes,
  changedFields,
  type OnFile,
  type SupplementField,
  validityAfterChange,
} from '@palaestra/contract'
import type { Supplement } from './supplement.table.ts'

/** What the change says against the file as it is now: another change may have been made meanwhile. */
export const changedNow = (change: Changes, onFile: OnFile): SupplementField[] => {
  const differs = (field: SupplementField) => field === 'photo' || field === 'idCopy' || change[field] !== onFile[field]
  return changedFields(change).filter(differs)
}

/** What stands on file after the change. */
export const afterChange = (
  { nameZh, dropsNameZh, surname, firstName, documentNumber, documentExpiry }: Changes,
  onFile: OnFile,
) => ({
  nameZh: dropsNameZh ? null : (nameZh ?? onFile.nameZh),
  surname: surname ?? onFile.surname,
  firstName: firstName ?? onFile.firstName,
  documentNumber: documentNumber ?? onFile.documentNumber,
  documentExpiry: documentExpiry ?? onFile.documentExpiry,
})

/** The last day of the card once the change is approved on a day; null where it stays. */
export const validityAfter = (
  today: string,
  change: Pick<Supplement, 'renews' | 'documentExpiry'>,
  { idType, birthDate, documentExpiry }: Pick<OnFile, 'idType' | 'documentExpiry'> & { birthDate: string },
) =>
  validityAfterChange(today, {
    renews: change.renews,
    newExpiry: change.documentExpiry !== null && change.documentExpiry !== documentExpiry,
    idType,
    birthDate,
    documentExpiry: change.documentExpiry ?? documentExpiry,
  })
