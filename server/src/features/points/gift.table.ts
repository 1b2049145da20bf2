import type { Locale, RedemptionState } from '@palaestra/contract'
import { type Generated, type Insertable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

export interface GiftTables {
  gifts: {
    id: Generated<number>
    code: string
    nameZh: string
    namePt: string
    nameEn: string
    /** In hundredths of a point. */
    price: number
    /** Pieces in all, those promised among them. */
    stock: number
    /** Pieces that somebody has, or has been promised. */
    promised: Generated<number>
    /** Whether members see it, on its days. */
    offered: boolean
    /** The first day and the last one; null where it has none. */
    fromDay: Generated<string | null>
    untilDay: Generated<string | null>
    /** Rises with each change by staff: nobody overwrites what they have not seen. */
    version: Generated<number>
  }
  redemptions: {
    id: Generated<number>
    /** The name by which member and staff refer to it, e.g. `G26-7KQX3M`. It opens nothing. */
    reference: string
    memberId: number
    giftId: number
    /** What it has cost, in hundredths: later prices change nothing. */
    price: number
    state: RedemptionState
    /** The last day on which it can be collected. */
    collectBy: string
    /** By which a request that comes twice is known again. */
    requestKey: string
    createdAt: Date
    endedAt: Date | null
    staffId: number | null
    /** Why it was taken back. */
    reason: string | null
  }
}
declare module '../../database/tables.ts' {
  interface Tables extends GiftTables {}
}
/** What staff write of a gift. */
export type WrittenGift = Omit<Insertable<GiftTables['gifts']>, 'id' | 'promised' | 'version'>

const names = { zh: 'nameZh', pt: 'namePt', en: 'nameEn' } as const

/** Those of whose promises some are kept or open. */
const standing = (db: Db) =>
  db
    .selectFrom('redemptions')
    .innerJoin('gifts', 'gifts.id', 'redemptions.giftId')
    .select([
      'redemptions.id',
      'redemptions.reference',
      'redemptions.memberId',
      'redemptions.giftId',
      'redemptions.price',
      'redemptions.state',
      'redemptions.collectBy',
      'redemptions.createdAt',
      'redemptions.endedAt',
      'gifts.nameZh',
      'gifts.namePt',
      'gifts.nameEn',
    ])

/** The name of a gift in a language. */
export const nameOfGift = (gift: Pick<GiftTables['gifts'], 'nameZh' | 'namePt' | 'nameEn'>, locale: Locale) =>
  gift[names[locale]]

export const giftTable = (db: Db) => ({
  all: () =>
    db
      .selectFrom('gifts')
      .select(['code', 'nameZh', 'namePt', 'nameEn', 'price', 'stock', 'promised'])
      .select(['offered', 'fromDay', 'untilDay', 'version'])
      .orderBy('price')
      .orderBy('code')
      .execute(),

  /** Promises one piece. Nothing comes back when there is none left, or it is not offered on this day. */
  promise: (code: string, today: string) =>
    db
      .updateTable('gifts')
      .set({ promised: sql`promised + 1` })
      .where('code', '=', code)
      .where('offered', '=', true)
      .where((where) => where.or([where('fromDay', 'is', null), where('fromDay', '<=', today)]))
      .where((where) => where.or([where('untilDay', 'is', null), where('untilDay', '>=', today)]))
      .whereRef('promised', '<', 'stock')
      .returning(['id', 'price'])
      .executeTakeFirst(),

  /** Takes back the promise of a piece, which somebody else can have. */
  release: (id: number) => db.updateTable('gifts').set({ promised: sql`promised - 1` }).where('id', '=', id).execute(),

  add: (gift: WrittenGift) =>
    db
      .insertInto('gifts')
      .values(gift)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),

  version: async (code: string) =>
    (await db.selectFrom('gifts').select('version').where('code', '=', code).executeTakeFirst())?.version,

  /**
   * Of two editors who have seen the same version, the second changes nothing. Nothing comes back, either, when more is
   * promised than there would be.
   */
  change: ({ code, ...gift }: WrittenGift, version: number) =>
    db
      .updateTable('gifts')
      .set({ ...gift, version: sql`version + 1` })
      .where('code', '=', code)
      .where('version', '=', version)
      .where('promised', '<=', gift.stock)
      .returning('id')
      .executeTakeFirst(),
})

export const redemptionTable = (db: Db) => ({
  /** Nothing comes back when the reference is taken. */
  add: (redemption: Omit<Insertable<GiftTables['redemptions']>, 'state' | 'endedAt' | 'staffId' | 'reason'>) =>
    db
      .insertInto('redemptions')
      .values({ ...redemption, state: 'reserved', endedAt: null, staffId: null, reason: null })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(['id', 'reference', 'collectBy'])
      .executeTakeFirst(),

  askedBefore: (memberId: number, requestKey: string) =>
    db
      .selectFrom('redemptions')
      .select(['reference', 'collectBy'])
      .where('memberId', '=', memberId)
      .where('requestKey', '=', requestKey)
      .executeTakeFirst(),

  /** The newest first. */
  ofMember: (memberId: number, most: number) =>
    standing(db).where('redemptions.memberId', '=', memberId).orderBy('redemptions.id', 'desc').limit(most).execute(),

  byReference: (reference: string) => standing(db).where('redemptions.reference', '=', reference).executeTakeFirst(),

  /** Those that nobody has collected in time. */
  overdue: (today: string, most: number) =>
    db
      .selectFrom('redemptions')
      .select(['id', 'memberId'])
      .where('state', '=', 'reserved')
      .where('collectBy', '<', today)
      .orderBy('collectBy')
      .orderBy('id')
      .limit(most)
      .execute(),

  /** Ends it. Nothing comes back when it is not in one of these states. */
  end: (
    id: number,
    from: readonly RedemptionState[],
    to: { state: RedemptionState; endedAt: Date; staffId: number | null; reason?: string },
  ) =>
    db
      .updateTable('redemptions')
      .set({ reason: null, ...to })
      .where('id', '=', id)
      .where('state', 'in', from)
      .returning(['id', 'giftId'])
      .executeTakeFirst(),

  /** What it has taken from which month, and until when that is good. */
  takenFrom: (id: number) =>
    db
      .selectFrom('pointsEntries')
      .innerJoin('pointsLots', (join) =>
        join
          .onRef('pointsLots.memberId', '=', 'pointsEntries.memberId')
          .onRef('pointsLots.month', '=', 'pointsEntries.month'),
      )
      .select(['pointsEntries.month', 'pointsEntries.amount', 'pointsLots.expiresOn'])
      .where('pointsEntries.redemptionId', '=', id)
      .where('pointsEntries.kind', '=', 'redeemed')
      .execute(),
})
