import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { type Name, passwordPolicy as policy } from './passwordTry.rules.ts'

export interface PasswordTryTables {
  passwordTries: {
    /**
     * The hash of a name; a network with a name, for a stranger; or a member with a place that they know.
     */
    key: string
    account: string | null
    /** Failures since the last success. */
    failures: number
    /** Failures until a moment: a quarter of an hour for a place, the end of the day for a name. */
    lately: number
    latelyUntil: Date
    openAt: Date
  }
  /** Failures of all strangers together, by whatever name the account was meant. */
  strangerTries: {
    key: string
    today: number
    todayUntil: Date
    /** Since anybody last succeeded. */
    running: number
  }
}
declare module '../../../database/tables.ts' {
  interface Tables extends PasswordTryTables {}
}

interface Try {
  /** The hash of the name. */
  key: string
  name: Name
  /** The places of whoever tries. */
  device: string
  network: string
  /** The work that was solved for this try; 0 is none. */
  worked: number
  now: Date
  tomorrow: Date
}

/** Where a try was counted. */
export interface Counted {
  /** The row of this place. */
  bucket: string
  /** The row of the account, or of a name that nobody has. */
  account: string
  stranger: boolean
}

/** What the database says of a try. */
export interface Begun extends Counted {
  /** `look`: it is counted as a failure until it turns out to be a success. Otherwise it is not counted. */
  verdict: 'look' | 'wait' | 'captcha' | 'closed'
  /** Seconds. */
  wait: number
  /** What this try owes; 0 is none. */
  work: number
  member: number | null
  memberHash: string | null
  passwordByLinkAt: Date | null
  /** The strangers’ budget of the account is used up: even the right password is answered as a wrong one. */
  spent: boolean
  newlySpent: boolean
}

/** In JSON, as the function of the database reads them. */
const numbers: RawBuilder<string> = sql`${JSON.stringify(policy)}::jsonb`

export const passwordTryTable = (db: Db) => ({
  /** Counts a try, and finds the member of that name: a function of the database (0060), so that it is one statement. */
  async begin({ key, name, device, network, worked, now, tomorrow }: Try) {
    const { rows } = await sql<Begun>`select * from begin_password_try(
      ${name.column}::text, ${name.value}::text, ${key}::text, ${device}::text, ${network}::text, ${worked}::integer,
      ${now}::timestamptz, ${tomorrow}::timestamptz, ${numbers})`.execute(db)
    const [begun] = rows
    if (!begun) throw new Error('the function of password tries says nothing')
    return begun
  },

  /** Undoes a try that was never checked. */
  takingBack: (key: string, { bucket, account, stranger }: Counted, now: Date) =>
    db.selectNoFrom(
      sql`take_back_password_try(
        ${bucket}::text, ${key}::text, ${account}::text, ${stranger}::boolean, ${now}::timestamptz)`.as('takenBack'),
    ),

  /**
   * Forgets the failures of this place, and what strangers have failed in a row, after a success. What strangers owe for
   * the name today stays: whoever tries would learn that somebody has logged in by it.
   */
  forgiving: (key: string, { bucket, account, stranger }: Counted) =>
    db.selectNoFrom(
      sql`forgive_password_tries(${bucket}::text, ${key}::text, ${account}::text, ${stranger}::boolean)`.as('forgiven'),
    ),

  /**
   * Forgets everything that was counted for a member: there is a new password. Not what strangers owe today for the
   * names: of two that fell at once they would learn that they are one.
   */
  forgivingAll: (memberId: number, names: readonly string[]) =>
    db.selectNoFrom(sql`forgive_all_password_tries(${`member ${memberId}`}::text, ${names}::text[])`.as('forgiven')),

  /** Keeps a place that is closed until there is another proof, and drops at once what counts nothing any more. */
  async purgeOld(before: Date, now: Date) {
    await db.deleteFrom('passwordTries').where('failures', '=', 0).where('latelyUntil', '<=', now).execute()
    await db.deleteFrom('passwordTries').where('openAt', '<', before).where('failures', '<', policy.most).execute()
    await db.deleteFrom('strangerTries').where('todayUntil', '<', before).execute()
  },
})
