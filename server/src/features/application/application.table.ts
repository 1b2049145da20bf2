import type { applicationStates, FaceFinding, IdType, Locale } from '@palaestra/contract'
import type { ColumnType, ExpressionBuilder, Generated, Insertable, Selectable } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { type Kept, noDecision } from '../decision/decision.table.ts'
import type { RegisteredBy } from '../registration/registration.table.ts'

export interface ApplicationTables {
  applications: {
    id: Generated<number>
    /** The name by which applicant and staff refer to it, e.g. `A26-7KQX3M`. It opens nothing. */
    reference: string
    registrationId: number | null
    /** The rejected application that this one corrects. */
    corrects: number | null
    state: (typeof applicationStates)[number]
    receivedAt: Date
    receivedOn: string
    dueOn: string
    decidedAt: Date | null
    /** The id of the member of staff. */
    decidedBy: number | null
    /** What was decided; null while it waits. */
    decision: 'passed' | 'rejected' | null
    /** When a decision takes effect that can still be undone. */
    effectiveAt: Date | null
    /** The member of staff who has confirmed it: never the one who has decided it. */
    secondedBy: number | null
    rejectionReason: string | null
    idType: IdType
    idNumber: string
    documentNumber: string | null
    documentExpiry: string | null
    nameZh: string | null
    surname: string
    firstName: string
    gender: 'male' | 'female'
    birthDate: string
    email: string
    mobile: string
    telephone: string | null
    area: string
    address: string
    language: Locale
    pickUpPlace: string
    noPromotions: boolean
    username: string
    /** Ids of stored files. */
    photo: string
    /** What comparing the photo with the bureau’s found; null for applications from before that was done. */
    photoFace: FaceFinding | null
    idCopy: string
    /**
     * Set for an applicant under 18, all of them together: confirmed by the bureau and by a face check, or at the counter,
     * without one.
     */
    guardianIdNumber: string | null
    guardianBirthDate: string | null
    guardianGender: 'male' | 'female' | null
    guardianIdCopy: string | null
    guardianFace: 'same' | 'unsure' | null
    /** The clerk who has entered it at the counter, and decides nothing about it; null for all others. */
    enteredBy: number | null
    /** True when the guardian is to be asked to authorise online payment. */
    onlinePayment: Generated<boolean>
    /** The government account by which the applicant has registered, to be linked with the approval. */
    government: ColumnType<RegisteredBy | null, RegisteredBy | string | null | undefined, string | null>
  }
  /** The words that the desk searches names by: the database keeps them up to date by itself. */
  applicationWords: { applicationId: number; word: string }
  /** Each word of a Latin name with each other one (0100). */
  applicationWordPairs: { first: string; second: string; applicationId: number }
  usernames: { username: string; applicationId: number }
}
declare module '../../database/tables.ts' {
  interface Tables extends ApplicationTables {}
}
export type StoredApplication = Selectable<ApplicationTables['applications']>
type NewApplication = Omit<
  Insertable<ApplicationTables['applications']>,
  'decision' | 'effectiveAt' | 'secondedBy' | 'decidedAt' | 'decidedBy' | 'rejectionReason'
>

const undecided = { ...noDecision, rejectionReason: null } as const
export const decisionsKept: Kept = {
  table: 'applications',
  undecided,
  ends: [],
}

export const applicationTable = (db: Db) => ({
  /** Nothing comes back when the reference is taken, or the rejection has a correction already. */
  add: (application: NewApplication) =>
    db
      .insertInto('applications')
      .values({ ...undecided, ...application })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst(),

  byReference: (reference: string) =>
    db.selectFrom('applications').selectAll().where('reference', '=', reference).executeTakeFirst(),

  /** The bureau was silent when it was sent, and has answered since. */
  setLateFace: (id: number, photoFace: FaceFinding) =>
    db.updateTable('applications').set({ photoFace }).where('id', '=', id).where('photoFace', '=', 'silent').execute(),

  byId: (id: number) => db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Whether an application of that ID number waits for its decision. */
  async isWaiting(idNumber: string) {
    const found = await db
      .selectFrom('applications')
      .select('id')
      .where('idNumber', '=', idNumber)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    return Boolean(found)
  },

  byRegistration: (registrationId: number) =>
    db.selectFrom('applications').selectAll().where('registrationId', '=', registrationId).executeTakeFirst(),

  /** What of it belongs to a member already, so that the applicant could not become one. */
  takenByMembers: ({ idNumber, email, mobile }: { idNumber: string; email: string; mobile: string }) => {
    const isTaken = (where: ExpressionBuilder<Tables, never>, column: 'idNumber' | 'email' | 'mobile', value: string) =>
      where.exists(where.selectFrom('members').select('members.id').where(`members.${column}`, '=', value))
    return db
      .selectNoFrom((where) => [
        isTaken(where, 'idNumber', idNumber).$castTo<boolean>().as('idNumber'),
        isTaken(where, 'email', email).$castTo<boolean>().as('email'),
        isTaken(where, 'mobile', mobile).$castTo<boolean>().as('mobile'),
      ])
      .executeTakeFirstOrThrow()
  },

  /** Members with the same ID number or e-mail, less the member that the application became. */
  membersSharing: ({ idNumber, email, username }: { idNumber: string; email: string; username: string }) =>
    db
      .selectFrom('members')
      .select(['id', 'memberNumber', 'idNumber', 'email', 'language'])
      .where((where) => where.or([where('idNumber', '=', idNumber), where('email', '=', email)]))
      .where('username', '!=', username)
      .orderBy('id')
      .limit(10)
      .execute(),

  /** The application that holds the username: it waits, has passed, or may still be corrected. */
  holderOf: (username: string) =>
    db.selectFrom('usernames').select('applicationId').where('username', '=', username).executeTakeFirst(),

  /**
   * Gives the username to an application, taking it from the one that it corrects. Nothing comes back when another
   * application has it: of two at once, one gets it.
   */
  claimUsername: (username: string, applicationId: number, from: number | null) =>
    db
      .insertInto('usernames')
      .values({ username, applicationId })
      .onConflict((conflict) =>
        // Without a `from` nothing is equal to null, so the present holder keeps it.
        conflict
          .column('username')
          .doUpdateSet({ applicationId })
          .where('usernames.applicationId', 'is not distinct from', from),
      )
      .returning('username')
      .executeTakeFirst(),

  releaseUsername: (applicationId: number) =>
    db.deleteFrom('usernames').where('applicationId', '=', applicationId).execute(),

  rejectedBefore: (moment: Date) =>
    db
      .selectFrom('applications')
      .select(['id', 'photo', 'idCopy', 'guardianIdCopy'])
      .where('state', '=', 'rejected')
      .where('decidedAt', '<', moment)
      .limit(500)
      .execute(),

  /** Finds other applications that need one of the files: a correction can share its pictures. */
  othersWithFiles: (id: number, files: readonly string[]) =>
    db
      .selectFrom('applications')
      .select(['photo', 'idCopy', 'guardianIdCopy'])
      .where('id', '!=', id)
      .where((where) =>
        where.or([where('photo', 'in', files), where('idCopy', 'in', files), where('guardianIdCopy', 'in', files)]),
      )
      .execute(),

  delete: (id: number) => db.deleteFrom('applications').where('id', '=', id).execute(),
})
