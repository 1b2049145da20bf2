import type { CaseState, FaceFinding, IdType, SupplementField } from '@palaestra/contract'
import type { Generated, Insertable, JSONColumnType } from 'kysely'
import type { Db } from '../../database/database.ts'
import { type Kept, noDecision, type Verdict } from '../decision/decision.table.ts'

type Reasons = Partial<Record<SupplementField, string>>

export interface SupplementTables {
  supplements: {
    id: Generated<number>
    /** The name by which member and staff refer to it, e.g. `S26-7KQX3M`. It opens nothing. */
    reference: string
    memberId: number
    /** The rejected one that this one corrects. */
    corrects: number | null
    state: CaseState
    /** True when the card is to be renewed by it. */
    renews: boolean
    receivedAt: Date
    dueOn: string
    /** When its decision took effect, or the member took it back. */
    endedAt: Date | null
    /** What was decided; null while it waits, and for what was taken back. */
    decision: Verdict | null
    decidedAt: Date | null
    /** The id of the member of staff. */
    decidedBy: number | null
    /** When a decision takes effect that can still be undone. */
    effectiveAt: Date | null
    /** The member of staff who has confirmed it: never the one who has decided it. */
    secondedBy: number | null
    /** Why it is rejected, by the field concerned. */
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
    /** What comparing the photo with the bureau’s has found; asked again after a silence, whatever it may find. */
    photoFace: FaceFinding | null
    /** How often a silent bureau was asked about the photo, and when it is asked again; null unless it was silent. */
    faceTries: number | null
    askAgainAt: Date | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends SupplementTables {}
}

const columns = [
  'id',
  'reference',
  'memberId',
  'corrects',
  'state',
  'renews',
  'receivedAt',
  'dueOn',
  'decision',
  'decidedAt',
  'decidedBy',
  'effectiveAt',
  'secondedBy',
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
  'faceTries',
] as const

type NewSupplement = Omit<
  Insertable<SupplementTables['supplements']>,
  'endedAt' | 'decision' | 'decidedAt' | 'decidedBy' | 'effectiveAt' | 'secondedBy' | 'reasons'
>

const undecided = { ...noDecision, reasons: null, endedAt: null } as const
export const decisionsKept: Kept = {
  table: 'supplements',
  undecided,
  ends: ['passed', 'rejected'],
}

export const supplementTable = (db: Db) => ({
  /**
   * Nothing comes back when the reference is taken, when one of the member waits, or when the rejection is corrected
   * already: the indexes decide, so that of two at once there is one.
   */
  add: (supplement: NewSupplement) =>
    db
      .insertInto('supplements')
      .values({ ...undecided, ...supplement })
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

  /** Nothing comes back when it is not the member’s, or waits no more. */
  withdraw: (memberId: number, reference: string, endedAt: Date) =>
    db
      .updateTable('supplements')
      .set({ state: 'withdrawn', endedAt })
      .where('state', '=', 'waiting')
      .where('memberId', '=', memberId)
      .where('reference', '=', reference)
      .returning(['id', 'photo', 'idCopy'])
      .executeTakeFirst(),

  /** Nothing is changed of what is decided by now, nor of what another has found meanwhile. */
  setLateFace: (id: number, found: Pick<SupplementTables['supplements'], 'photoFace' | 'faceTries' | 'askAgainAt'>) =>
    db
      .updateTable('supplements')
      .set(found)
      .where('id', '=', id)
      .where('photoFace', '=', 'silent')
      .where('state', 'in', ['waiting', 'proposed'])
      .execute(),

  /** Open ones about whose photo a silent bureau is asked again, who has waited longest first. */
  faceDue: (now: Date, size: number): Promise<AskedAbout[]> =>
    db
      .selectFrom('supplements')
      .innerJoin('members', 'members.id', 'memberId')
      .select(['supplements.id', 'supplements.photo', 'faceTries', 'idType', 'idNumber'])
      .where('askAgainAt', '<=', now)
      .where('supplements.state', 'in', ['waiting', 'proposed'])
      .orderBy('askAgainAt')
      .orderBy('supplements.id')
      .limit(size)
      .execute(),

  /** How many photos a silent bureau is still asked about. */
  facesOpen: async () => {
    const { open } = await db
      .selectFrom('supplements')
      .select((all) => all.fn.countAll<number>().as('open'))
      .where('askAgainAt', 'is not', null)
      .where('state', 'in', ['waiting', 'proposed'])
      .executeTakeFirstOrThrow()
    return open
  },

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

/** A change about whose photo the bureau was silent, and whose it is. */
export interface AskedAbout {
  id: number
  photo: string | null
  faceTries: number | null
  idType: IdType
  idNumber: string
}
