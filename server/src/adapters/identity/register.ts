import type { IdType } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'
import type { Identity, IdentityDocument } from '../../ports/identity.ts'

export interface RegisterTables {
  bureauRecords: {
    idType: IdType
    idNumber: string
    nameZh: string | null
    surname: string
    firstName: string
    gender: 'male' | 'female'
    birthDate: string
    documentExpiry: string | null
    photo: Uint8Array | null
  }
}

/** Stands in for the identity bureau: a register in the portal’s own database, filled by the demonstration. */
export const identityRegister = (db: Db): Identity & { put: (record: RegisterRecord) => Promise<void> } => {
  const recordOf = ({ idType, idNumber }: IdentityDocument) =>
    db.selectFrom('bureauRecords').where('idType', '=', idType).where('idNumber', '=', idNumber)

  return {
    async record(document) {
      return recordOf(document)
        .select(['nameZh', 'surname', 'firstName', 'gender', 'birthDate', 'documentExpiry'])
        .select((record) => record('photo', 'is not', null).$castTo<boolean>().as('hasPhoto'))
        .executeTakeFirst()
    },

    async photo(document) {
      return (await recordOf(document).select('photo').executeTakeFirst())?.photo ?? undefined
    },

    /** Writes a record, in place of the one under the same number. */
    async put(record) {
      await db
        .insertInto('bureauRecords')
        .values(record)
        .onConflict((conflict) => conflict.columns(['idType', 'idNumber']).doUpdateSet(record))
        .execute()
    },
  }
}

export type RegisterRecord = RegisterTables['bureauRecords']
