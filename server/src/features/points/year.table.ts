import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Begun, Visit } from './visit.table.ts'

/** The partition of a year. */
const partOf = (year: number) => sql.table(`visits_${year}`)

/** The years of visits, each a table of its own. What no year takes lies in a net. */
export const yearTable = (db: Db) => ({
  /** Makes the table of a year, with what the net has of it. One that is there stays. */
  open: (year: number) => sql`select open_year_of_visits(${year}::int)`.execute(db),

  /** The years that have a table. */
  async all() {
    const { rows } = await sql<{ year: number }>`
      select substring(relname from '\\d+$')::int as year from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'visits'::regclass and relname ~ '\\d+$' order by 1`.execute(db)
    return rows.map(({ year }) => year)
  },

  /** The years of which visits lie in the net. */
  async inNet() {
    const { rows } = await sql<{ year: number }>`
      select distinct extract(year from day)::int as year from visits_net order by 1`.execute(db)
    return rows.map(({ year }) => year)
  },

  /** Visits of a year, in the order of their key, those after another one. */
  async page(year: number, after: Begun | undefined, size: number) {
    const from = after
      ? sql`where (member_id, day, came_at) > (${after.memberId}::bigint, ${after.day}::date, ${after.cameAt}::timestamptz)`
      : sql``
    const { rows } = await sql<Visit>`
      select member_id, came_at, left_at, day, place, source from ${partOf(year)} ${from}
      order by member_id, day, came_at limit ${size}`.execute(db)
    return rows
  },

  async count(year: number) {
    const { rows } = await sql<{ visits: number }>`select count(*)::int as visits from ${partOf(year)}`.execute(db)
    return rows[0]?.visits ?? 0
  },

  /** Whether points of a year are good on a day, or were not yet written down as expired. */
  async counts(year: number, today: string) {
    const { rows } = await sql<{ counts: boolean }>`
      select exists (
        select from points_lots where (expires_on >= ${today}::date or rest > 0)
          and month between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date) as counts`.execute(db)
    return rows[0]?.counts === true
  },

  /**
   * Keeps everybody away until the end of the transaction, from members too, to whom visits refer: whoever holds a member
   * and wants to write a visit would wait for us, and we for them.
   */
  keepAway: () => sql`lock table members, visits in access exclusive mode`.execute(db),

  drop: (year: number) => sql`drop table ${partOf(year)}`.execute(db),
})
