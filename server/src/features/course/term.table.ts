import type { Generated, Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

export interface TermTables {
  /** The days and moments of each term of classes, and what was said when it was made. */
  courseTerms: {
    id: Generated<number>
    /** Its year, and which one of the year, e.g. `2026-2`. */
    code: string
    startsOn: string
    endsOn: string
    renewFrom: Date
    registerFrom: Date
    registerUntil: Date
    drawAt: Date
    signUpFrom: Date
    signUpUntil: Date
    remainingFrom: Date
    /** How many have their turn at the same time. */
    perTurn: number
    /** Minutes from one turn to the next. */
    turnMinutes: number
    mostAtSignUp: number
    /** In how many of its classes one may be. */
    most: number
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends TermTables {}
}

export type Term = Selectable<TermTables['courseTerms']>
export type TermMoments = Omit<Term, 'id' | 'code' | 'perTurn' | 'turnMinutes' | 'mostAtSignUp' | 'most'>

export const termTable = (db: Db) => ({
  /** The latest first. */
  latest: (most: number) => db.selectFrom('courseTerms').selectAll().orderBy('startsOn', 'desc').limit(most).execute(),

  byCode: (code: string) => db.selectFrom('courseTerms').selectAll().where('code', '=', code).executeTakeFirst(),

  /** Of the term for whose order a draw is, which is for its first day. */
  startingOn: (day: string) =>
    db.selectFrom('courseTerms').selectAll().where('startsOn', '=', day).executeTakeFirstOrThrow(),

  /** Those for whose order one registers at a moment. */
  registering: (now: Date) =>
    db
      .selectFrom('courseTerms')
      .selectAll()
      .where('registerFrom', '<=', now)
      .where('registerUntil', '>', now)
      .execute(),

  /** Whether another one has one of these days. */
  meets: async ({ startsOn, endsOn }: Pick<Term, 'startsOn' | 'endsOn'>, except: number) =>
    (await db
      .selectFrom('courseTerms')
      .select('id')
      .where('startsOn', '<=', endsOn)
      .where('endsOn', '>=', startsOn)
      .where('id', '!=', except)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  /** How many there are of a year. */
  ofYear: async (year: string) => {
    const rows = await db.selectFrom('courseTerms').select('code').where('code', 'like', `${year}-%`).execute()
    return rows.length
  },
})

export const termChanges = (db: Tx) => ({
  hold: (code: string) =>
    db.selectFrom('courseTerms').selectAll().where('code', '=', code).forNoKeyUpdate().executeTakeFirst(),

  add: (term: Insertable<TermTables['courseTerms']>) =>
    db.insertInto('courseTerms').values(term).returning(['id', 'code']).executeTakeFirstOrThrow(),

  set: (id: number, moments: TermMoments) => db.updateTable('courseTerms').set(moments).where('id', '=', id).execute(),
})
