import type { Draft } from '@palaestra/contract'
import { type Generated, type JSONColumnType, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface RegistrationTables {
  registrations: {
    id: Generated<number>
    tokenHash: string
    openedAt: Date
    endsAt: Date
    /** Proved by a code; null before. */
    mobile: string | null
    email: string | null
    /** What was uploaded last, of each kind. */
    photo: string | null
    idCopy: string | null
    guardianIdCopy: string | null
    draft: JSONColumnType<Draft>
    /** The rejected application that this one puts right. */
    corrects: number | null
    /** Set when the application is sent. */
    closedAt: Date | null
  }
  /** The ID numbers about which a proved mobile has asked on a day, all as keyed hashes. */
  askedIdNumbers: { mobile: string; day: string; idNumbers: string[] }
}
declare module '../../database/tables.ts' {
  interface Tables extends RegistrationTables {}
}

type Proved = Partial<Record<'mobile' | 'email' | 'photo' | 'idCopy' | 'guardianIdCopy', string>>
interface Opened extends Proved {
  tokenHash: string
  openedAt: Date
  endsAt: Date
  draft: Draft
  corrects?: number
}

export const registrationTable = (db: Db) => ({
  add: ({ draft, ...opened }: Opened) =>
    db
      .insertInto('registrations')
      .values({ ...opened, draft: JSON.stringify(draft) })
      .execute(),

  byToken: (tokenHash: string, now: Date) =>
    db
      .selectFrom('registrations')
      .select(['id', 'openedAt', 'endsAt'])
      .where('tokenHash', '=', tokenHash)
      .where('endsAt', '>', now)
      .executeTakeFirst(),

  /** Nothing comes back once the application has been sent: from then on nothing can be changed. */
  unsent: (id: number) =>
    db.selectFrom('registrations').selectAll().where('id', '=', id).where('closedAt', 'is', null).executeTakeFirst(),

  /** Nobody else changes it until the transaction ends: of ten sendings at once, nine wait for the first. */
  lock: (id: number) => db.selectFrom('registrations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  prolong: (id: number, endsAt: Date) => db.updateTable('registrations').set({ endsAt }).where('id', '=', id).execute(),

  set: (id: number, proved: Proved) =>
    db.updateTable('registrations').set(proved).where('id', '=', id).where('closedAt', 'is', null).execute(),

  setDraft: (id: number, draft: Draft) =>
    db
      .updateTable('registrations')
      .set({ draft: JSON.stringify(draft) })
      .where('id', '=', id)
      .where('closedAt', 'is', null)
      .execute(),

  /** What was typed now stands in the application. */
  close: (id: number, closedAt: Date) =>
    db
      .updateTable('registrations')
      .set({ closedAt, draft: JSON.stringify({}) })
      .where('id', '=', id)
      .execute(),

  /** Whoever opens the correction of an application anew goes on alone. */
  endCorrectionsOf: (applicationId: number, now: Date) =>
    db
      .updateTable('registrations')
      .set({ endsAt: now })
      .where('corrects', '=', applicationId)
      .where('endsAt', '>', now)
      .execute(),

  /**
   * Counts a question about an ID number, and tells whether it is one of the first `most` different ones of the day.
   * One statement, so that many at once are counted too.
   */
  async ask({ mobile, day, idNumber, most }: { mobile: string; day: string; idNumber: string; most: number }) {
    const asked = sql<string[]>`asked_id_numbers.id_numbers`
    const { idNumbers } = await db
      .insertInto('askedIdNumbers')
      .values({ mobile, day, idNumbers: [idNumber] })
      .onConflict((conflict) =>
        conflict.columns(['mobile', 'day']).doUpdateSet({
          idNumbers: sql<string[]>`case when ${idNumber} = any(${asked}) or cardinality(${asked}) >= ${most}
            then ${asked} else ${asked} || ${idNumber}::text end`,
        }),
      )
      .returning('idNumbers')
      .executeTakeFirstOrThrow()
    return idNumbers.includes(idNumber)
  },

  forgetEnded: (before: Date) => db.deleteFrom('registrations').where('endsAt', '<', before).execute(),
  forgetAsked: (before: string) => db.deleteFrom('askedIdNumbers').where('day', '<', before).execute(),
})
