import { type Generated, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { CodePurpose } from '../../texts/zh/code.ts'

export interface CodeTables {
  codes: {
    /** A keyed hash: mobiles and addresses are of people who may be no members. */
    key: string
    purpose: CodePurpose
    codeHash: string
    /** The place from which it was asked for. */
    askedBy: string
    tries: number
    /** Tries from elsewhere. */
    triesOfOthers: Generated<number>
    sendings: number
    sentAt: Date
    endsAt: Date
    usedAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends CodeTables {}
}

type Fresh = Pick<CodeTables['codes'], 'key' | 'purpose' | 'codeHash' | 'askedBy' | 'sendings' | 'sentAt' | 'endsAt'>

interface Spending {
  /** The keys under which the code may have been sent. */
  keys: readonly string[]
  /** The hash of what was typed, under each key. */
  codeHash: readonly string[]
  /** The places of whoever tries. */
  places: readonly string[]
  most: number
  now: Date
}

export const codeTable = (db: Db) => ({
  lastSending: (key: string) =>
    db.selectFrom('codes').select(['sentAt', 'sendings']).where('key', '=', key).executeTakeFirst(),

  /** Replaces the code before. Nothing comes back when another request has sent one in the same moment. */
  put: (fresh: Fresh, lastSentAt?: Date) =>
    db
      .insertInto('codes')
      .values({ ...fresh, tries: 0, triesOfOthers: 0, usedAt: null })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ ...fresh, tries: 0, triesOfOthers: 0, usedAt: null })
          // Without a last one nothing is equal to null: of two in the same millisecond, too, one is sent.
          .where('codes.sentAt', 'is not distinct from', lastSentAt ?? null),
      )
      .returning('key')
      .executeTakeFirst(),

  /**
   * Counts one try, right or wrong; a right one uses the code up. One statement, so that of a hundred tries at once
   * no more than `most` count and no more than one wins (T-17, T-18). Whoever asked for the code has as many tries as
   * everybody else together: strangers who guess cannot use up theirs.
   */
  async spend({ keys, codeHash, places, most, now }: Spending) {
    const byAsker = sql<boolean>`asked_by = any(${places}::text[])`
    const tried = await db
      .updateTable('codes')
      .set({
        tries: sql<number>`tries + case when ${byAsker} then 1 else 0 end`,
        triesOfOthers: sql<number>`tries_of_others + case when ${byAsker} then 0 else 1 end`,
        usedAt: sql<Date | null>`case when code_hash = any(${codeHash}::text[]) then ${now}::timestamptz end`,
      })
      .where('key', 'in', keys)
      .where('usedAt', 'is', null)
      .where(sql<boolean>`case when ${byAsker} then tries else tries_of_others end < ${most}`)
      .where('endsAt', '>', now)
      .returning('usedAt')
      .execute()
    return tried.some(({ usedAt }) => usedAt !== null)
  },

  purgeEnded: (before: Date) => db.deleteFrom('codes').where('endsAt', '<', before).execute(),
})
