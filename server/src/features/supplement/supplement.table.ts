import type { PassingFace, QueuePlace, SupplementField } from '@palaestra/contract'
import { type Generated, type Insertable, type JSONColumnType, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

type Reasons = Partial<Record<SupplementField, string>>

export interface SupplementTables {
  supplements: {
    id: Generated<number>
    /** The name by which member and staff refer to it, e.g. `S26-7KQX3M`. It opens nothing. */
    reference: string
    memberId: number
    /** The rejected one that this one corrects. */
    corrects: number | null
    state: 'waiting' | 'approved' | 'rejected' | 'withdrawn'
    /** True when the card is to be renewed by it. */
    renews: boolean
    receivedAt: Date
    dueOn: string
    endedAt: Date | null
    /** The id of the member of staff. */
    decidedBy: number | null
    /** Why it was rejected, by the field concerned. */
    reasons: JSONColumnType<Reasons> | null
    /** What is to change; null where it stays. */
    nameZh: string | null
    /** True when the Chinese name goes, and none comes. */
    dropsNameZh: boolean
    surname: string | null
    firstName: string | null
    documentNumber: string | null
    documentExpiry: string | null
    /** Ids of stored files. */
    photo: string | null
    idCopy: string | null
    /** What comparing the photo with the bureau’s has found. */
    photoFace: PassingFace | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends SupplementTables {}
}

type Decision = { endedAt: Date; decidedBy: number } & ({ state: 'approved' } | { state: 'rejected'; reasons: Reasons })

const columns = [
  'id',
  'reference',
  'memberId',
  'corrects',
  'state',
  'renews',
  'receivedAt',
  'dueOn',
  'reasons',
  'nameZh',
  'dropsNameZh',
  'surname',
  'firstName',
  'documentNumber',
  'documentExpiry',
  'photo',
  'idCopy',
  'photoFace',
] as const

const updatingWaiting = (db: Db) => db.updateTable('supplements').where('state', '=', 'waiting')

export const supplementTable = (db: Db) => ({
  /**
   * Nothing comes back when the reference is taken, when one of the member waits, or when the rejection is corrected
   * already: the indexes decide, so that of two at once there is one.
   */
  add: (supplement: Insertable<SupplementTables['supplements']>) =>
    db
      .insertInto('supplements')
      .values(supplement)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'reference', 'dueOn'])
      .executeTakeFirst(),

  byReference: (reference: string) =>
    db.selectFrom('supplements').select(columns).where('reference', '=', reference).executeTakeFirst(),

  /** The last that the member has sent, however it stands. */
  lastOf: (memberId: number) =>
    db
      .selectFrom('supplements')
      .select(columns)
      .where('memberId', '=', memberId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Nothing comes back when it waits no more: of two decisions at once one wins. */
  decide: (reference: string, { state, endedAt, decidedBy, ...why }: Decision) =>
    updatingWaiting(db)
      .set({ state, endedAt, decidedBy, reasons: 'reasons' in why ? JSON.stringify(why.reasons) : null })
      .where('reference', '=', reference)
      .returning(columns)
      .executeTakeFirst(),

  /** Nothing comes back when it is not the member’s, or waits no more. */
  withdraw: (memberId: number, reference: string, endedAt: Date) =>
    updatingWaiting(db)
      .set({ state: 'withdrawn', endedAt })
      .where('memberId', '=', memberId)
      .where('reference', '=', reference)
      .returning(['id', 'photo', 'idCopy'])
      .executeTakeFirst(),

  endedBefore: (moment: Date) =>
    db
      .selectFrom('supplements')
      .select(['id', 'state', 'photo', 'idCopy'])
      .where('endedAt', '<', moment)
      .orderBy('endedAt')
      .limit(500)
      .execute(),

  /** The pictures among these that another change needs, too: a correction shares them with what it corrects. */
  othersWithFiles: (id: number, files: readonly string[]) =>
    db
      .selectFrom('supplements')
      .select(['photo', 'idCopy'])
      .where('id', '!=', id)
      .where((where) => where.or([where('photo', 'in', files), where('idCopy', 'in', files)]))
      .execute(),

  delete: (id: number) => db.deleteFrom('supplements').where('id', '=', id).execute(),
})
export type Supplement = NonNullable<Awaited<ReturnType<ReturnType<typeof supplementTable>['byReference']>>>

const behind = ({ dueOn, receivedAt, id }: QueuePlace) =>
  sql<SqlBool>`(supplements.due_on, supplements.received_at, supplements.id)
    > (${dueOn}::date, ${receivedAt}::timestamptz, ${id}::bigint)`

/** What waits, in the order of the desk. */
export const supplementQueue = (db: Db) => ({
  page: (after: QueuePlace | undefined, size: number) =>
    db
      .selectFrom('supplements')
      .innerJoin('members', 'members.id', 'supplements.memberId')
      .select([
        'supplements.id',
        'supplements.reference',
        'supplements.renews',
        'supplements.receivedAt',
        'supplements.dueOn',
        'supplements.corrects',
        'members.nameZh',
        'members.surname',
        'members.firstName',
        'members.memberNumber',
      ])
      .where('supplements.state', '=', 'waiting')
      .$call((all) => (after ? all.where(behind(after)) : all))
      .orderBy('supplements.dueOn')
      .orderBy('supplements.receivedAt')
      .orderBy('supplements.id')
      .limit(size)
      .execute(),

  async waiting() {
    const counted = await db
      .selectFrom('supplements')
      .select((all) => all.fn.countAll<number>().as('waiting'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    return counted.waiting
  },

  /** Finds the next one that waits, beginning again after the last. */
  async nextWaiting(after: QueuePlace) {
    const next = db
      .selectFrom('supplements')
      .select('reference')
      .where('state', '=', 'waiting')
      .where('id', '!=', after.id)
      .orderBy('dueOn')
      .orderBy('receivedAt')
      .orderBy('id')
      .limit(1)
    const found = (await next.where(behind(after)).executeTakeFirst()) ?? (await next.executeTakeFirst())
    return found?.reference ?? null
  },
})
