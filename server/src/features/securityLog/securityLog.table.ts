import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Happening } from './bounds.rules.ts'

export interface SecurityLogTables {
  securityLog: Counted
}
declare module '../../database/tables.ts' {
  interface Tables extends SecurityLogTables {}
}

/** A security event of one hour, and how often it happened. */
export interface Counted extends Happening {
  times: number
  firstAt: Date
  lastAt: Date
}

export interface Wanted {
  since: Date
  member?: number | undefined
  network?: string | undefined
  refused?: boolean | undefined
}

export const securityLogTable = (db: Db) => ({
  /**
   * One statement, however many rows: all processes add up in the same ones. It locks them in one order, or two
   * processes could deadlock.
   */
  add: (rows: readonly Counted[]) =>
    sql`
      insert into security_log (hour, call, refusal, member, staff, network, times, first_at, last_at)
      select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as counted (
        hour timestamptz, call text, refusal text, member bigint, staff bigint, network text,
        times integer, "firstAt" timestamptz, "lastAt" timestamptz)
      order by hour, call, refusal, member, staff, network
      on conflict (hour, call, refusal, member, staff, network) do update set
        times = security_log.times + excluded.times,
        first_at = least(security_log.first_at, excluded.first_at),
        last_at = greatest(security_log.last_at, excluded.last_at)`.execute(db),

  /** The first `most` events since then, in order. */
  find: ({ since, member, network, refused }: Wanted, most: number) =>
    db
      .selectFrom('securityLog')
      .leftJoin('members', 'members.id', 'securityLog.member')
      .leftJoin('staff', 'staff.id', 'securityLog.staff')
      .select([
        'call',
        'refusal',
        'network',
        'times',
        'firstAt',
        'lastAt',
        'members.memberNumber',
        'staff.username as staff',
      ])
      // A row of an hour that began before may have grown since.
      .where('lastAt', '>=', since)
      .where('hour', '>=', sql<Date>`${since}::timestamptz - interval '1 hour'`)
      .$if(member !== undefined, (query) => query.where('securityLog.member', '=', member ?? 0))
      .$if(network !== undefined, (query) => query.where('network', '=', network ?? ''))
      .$if(refused === true, (query) => query.where('refusal', '!=', ''))
      .orderBy('lastAt')
      .orderBy('firstAt')
      .orderBy('call')
      .limit(most)
      .execute(),

  purgeBefore: (hour: Date) => db.deleteFrom('securityLog').where('hour', '<', hour).execute(),
})
