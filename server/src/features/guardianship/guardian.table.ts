import type { HeadSide } from '@palaestra/contract'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface GuardianTables {
  /** One row for each person who is or was a guardian, member or not, of however many children. */
  guardians: {
    idNumber: string
    /** Null for one of before, of whom no more than the number was kept. */
    birthDate: string | null
    gender: 'male' | 'female' | null
    /** The face check that they have passed, at an application or before a first yes. */
    face: Generated<'same' | 'unsure' | null>
    faceShownAt: Generated<Date | null>
    /** The hash of the open face check’s secret; null when there is none. */
    faceCheckHash: Generated<string | null>
    faceCheckEndsAt: Generated<Date | null>
    /** The side to which it asks to turn the head; null when it asks for none. */
    faceCheckTurn: Generated<HeadSide | null>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends GuardianTables {}
}
export type Guardian = Selectable<GuardianTables['guardians']>
type Check = Pick<Guardian, 'faceCheckHash' | 'faceCheckEndsAt' | 'faceCheckTurn'>

interface Known {
  idNumber: string
  birthDate: string
  gender: 'male' | 'female'
  /** Left out where none was passed. */
  face?: 'same' | 'unsure'
  faceShownAt?: Date
}

const noCheck: Check = { faceCheckHash: null, faceCheckEndsAt: null, faceCheckTurn: null }

export const guardianTable = (db: Db) => ({
  of: (idNumber: string) => db.selectFrom('guardians').selectAll().where('idNumber', '=', idNumber).executeTakeFirst(),

  /**
   * One person, one identity: what has been confirmed anew takes the place of what was known. A face check that was
   * passed stays passed.
   */
  know({ idNumber, ...known }: Known) {
    return db
      .insertInto('guardians')
      .values({ idNumber, ...known })
      .onConflict((conflict) => conflict.column('idNumber').doUpdateSet(known))
      .execute()
  },

  keepFace: (idNumber: string, face: 'same' | 'unsure', faceShownAt: Date) =>
    db.updateTable('guardians').set({ face, faceShownAt }).where('idNumber', '=', idNumber).execute(),

  /** Replaces the secret before. Nothing comes back for who is nobody’s guardian. */
  beginFaceCheck: (idNumber: string, check: Check) =>
    db.updateTable('guardians').set(check).where('idNumber', '=', idNumber).returning('idNumber').executeTakeFirst(),

  /** Uses the secret up. Nothing comes back when it has ended: of many at once, one wins. */
  async useFaceCheck(idNumber: string, faceCheckHash: string, now: Date) {
    // What was asked for is read before it is gone; of many who read it one uses it up.
    const check = db.selectFrom('guardians').select('faceCheckTurn').where('idNumber', '=', idNumber)
    const asked = await check.where('faceCheckHash', '=', faceCheckHash).executeTakeFirst()
    const used = await db
      .updateTable('guardians')
      .set(noCheck)
      .where('idNumber', '=', idNumber)
      .where('faceCheckHash', '=', faceCheckHash)
      .where('faceCheckEndsAt', '>', now)
      .returning('idNumber')
      .executeTakeFirst()
    return asked && used && { turn: asked.faceCheckTurn }
  },

  /** Whoever is in no record of a guardianship any more is nobody here. */
  purge: () =>
    db
      .deleteFrom('guardians')
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('guardianships')
              .select(sql`1`.as('one'))
              .whereRef('guardianships.guardianIdNumber', '=', 'guardians.idNumber'),
          ),
        ),
      )
      .execute(),
})
