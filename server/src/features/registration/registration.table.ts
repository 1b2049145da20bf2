import type { Draft, knownFields } from '@palaestra/contract'
import { type ColumnType, type Generated, type JSONColumnType, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** What the government account and the bureau know of an applicant: entries that stay as they are. */
export type Known = Pick<Draft, (typeof knownFields)[number]>

/** The government account by which somebody registers, and the terms that were accepted for it. */
export interface RegisteredBy {
  issuer: string
  subject: string
  /** The version of the terms, and when it was accepted, in ISO 8601. */
  terms: string
  acceptedAt: string
}

export interface RegistrationTables {
  registrations: {
    id: Generated<number>
    tokenHash: string
    openedAt: Date
    endsAt: Date
    /** Set once proved by a code. */
    mobile: string | null
    email: string | null
    /** The last upload of each kind. */
    photo: string | null
    idCopy: string | null
    guardianIdCopy: string | null
    draft: JSONColumnType<Draft>
    /** Null for whoever registers without a government account. */
    government: ColumnType<(RegisteredBy & { known: Known }) | null, string | null | undefined, string | null>
    /** The rejected application that this one corrects. */
    corrects: number | null
    /** The clerk who fills it in at the counter, for who has come in; null for all others. */
    enteredBy: number | null
    /** Set when the application is sent. */
    closedAt: Date | null
  }
  /** The ID numbers about which a proved mobile has asked in a day, all as keyed hashes. */
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
  government?: RegisteredBy & { known: Known }
  enteredBy?: number
}

/** The column for the last uploaded picture of each kind. */
export const pictureColumns = { photo: 'photo', id_copy: 'idCopy', guardian_id_copy: 'guardianIdCopy' } as const

export const registrationTable = (db: Db) => ({
  add: ({ draft, government, ...opened }: Opened) =>
    db
      .insertInto('registrations')
      .values({
        ...opened,
        draft: JSON.stringify(draft),
        government: government ? JSON.stringify(government) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),

  byToken: (tokenHash: string, now: Date) =>
    db
      .selectFrom('registrations')
      .select(['id', 'openedAt', 'endsAt'])
      .where('tokenHash', '=', tokenHash)
      .where('endsAt', '>', now)
      .executeTakeFirst(),

  /** Of this clerk alone, sent or not. */
  enteredBy: (id: number, staffId: number, now: Date) =>
    db
      .selectFrom('registrations')
      .select(['id', 'closedAt'])
      .where('id', '=', id)
      .where('enteredBy', '=', staffId)
      .where('endsAt', '>', now)
      .executeTakeFirst(),

  /** Nothing comes back once the application has been sent: it cannot change any more. */
  unsent: (id: number) =>
    db.selectFrom('registrations').selectAll().where('id', '=', id).where('closedAt', 'is', null).executeTakeFirst(),

  /** Locks it until the transaction ends: of ten sends at once, nine wait for the first. */
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

  /** Closes it: the application now has what was typed. */
  close: (id: number, closedAt: Date) =>
    db
      .updateTable('registrations')
      .set({ closedAt, draft: JSON.stringify({}) })
      .where('id', '=', id)
      .execute(),

  /** Ends the other corrections of an application: the newest one continues alone. */
  endCorrectionsOf: (applicationId: number, now: Date) =>
    db
      .updateTable('registrations')
      .set({ endsAt: now })
      .where('corrects', '=', applicationId)
      .where('endsAt', '>', now)
      .execute(),

  /**
   * Counts a question about an ID number, and tells whether the number is one of the first `most` different ones of
   * the day. One statement, so that many at once are counted too.
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

  purgeEnded: (before: Date) => db.deleteFrom('registrations').where('endsAt', '<', before).execute(),
  purgeAsked: (before: string) => db.deleteFrom('askedIdNumbers').where('day', '<', before).execute(),
})
