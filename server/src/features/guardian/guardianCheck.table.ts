import type { HeadSide, IdType } from '@palaestra/contract'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface GuardianCheckTables {
  guardianChecks: {
    registrationId: number
    idType: IdType
    idNumber: string
    birthDate: string
    guardianIdNumber: string
    guardianBirthDate: string
    guardianGender: 'male' | 'female'
    matchedAt: Date
    /** The hash of the open face check’s secret; null when there is none. */
    faceCheckHash: string | null
    faceCheckEndsAt: Date | null
    /** The side to which it asks to turn the head; null when it asks for none. */
    faceCheckTurn: HeadSide | null
    /** The result of the last face check that was passed. */
    face: 'same' | 'unsure' | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends GuardianCheckTables {}
}
export type GuardianCheck = Selectable<GuardianCheckTables['guardianChecks']>
type Match = Omit<GuardianCheck, 'faceCheckHash' | 'faceCheckEndsAt' | 'faceCheckTurn' | 'face'>

const isSameMatch = sql<boolean>`
  (guardian_checks.id_type, guardian_checks.id_number, guardian_checks.birth_date, guardian_checks.guardian_id_number,
    guardian_checks.guardian_birth_date, guardian_checks.guardian_gender)
  = (excluded.id_type, excluded.id_number, excluded.birth_date, excluded.guardian_id_number,
    excluded.guardian_birth_date, excluded.guardian_gender)`

const noCheck = { faceCheckHash: null, faceCheckEndsAt: null, faceCheckTurn: null }

export const guardianCheckTable = (db: Db) => ({
  of: (registrationId: number) =>
    db.selectFrom('guardianChecks').selectAll().where('registrationId', '=', registrationId).executeTakeFirst(),

  /** Replaces the check before. A face check already passed counts on only for the same two people. */
  match(match: Match) {
    const fresh = { ...match, ...noCheck }
    return db
      .insertInto('guardianChecks')
      .values({ ...fresh, face: null })
      .onConflict((conflict) =>
        conflict.column('registrationId').doUpdateSet({
          ...fresh,
          face: sql<GuardianCheck['face']>`case when ${isSameMatch} then guardian_checks.face end`,
        }),
      )
      .execute()
  },

  /** Replaces the secret before. Nothing comes back when no guardian is confirmed. */
  beginFaceCheck: (registrationId: number, check: Pick<GuardianCheck, keyof typeof noCheck>) =>
    db
      .updateTable('guardianChecks')
      .set(check)
      .where('registrationId', '=', registrationId)
      .returning('registrationId')
      .executeTakeFirst(),

  /** Uses the secret up. Nothing comes back when it has ended: of many at once, one wins. */
  async useFaceCheck(registrationId: number, faceCheckHash: string, now: Date) {
    // What was asked for is read before it is gone; of many who read it one uses it up.
    const asked = await db
      .selectFrom('guardianChecks')
      .select('faceCheckTurn')
      .where('registrationId', '=', registrationId)
      .where('faceCheckHash', '=', faceCheckHash)
      .executeTakeFirst()
    const used = await db
      .updateTable('guardianChecks')
      .set(noCheck)
      .where('registrationId', '=', registrationId)
      .where('faceCheckHash', '=', faceCheckHash)
      .where('faceCheckEndsAt', '>', now)
      .returningAll()
      .executeTakeFirst()
    return asked && used && { ...used, faceCheckTurn: asked.faceCheckTurn }
  },

  /** Nothing comes back when another guardian has been confirmed in the meantime. */
  setFace: ({ registrationId, idNumber, guardianIdNumber }: GuardianCheck, face: 'same' | 'unsure') =>
    db
      .updateTable('guardianChecks')
      .set({ face })
      .where('registrationId', '=', registrationId)
      .where('idNumber', '=', idNumber)
      .where('guardianIdNumber', '=', guardianIdNumber)
      .returning('registrationId')
      .executeTakeFirst(),

  delete: (registrationId: number) =>
    db.deleteFrom('guardianChecks').where('registrationId', '=', registrationId).execute(),
})
