import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { after, day } from '../../ports/clock.ts'

/** Between which moments bookings have ended. */
interface Over {
  after: Date
  until: Date
}
/** Where the counter noted somebody, on which day, and whom. */
const noted = (over: Over) => sql`
  with noted as materialized (
    select bookings.member_id, slots.venue_id, slots.day from bookings join slots on slots.id = bookings.slot_id
    where bookings.state = 'used' and bookings.starts_at > ${after(over.after, -2 * day)}
      and bookings.starts_at < ${over.until})`
/**
 * What nobody came to. Where the counter noted nobody on a day, nobody is known to have been away; who came to one hour
 * at a venue was there for the next; and whom a card that opened nothing kept out has missed nothing, nor whom a temporary
 * one did, which opens no court. Nor has whoever stood at the gate in time, whether it has opened or not.
 */
const missed = (over: Over) => sql`
  from bookings join slots on slots.id = bookings.slot_id join cards on cards.member_id = bookings.member_id
  where bookings.state = 'confirmed'
    and bookings.starts_at > ${after(over.after, -day)} and bookings.starts_at < ${over.until}
    and slots.ends_at > ${over.after} and slots.ends_at <= ${over.until}
    and (slots.venue_id, slots.day) in (select venue_id, day from noted)
    and (bookings.member_id, slots.venue_id, slots.day) not in (select member_id, venue_id, day from noted)
    and cards.valid_until >= slots.day
    and not exists (select from card_losses where card_losses.member_id = bookings.member_id
      and reported_on <= slots.day and (closed_on is null or closed_on >= slots.day))
    and not exists (select from gate_events where gate_events.member_id = bookings.member_id
      and gate_events.venue_id = slots.venue_id and direction = 'in'
      and at >= bookings.starts_at - interval '30 minutes' and at < slots.ends_at)
    and not exists (select from member_holds where member_holds.member_id = bookings.member_id
      and reason <> 'no_show' and since <= slots.ends_at
      and (ended_at is null or ended_at > bookings.starts_at) and (until is null or until > slots.day))`

/** Bookings to which nobody came. */
export const missedTable = (db: Db) => ({
  /** Members who have missed a booking. */
  async absentees(over: Over, most: number) {
    const { rows } = await sql<{ memberId: number }>`
      ${noted(over)} select distinct bookings.member_id as "memberId" ${missed(over)} limit ${most}`.execute(db)
    return rows.map(({ memberId }) => memberId)
  },

  /** What one of them has missed, in order. Nobody else changes it until the end of the transaction. */
  async holdMissed(memberId: number, over: Over) {
    const { rows } = await sql<{ id: number; reference: string; day: string }>`
      ${noted(over)} select bookings.id, bookings.reference, slots.day ${missed(over)}
        and bookings.member_id = ${memberId}
      order by bookings.starts_at, bookings.id for no key update of bookings`.execute(db)
    return rows
  },

  /** Notes that nobody came. The caller holds them. */
  miss: (ids: readonly number[]) =>
    db.updateTable('bookings').set({ state: 'no_show' }).where('id', 'in', ids).execute(),

  /** Whether something of a day is judged as missed. */
  async hasMissed(memberId: number, day: string) {
    const found = await db
      .selectFrom('bookings')
      .innerJoin('slots', 'slots.id', 'bookings.slotId')
      .select('bookings.id')
      .where('bookings.memberId', '=', memberId)
      .where('bookings.state', '=', 'no_show')
      .where('slots.day', '=', day)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  },

  /** What was judged as missed at the venue of a booking on its day is confirmed: its member was there. */
  unmiss: (memberId: number, { venueCode, day }: { venueCode: string; day: string }) =>
    db
      .updateTable('bookings')
      .set({ state: 'confirmed' })
      .where('memberId', '=', memberId)
      .where('state', '=', 'no_show')
      .where('slotId', 'in', (of) =>
        of
          .selectFrom('slots')
          .innerJoin('venues', 'venues.id', 'slots.venueId')
          .select('slots.id')
          .where('venues.code', '=', venueCode)
          .where('slots.day', '=', day),
      )
      .execute(),
})
