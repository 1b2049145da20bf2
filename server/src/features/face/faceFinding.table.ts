import type { FaceFinding, IdType } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'

export interface FaceFindingTables {
  /** The last comparison of a stored photo with the bureau’s. */
  faceFindings: { fileId: string; idType: IdType; idNumber: string; finding: FaceFinding; foundAt: Date }
}
declare module '../../database/tables.ts' {
  interface Tables extends FaceFindingTables {}
}
type Found = FaceFindingTables['faceFindings']

export const faceFindingTable = (db: Db) => ({
  async of({ fileId, idType, idNumber }: Pick<Found, 'fileId' | 'idType' | 'idNumber'>) {
    const found = await db
      .selectFrom('faceFindings')
      .select('finding')
      .where('fileId', '=', fileId)
      .where('idType', '=', idType)
      .where('idNumber', '=', idNumber)
      .executeTakeFirst()
    return found?.finding
  },

  /** Replaces the comparison before. */
  keep: (found: Found) =>
    db
      .insertInto('faceFindings')
      .values(found)
      .onConflict((conflict) => conflict.column('fileId').doUpdateSet(found))
      .execute(),
})
