import { type Kysely, sql } from 'kysely'

/**
 * The same question as before, whether a slot is kept for those who wait for it, in a language whose statements are
 * planned once for a connection: planned anew for each wish, it was the dearest part of a booking.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create or replace function is_kept_for_line(of_slot int, now_is timestamptz) returns boolean
    language plpgsql stable as $$ begin
      -- Hardly any slot has a line.
      if not exists (select from waits where slot_id = of_slot and state = 'waiting') then
        return false;
      end if;
      return exists (
        select from slots
        where slots.id = of_slot and slots.starts_at > now_is + interval '60 minutes'
          and (
            exists (
              select from bookings
              where bookings.slot_id = of_slot
                and coalesce(bookings.ended_at, bookings.held_until) between now_is - interval '2 minutes' and now_is)
            or exists (
              select from closures
              where closures.lifted_at between now_is - interval '2 minutes' and now_is
                and closures.starts_at < slots.ends_at and closures.ends_at > slots.starts_at
                and coalesce(closures.venue_id, slots.venue_id) = slots.venue_id
                and coalesce(closures.facility_id, slots.facility_id) = slots.facility_id
                and coalesce(closures.court_id, slots.court_id) = slots.court_id)));
    end $$`.execute(db)
}
