import type { IdType } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'
import type { GovernmentAccount } from '../../ports/signOn.ts'

/** The refusal that ended a sign-on. */
export type SignOnRefusal = 'sign_on_cancelled' | 'sign_on_failed' | 'sign_on_unavailable'

export interface SignOnTables {
  signOns: {
    cookieHash: string
    /** The member who began it from the account; null when it began at the login. */
    memberId: number | null
    /** The name of the destination after the login. */
    app: string | null
    /** Null once the issuer has answered. */
    state: string | null
    nonce: string | null
    verifier: string | null
    answeredAt: Date | null
    problem: SignOnRefusal | null
    /** Null until somebody has signed in. */
    issuer: string | null
    subject: string | null
    name: string | null
    idType: IdType | null
    idNumber: string | null
    birthDate: string | null
    endsAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends SignOnTables {}
}
export type SignOnState = SignOnTables['signOns']

type Begun = Pick<SignOnState, 'cookieHash' | 'memberId' | 'app' | 'state' | 'nonce' | 'verifier' | 'endsAt'>
const answered = { state: null, nonce: null, verifier: null }

export const signOnTable = (db: Db) => ({
  add: (signOn: Begun) => db.insertInto('signOns').values(signOn).execute(),

  /** Nothing comes back for another browser’s state, or for a repeated answer: of many at once, one wins. */
  answer: (cookieHash: string, state: string, now: Date) =>
    db
      .updateTable('signOns')
      .set({ answeredAt: now })
      .where('cookieHash', '=', cookieHash)
      .where('state', '=', state)
      .where('answeredAt', 'is', null)
      .where('endsAt', '>', now)
      .returning(['memberId', 'nonce', 'verifier'])
      .executeTakeFirst(),

  signIn: (cookieHash: string, account: GovernmentAccount, endsAt: Date) =>
    db
      .updateTable('signOns')
      .set({ ...answered, ...account, endsAt })
      .where('cookieHash', '=', cookieHash)
      .execute(),

  fail: (cookieHash: string, problem: SignOnRefusal) =>
    db
      .updateTable('signOns')
      .set({ ...answered, problem })
      .where('cookieHash', '=', cookieHash)
      .execute(),

  /** Reads a sign-on that the issuer has answered. */
  answeredOf: (cookieHash: string, now: Date) =>
    db
      .selectFrom('signOns')
      .selectAll()
      .where('cookieHash', '=', cookieHash)
      .where('answeredAt', 'is not', null)
      .where('endsAt', '>', now)
      .executeTakeFirst(),

  /** Nothing comes back when it is gone: of many at once, one takes it. */
  take: (cookieHash: string) =>
    db.deleteFrom('signOns').where('cookieHash', '=', cookieHash).returning('cookieHash').executeTakeFirst(),

  purgeEnded: (now: Date) => db.deleteFrom('signOns').where('endsAt', '<=', now).execute(),
})
