import type { IdType } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'
import type { IdentityDocument, KnownBy } from '../../ports/identity.ts'
import type { BureauRecords } from './comparing.ts'

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
  bureauRelations: {
    childIdType: IdType
    childIdNumber: string
    guardianIdType: IdType
    guardianIdNumber: string
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends RegisterTables {}
}
export type RegisterRecord = RegisterTables['bureauRecords']

/** The bureau, with the writing methods that the demonstration and tests need. */
interface Register extends BureauRecords {
  put(record: RegisterRecord): Promise<void>
  putRelation(child: IdentityDocument, guardian: IdentityDocument): Promise<void>
}

/** Stands in for the identity bureau: a register in the portal’s own database, filled by the demonstration. */
export const identityRegister = (db: Db): Register => {
  const recordOf = ({ idType, idNumber }: KnownBy) =>
    db
      .selectFrom('bureauRecords')
      .where('idNumber', '=', idNumber)
      .$if(idType !== undefined, (records) => records.where('idType', '=', idType ?? 'resident'))
  const photoOf = async (document: KnownBy) =>
    (await recordOf(document).select('photo').executeTakeFirst())?.photo ?? undefined

  return {
    state: () => 'closed',

    async record(document) {
      return recordOf(document)
        .select(['nameZh', 'surname', 'firstName', 'gender', 'birthDate', 'documentExpiry'])
        .select((record) => record('photo', 'is not', null).$castTo<boolean>().as('hasPhoto'))
        .executeTakeFirst()
    },

    photo: photoOf,

    // The same single statement runs whatever is wrong, so the time of a reply gives nothing away.
    async isGuardian(child, guardian) {
      const found = await db
        .selectFrom('bureauRelations')
        .innerJoin('bureauRecords as child', (join) =>
          join
            .onRef('child.idType', '=', 'bureauRelations.childIdType')
            .onRef('child.idNumber', '=', 'bureauRelations.childIdNumber'),
        )
        .innerJoin('bureauRecords as guardian', (join) =>
          join
            .onRef('guardian.idType', '=', 'bureauRelations.guardianIdType')
            .onRef('guardian.idNumber', '=', 'bureauRelations.guardianIdNumber'),
        )
        .select('guardian.idNumber')
        .where('childIdType', '=', child.idType)
        .where('childIdNumber', '=', child.idNumber)
        .where('child.birthDate', '=', child.birthDate)
        .where('guardianIdNumber', '=', guardian.idNumber)
        .where('guardian.birthDate', '=', guardian.birthDate)
        .where('guardian.gender', '=', guardian.gender)
        .executeTakeFirst()
      return found !== undefined
    },

    /** Writes a record; one under the same number is replaced. */
    async put(record) {
      await db
        .insertInto('bureauRecords')
        .values(record)
        .onConflict((conflict) => conflict.columns(['idType', 'idNumber']).doUpdateSet(record))
        .execute()
    },

    /** Makes one the parent or guardian of the other. */
    async putRelation(child, guardian) {
      await db
        .insertInto('bureauRelations')
        .values({
          childIdType: child.idType,
          childIdNumber: child.idNumber,
          guardianIdType: guardian.idType,
          guardianIdNumber: guardian.idNumber,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
