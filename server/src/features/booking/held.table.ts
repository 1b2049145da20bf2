import { statesInQuota, statesOfHolder } from '@palaestra/contract'
import { type NotNull, sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** Bookings that are kept until they are paid or answered. */
export const heldTable = (db: Db) => ({
  /** Turns one that was booked in this transaction into one that is offered. */
  offer: (id: number, heldUntil: Date) =>
    db.updateTable('bookings').set({ state: 'offered', heldUntil }).where('id', '=', id).execute(),

  /** Makes of one that was offered, and is held fast, what its member has taken: confirmed where it is not to be held. */
  take: (id: number, heldUntil: Date | null) =>
    db
      .updateTable('bookings')
      .set({ state: heldUntil ? 'held' : 'confirmed', heldUntil })
      .where('id', '=', id)
      .execute(),

  /** Whether somebody has this slot. */
  async isHad(slotId: number) {
    const { rows } =
      await sql`select from bookings where slot_id = ${slotId} and state in (${sql.join(statesOfHolder)})`.execute(db)
    return rows.length > 0
  },

  /** Of these slots, those for which somebody waits. */
  async waitedFor(slots: readonly number[]) {
    const rows = await db
      .selectFrom('waits')
      .select('slotId')
      .distinct()
      .where('slotId', 'in', slots)
      .where('state', '=', 'waiting')
      .execute()
    return rows.flatMap(({ slotId }) => slotId ?? [])
  },

  /** Notes by which order it is paid. */
  orderedBy: (id: number, orderId: number) =>
    db.updateTable('bookings').set({ orderId }).where('id', '=', id).execute(),

  /** Keeps it longer, once. Nothing comes back where it was, or is not kept any more. */
  keepLonger: (id: number, heldUntil: Date) =>
    db
      .updateTable('bookings')
      .set({ heldUntil, prolonged: true })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .where('prolonged', '=', false)
      .returning('id')
      .executeTakeFirst(),

  /** Keeps it until a later moment, as long as it is kept. */
  keepUntil: (id: number, heldUntil: Date) =>
    db
      .updateTable('bookings')
      .set({ heldUntil })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .where('heldUntil', '<', heldUntil)
      .execute(),

  /** Whose booking of which slot an order pays, before anything is held. */
  ofOrder: (orderId: number) =>
    db
      .selectFrom('bookings')
      .select(['id', 'memberId', 'slotId'])
      .where('orderId', '=', orderId)
      .where('memberId', 'is not', null)
      .$narrowType<{ memberId: NotNull }>()
      .executeTakeFirst(),

  /** What a member holds, or is offered, and has not confirmed, in the order in which bookings are locked. */
  heldBy: (memberId: number) =>
    db
      .selectFrom('bookings')
      .select(['id', 'orderId'])
      .where('memberId', '=', memberId)
      .where('state', 'in', ['held', 'offered'])
      .orderBy('id')
      .execute(),

  /** Holds what is about to change: a member and a slot, in the order of everybody who adds bookings or brings one back. */
  lock: (memberId: number, slotId: number) =>
    sql`select take_booking_locks(array[${memberId}::bigint], array[${slotId}::int])`.execute(db),

  confirm: (id: number) =>
    db
      .updateTable('bookings')
      .set({ state: 'confirmed', heldUntil: null, endedAt: null })
      .where('id', '=', id)
      .execute(),

  /** Whether one that has lapsed can be had again: its slot is nobody’s, its place of the quota free, and it is to come. */
  async isFree(id: number, now: Date) {
    const { rows } = await sql<{ free: boolean }>`
      select mine.starts_at > ${now}
        and not exists (select from slots where id = mine.slot_id and closed_by is not null)
        and not exists (select from bookings where slot_id = mine.slot_id and state in (${sql.join(statesOfHolder)}))
        and not exists (select from bookings where member_id = mine.member_id
          and facility_kind = mine.facility_kind and band = mine.band and quota_from = mine.quota_from
          and quota_place = mine.quota_place and state in (${sql.join(statesInQuota)})) as free
      from bookings mine where id = ${id}`.execute(db)
    return rows[0]?.free === true
  },

  /** Lets go what nobody has paid in time. Whoever wants such a slot takes it before: this keeps lists tidy. */
  lapse: (now: Date, most: number) =>
    db
      .updateTable('bookings')
      .set({ state: 'lapsed', heldUntil: null, endedAt: now })
      .where('id', 'in', (query) =>
        query
          .selectFrom('bookings as over')
          .leftJoin('orders', 'orders.id', 'over.orderId')
          .select('over.id')
          .where('over.state', 'in', ['held', 'offered'])
          .where('over.heldUntil', '<=', now)
          .where('orders.paidAt', 'is', null)
          .orderBy('over.heldUntil')
          .limit(most)
          .forUpdate('over')
          .skipLocked(),
      )
      .returning('id')
      .execute(),
})
