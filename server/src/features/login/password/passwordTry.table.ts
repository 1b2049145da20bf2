import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { after } from '../../../ports/clock.ts'
import { type Name, passwordPolicy as policy } from './passwordTry.rules.ts'

export interface PasswordTryTables {
  passwordTries: {
    /** The hash of the name. */
    key: string
    /** Failures since the last success. */
    failures: number
    lately: number
    latelyUntil: Date
    openAt: Date
  }
}
declare module '../../../database/tables.ts' {
  interface Tables extends PasswordTryTables {}
}

interface Try {
  key: string
  name: Name
  /** True when the captcha has been solved for this try. */
  solved: boolean
  now: Date
}

export const passwordTryTable = (db: Db) => ({
  /**
   * Counts a try, and finds the member of that name; nothing comes back while tries are refused. One statement, so
   * that a hundred tries at once let in as many as a hundred in a row (T-12). Each counts as a failure until it turns
   * out to be a success.
   */
  begin({ key, name, solved, now }: Try) {
    const over = sql<boolean>`password_tries.lately_until <= ${now}`
    const lately = sql<number>`case when ${over} then 1 else password_tries.lately + 1 end`
    const failures = sql<number>`password_tries.failures + 1`
    // The exponent is capped, or the number would overflow.
    const wait = sql`least(2 ^ least(${failures} - ${policy.waitFrom}, 20), ${policy.longestWait})`
    const seconds = sql`case
      when ${lately} >= ${policy.lately.times} then ${policy.closedFor}
      when ${failures} >= ${policy.waitFrom} then ${wait}
      else 0 end`
    const latelyUntil = after(now, policy.lately.seconds)
    return db
      .with('tried', (db) =>
        db
          .insertInto('passwordTries')
          .values({ key, failures: 1, lately: 1, latelyUntil, openAt: now })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({
                failures,
                lately,
                latelyUntil: sql<Date>`case when ${over} then excluded.lately_until else password_tries.lately_until end`,
                openAt: sql<Date>`${now}::timestamptz + make_interval(secs => ${seconds})`,
              })
              // Below the first wait the times are ignored: of two tries at once the second may have read its clock
              // first.
              .where((tries) =>
                tries.or([
                  tries('passwordTries.openAt', '<=', now),
                  tries('passwordTries.failures', '<', policy.waitFrom),
                ]),
              )
              .where('passwordTries.failures', '<', solved ? policy.most : policy.captchaFrom),
          )
          .returning('key'),
      )
      .selectFrom('tried')
      .leftJoin('members', (join) =>
        join.on(`members.${name.column}`, '=', name.value).on('members.activatedAt', 'is not', null),
      )
      .select(['members.id', 'members.passwordHash'])
      .executeTakeFirst()
  },

  /** Reads the count of a name, and the member of that name. */
  of: (key: string, name: Name) =>
    db
      .selectFrom('passwordTries')
      .leftJoin('members', (join) =>
        join.on(`members.${name.column}`, '=', name.value).on('members.activatedAt', 'is not', null),
      )
      .select(['failures', 'openAt', 'members.id'])
      .where('key', '=', key)
      .executeTakeFirst(),

  /** Undoes a try that was never checked. */
  takeBack: (key: string, now: Date) =>
    db
      .updateTable('passwordTries')
      .set({ failures: sql<number>`failures - 1`, lately: sql<number>`lately - 1`, openAt: now })
      .where('key', '=', key)
      .execute(),

  forgetting: (...keys: string[]) => db.deleteFrom('passwordTries').where('key', 'in', keys),

  /** Keeps a name that is closed for good. */
  purgeOld: (before: Date) =>
    db.deleteFrom('passwordTries').where('openAt', '<', before).where('failures', '<', policy.most).execute(),
})
