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
  takeBack: (key: string, { bucket, account, stranger }: Counted, now: Date) => [
    db
      .updateTable('passwordTries')
      .set({
        failures: sql<number>`greatest(failures - 1, 0)`,
        lately: sql<number>`greatest(lately - 1, 0)`,
        openAt: now,
      })
      .where('key', 'in', stranger ? [bucket, key] : [bucket]),
    ...(stranger ? [ofAccount(db, account).set({ today: oneLess('today'), running: oneLess('running') })] : []),
  ],

  /**
   * Forgets the failures of this place, and what strangers have failed in a row, after a success. What strangers owe for
   * the name today stays: whoever tries would learn that somebody has logged in by it.
   */
  forgetting: (key: string, { bucket, account, stranger }: Counted) => [
    stranger
      ? db
          .updateTable('passwordTries')
          .set({ failures: 0, lately: sql<number>`case when key = ${key} then greatest(lately - 1, 0) else 0 end` })
          .where('key', 'in', [bucket, key])
      : db.deleteFrom('passwordTries').where('key', '=', bucket),
    ofAccount(db, account).set({ running: 0, ...(stranger && { today: oneLess('today') }) }),
  ],

  /**
   * Forgets everything that was counted for a member: there is a new password. Not what strangers owe today for the
   * names: of two that fell at once they would learn that they are one.
   */
  forgettingAll: (memberId: number, names: readonly string[]) => [
    db
      .updateTable('passwordTries')
      .set({ failures: 0, lately: sql<number>`case when key = any (${names}::text[]) then lately else 0 end` })
      .where((tries) => tries.or([tries('key', 'in', names), tries('account', '=', `member ${memberId}`)])),
    db.deleteFrom('strangerTries').where('key', '=', `member ${memberId}`),
  ],

  /** Keeps a place that is closed until there is another proof, and drops at once what counts nothing any more. */
  async purgeOld(before: Date, now: Date) {
    await db.deleteFrom('passwordTries').where('failures', '=', 0).where('latelyUntil', '<=', now).execute()
    await db.deleteFrom('passwordTries').where('openAt', '<', before).where('failures', '<', policy.most).execute()
    await db.deleteFrom('strangerTries').where('todayUntil', '<', before).execute()
  },
})

const ofAccount = (db: Db, account: string) => db.updateTable('strangerTries').where('key', '=', account)
const oneLess = (column: 'today' | 'running') => sql<number>`greatest(${sql.ref(column)} - 1, 0)`
