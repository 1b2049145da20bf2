import type { EntryKind } from '@palaestra/contract'
import { type Generated, type Insertable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { MemberDay } from './visit.table.ts'

export interface LedgerTables {
  /** The points of one month of a member. */
  pointsLots: {
    memberId: number
    /** The first day of the month in which they were earned. */
    month: string
    /** The last day on which they are good. */
    expiresOn: string
    /** What is left, in hundredths: the sum of its entries, kept by the database. */
    rest: number
  }
  /** The ledger. Only ever added to. */
  pointsEntries: {
    id: Generated<number>
    memberId: number
    month: string
    kind: EntryKind
    /** In hundredths; below zero for what is taken. */
    amount: number
    /** Of the visits, for what was earned; otherwise the day on which it was written. */
    day: string
    at: Date
    /** Who of the staff has corrected it, and why. */
    staffId: number | null
    reason: string | null
    /** The exchange that it belongs to. */
    redemptionId: number | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends LedgerTables {}
}
type NewEntry = Insertable<LedgerTables['pointsEntries']>
type NewLot = Pick<LedgerTables['pointsLots'], 'memberId' | 'month' | 'expiresOn'>

const sum = sql<number>`sum(amount)::int`

export const ledgerTable = (db: Db) => ({
  /** Opens months; those that are open stay as they are. */
  open: (lots: readonly NewLot[]) =>
    db
      .insertInto('pointsLots')
      .values(lots.map((lot) => ({ ...lot, rest: 0 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** Writes entries; the database keeps what is left, and refuses what would be less than nothing. */
  write: (entries: readonly Omit<NewEntry, 'id'>[]) => db.insertInto('pointsEntries').values(entries).execute(),

  /** What visits of these days have earned so far. */
  earnedOn: (days: readonly MemberDay[]) =>
    db
      .selectFrom('pointsEntries')
      .select(['memberId', 'day', sum.as('earned')])
      .where('kind', '=', 'earned')
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('memberId', 'day'),
          'in',
          days.map(({ memberId, day }) => tuple(memberId, day)),
        ),
      )
      .groupBy(['memberId', 'day'])
      .execute(),

  /** What is left of these months. */
  rests: (lots: readonly { memberId: number; month: string }[]) =>
    db
      .selectFrom('pointsLots')
      .select(['memberId', 'month', 'rest'])
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('memberId', 'month'),
          'in',
          lots.map(({ memberId, month }) => tuple(memberId, month)),
        ),
      )
      .execute(),

  /** The sums by month and kind, with the last day of each month’s points. */
  sums: (memberId: number) =>
    db
      .selectFrom('pointsEntries')
      .innerJoin('pointsLots', (join) =>
        join
          .onRef('pointsLots.memberId', '=', 'pointsEntries.memberId')
          .onRef('pointsLots.month', '=', 'pointsEntries.month'),
      )
      .select(['pointsEntries.month', 'pointsEntries.kind', 'pointsLots.expiresOn', sum.as('amount')])
      .where('pointsEntries.memberId', '=', memberId)
      .groupBy(['pointsEntries.month', 'pointsEntries.kind', 'pointsLots.expiresOn'])
      .execute(),

  /** The newest first, those before an entry, with the name of who has corrected. */
  page: (memberId: number, before: number | undefined, size: number) =>
    db
      .selectFrom('pointsEntries')
      .leftJoin('staff', 'staff.id', 'pointsEntries.staffId')
      .leftJoin('redemptions', 'redemptions.id', 'pointsEntries.redemptionId')
      .select([
        'pointsEntries.id',
        'pointsEntries.month',
        'pointsEntries.kind',
        'pointsEntries.amount',
        'pointsEntries.day',
        'pointsEntries.at',
      ])
      .select(['pointsEntries.reason', 'staff.name', 'redemptions.reference'])
      .where('pointsEntries.memberId', '=', memberId)
      .$if(before !== undefined, (all) => all.where('pointsEntries.id', '<', before ?? 0))
      .orderBy('pointsEntries.id', 'desc')
      .limit(size)
      .execute(),

  /** What is left and still good on a day, by month. */
  good: (memberId: number, today: string) =>
    db
      .selectFrom('pointsLots')
      .select(['month', 'rest'])
      .where('memberId', '=', memberId)
      .where('expiresOn', '>=', today)
      .where('rest', '>', 0)
      .execute(),

  /** Members who have points left whose time is over. */
  withExpired: (today: string, most: number) =>
    db
      .selectFrom('pointsLots')
      .select('memberId')
      .distinct()
      .where('expiresOn', '<', today)
      .where('rest', '>', 0)
      .orderBy('memberId')
      .limit(most)
      .execute(),

  /** What is left of a member’s points whose time is over. */
  expired: (memberId: number, today: string) =>
    db
      .selectFrom('pointsLots')
      .select(['memberId', 'month', 'rest'])
      .where('memberId', '=', memberId)
      .where('expiresOn', '<', today)
      .where('rest', '>', 0)
      .execute(),
})
