import type { Role } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'

/** The refusal that ended a sign-on at the issuer. */
export type AccountProblem = 'staff_sign_on_cancelled' | 'staff_sign_on_failed' | 'staff_sign_on_unavailable'

export interface AccountLoginTables {
  staffSignOns: {
    cookieHash: string
    /** Null once the issuer has answered. */
    state: string | null
    nonce: string | null
    verifier: string | null
    answeredAt: Date | null
    problem: AccountProblem | null
    /** Null until somebody has signed in. */
    issuer: string | null
    subject: string | null
    /** Whether the issuer says that there was a second factor. */
    secondFactor: boolean
    /** What they work as, as the issuer says; null where the desk says it. */
    roles: Role[] | null
    endsAt: Date
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends AccountLoginTables {}
}
export type AccountLogin = AccountLoginTables['staffSignOns']

type Begun = Pick<AccountLogin, 'cookieHash' | 'state' | 'nonce' | 'verifier' | 'endsAt'>
type SignedIn = Pick<AccountLogin, 'issuer' | 'subject' | 'secondFactor' | 'roles' | 'endsAt'>
const answered = { state: null, nonce: null, verifier: null }

export const accountLoginTable = (db: Db) => ({
  add: (begun: Begun) =>
    db
      .insertInto('staffSignOns')
      .values({ ...begun, secondFactor: false })
      .execute(),

  /** Nothing comes back for another browser’s state, or for a repeated answer: of many at once, one wins. */
  answer: (cookieHash: string, state: string, now: Date) =>
    db
      .updateTable('staffSignOns')
      .set({ answeredAt: now })
      .where('cookieHash', '=', cookieHash)
      .where('state', '=', state)
      .where('answeredAt', 'is', null)
      .where('endsAt', '>', now)
      .returning(['nonce', 'verifier'])
      .executeTakeFirst(),

  signIn: (cookieHash: string, account: SignedIn) =>
    db
      .updateTable('staffSignOns')
      .set({ ...answered, ...account })
      .where('cookieHash', '=', cookieHash)
      .execute(),

  fail: (cookieHash: string, problem: AccountProblem) =>
    db
      .updateTable('staffSignOns')
      .set({ ...answered, problem })
      .where('cookieHash', '=', cookieHash)
      .execute(),

  /** Reads a sign-on that the issuer has answered. */
  answeredOf: (cookieHash: string, now: Date) =>
    db
      .selectFrom('staffSignOns')
      .selectAll()
      .where('cookieHash', '=', cookieHash)
      .where('answeredAt', 'is not', null)
      .where('endsAt', '>', now)
      .executeTakeFirst(),

  /** Nothing comes back when it is gone: of many at once, one takes it. */
  take: (cookieHash: string) =>
    db.deleteFrom('staffSignOns').where('cookieHash', '=', cookieHash).returning('cookieHash').executeTakeFirst(),

  purgeEnded: (now: Date) => db.deleteFrom('staffSignOns').where('endsAt', '<=', now).execute(),
})
