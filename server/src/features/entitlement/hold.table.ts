import type { HoldReason } from '@palaestra/contract'
import { type ExpressionBuilder, type Generated, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

export interface HoldTables {
  memberHolds: {
    id: Generated<number>
    memberId: number
    reason: HoldReason
    since: Date
    /** The day from which it holds no more; null where no day is set. */
    until: string | null
    /** The member of staff; null when the portal itself did it. */
    imposedBy: number | null
    endedAt: Date | null
    endedBy: number | null
    /** Of missed bookings: nothing follows from them, less those whose members appeal against them at the moment. */
    rests: Generated<boolean>
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends HoldTables {}
}

/** Of a row of `member_holds`: what a day ends anyway rests while an appeal against it waits. */
export const isFelt = sql<boolean>`(member_holds.reason <> 'no_show'
  or not (member_holds.rests or exists (select from appeals where appeals.hold_id = member_holds.id and appeals.ended_at is null)))`

/** What holds the member of a row of `members` back on a day, for a statement that reads more of them. */
export const holdsOn = (of: ExpressionBuilder<Tables, 'members'>, today: string) =>
  jsonArrayFrom(
    of
      .selectFrom('memberHolds')
      .select(['memberHolds.reason', 'memberHolds.until'])
      .whereRef('memberHolds.memberId', '=', 'members.id')
      .where('memberHolds.endedAt', 'is', null)
      .where((hold) => hold.or([hold('memberHolds.until', 'is', null), hold('memberHolds.until', '>', today)]))
      .where(isFelt)
      .orderBy('memberHolds.id'),
  )

/** Of a row of `guardianships`: confirmed, and not over. */
export const isActive = sql<boolean>`guardianships.since is not null and guardianships.ended_at is null`

/** The birth date of the youngest whose guardian the member of a row of `members` is, for the same statements. */
export const youngestChildBornOn = (of: ExpressionBuilder<Tables, 'members'>) =>
  of
    .selectFrom('guardianships')
    .innerJoin('members as children', 'children.id', 'guardianships.childId')
    .whereRef('guardianships.guardianIdNumber', '=', 'members.idNumber')
    .where(isActive)
    .select((child) => child.fn.max('children.birthDate').as('bornOn'))

/**
 * The word on online payment of the member of a row of `members`. Null where there is nobody to give it: no guardian
 * was ever named, or the last one is one no more (A13).
 */
export const consentOf = (of: ExpressionBuilder<Tables, 'members'>) =>
  of
    .selectFrom('paymentConsents')
    .select('paymentConsents.state')
    .whereRef('paymentConsents.memberId', '=', 'members.id')
    .where((where) =>
      where.exists(
        where
          .selectFrom('guardianships')
          .select('guardianships.id')
          .whereRef('guardianships.childId', '=', 'members.id')
          .where(isActive),
      ),
    )

type Imposed = Pick<HoldTables['memberHolds'], 'memberId' | 'reason' | 'since' | 'until' | 'imposedBy'>

export const holdTable = (db: Db) => {
  const open = () => db.updateTable('memberHolds').where('endedAt', 'is', null)
  return {
    /** Nothing comes back when such a hold is open: the index decides, so that of two at once there is one. */
    add: (hold: Imposed) =>
      db
        .insertInto('memberHolds')
        .values({ ...hold, endedAt: null, endedBy: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst(),

    /** Ends what is over by its day, so that the next of its reason has a place. */
    endOver: (memberId: number, today: string, endedAt: Date) =>
      open().set({ endedAt }).where('memberId', '=', memberId).where('until', '<=', today).execute(),

    /** The later of two days counts; a hold without a day ends by none. */
    prolong: (memberId: number, reason: HoldReason, until: string) =>
      open()
        .set({ until })
        .where('memberId', '=', memberId)
        .where('reason', '=', reason)
        .where('until', '<', until)
        .execute(),

    /** The earlier of two days counts. */
    shorten: (memberId: number, reason: HoldReason, { until, rests }: { until: string; rests: boolean }) =>
      open()
        .set({ until: sql<string>`least("until", ${until})`, rests })
        .where('memberId', '=', memberId)
        .where('reason', '=', reason)
        .execute(),

    /** What rests holds back again. */
    wake: (memberId: number) =>
      open().set({ rests: false }).where('memberId', '=', memberId).where('rests', '=', true).execute(),

    /** Nothing comes back when none of that reason is open. */
    end: (memberId: number, reason: HoldReason, endedAt: Date) =>
      open()
        .set({ endedAt })
        .where('memberId', '=', memberId)
        .where('reason', '=', reason)
        .returning('id')
        .executeTakeFirst(),

    /** Nothing comes back when it is not open. */
    endBy: (staffId: number, id: number, endedAt: Date) =>
      open()
        .set({ endedAt, endedBy: staffId })
        .where('id', '=', id)
        .returning(['memberId', 'reason'])
        .executeTakeFirst(),
  }
}
