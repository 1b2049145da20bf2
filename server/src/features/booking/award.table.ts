import { statesInQuota, statesOfHolder } from '@palaestra/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

/** A slot that somebody has won. */
export interface Won {
  memberId: number
  bornOn: string
  slotId: number
  /** The same each time it is given: it is given once. */
  requestKey: string
  /** Of the booking, if it becomes one. */
  reference: string
}

interface Terms {
  now: Date
  /** Until when what costs something is held; null where it is paid at the venue, and confirmed at once. */
  heldUntil: Date | null
  adultAge: number
  seniorAge: number
}

export const awardTable = (db: Db) => ({
  /** Which of these requests have been answered before. */
  async given(requestKeys: readonly string[]) {
    if (requestKeys.length === 0) return new Set<string>()
    const rows = await db.selectFrom('bookings').select('requestKey').where('requestKey', 'in', requestKeys).execute()
    return new Set(rows.flatMap(({ requestKey }) => requestKey ?? []))
  },

  /** Of these slots, those that are still let, not closed, and begin later. */
  async stillLet(ids: readonly number[], now: Date) {
    if (ids.length === 0) return new Set<number>()
    const rows = await db
      .selectFrom('slots')
      .select('id')
      .where('id', 'in', ids)
      .where('startsAt', '>', now)
      .where('closedBy', 'is', null)
      .where('closedBy', 'is', null)
      .where(sql<boolean>`opens_at < 'infinity'`)
      .execute()
    return new Set(rows.map(({ id }) => id))
  },
})

/** What takes the locks of members and slots first. */
export const awardChanges = (db: Tx) => ({
  lock: (members: readonly number[], slots: readonly number[]) =>
    sql`select take_booking_locks(${[...members]}::bigint[], ${[...slots]}::int[])`.execute(db),

  /** Books what was won, before it opens to others. Comes back with those that could be had. */
  async give(won: readonly Won[], { now, heldUntil, adultAge, seniorAge }: Terms) {
    if (won.length === 0) return []
    const { rows } = await sql<{ id: number; requestKey: string }>`
      insert into bookings (reference, slot_id, member_id, facility_kind, band, quota_from, quota_place, quota_most,
        starts_at, amount, state, held_until, request_key, created_at)
      select w.reference, s.id, w."memberId", s.facility_kind, s.band, s.quota_from, quota.free, s.quota_most,
        s.starts_at, worth.amount,
        case when worth.amount = 0 or ${heldUntil}::timestamptz is null then 'confirmed' else 'held' end,
        case when worth.amount > 0 then ${heldUntil}::timestamptz end, w."requestKey", ${now}
      from jsonb_to_recordset(${JSON.stringify(won)}::jsonb) as w (
          "memberId" bigint, "bornOn" date, "slotId" int, "requestKey" uuid, reference text)
        join slots s on s.id = w."slotId"
        cross join lateral (
          select (to_char(s.day, 'YYYYMMDD')::int - to_char(w."bornOn", 'YYYYMMDD')::int) / 10000 as years) age
        cross join lateral (
          select case when age.years < ${adultAge} then s.price_minor
            when age.years >= ${seniorAge} then s.price_senior else s.price_adult end as amount) worth
        cross join lateral (
          select free from generate_series(1, s.quota_most) free
          where not exists (select from bookings b where b.member_id = w."memberId"
            and b.facility_kind = s.facility_kind and b.band = s.band and b.quota_from = s.quota_from
            and b.quota_place = free and b.state in (${sql.join(statesInQuota)}))
          order by free limit 1) quota
      where not exists (
        select from bookings b where b.slot_id = s.id and b.state in (${sql.join(statesOfHolder)}))
      on conflict do nothing
      returning id, request_key`.execute(db)
    return rows
  },
})
