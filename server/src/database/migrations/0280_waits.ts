import { type Kysely, sql } from 'kysely'

/**
 * Waiting lists of slots. One person waits once for a slot, and for five at most, because the indexes say so; and a slot is
 * offered to one of them at a time. What comes free is kept for two minutes for those who wait, so that nobody who looks
 * at this moment is faster than they: a function of the moment, so that nothing has to be written when it comes free.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table waits (
      id bigint generated always as identity primary key,
      member_id bigint not null references members on delete cascade,
      slot_id int not null references slots on delete cascade,
      -- Which of the places 1 to 5 it has among the waits of its member.
      nr smallint not null,
      -- In the draw for this slot, of who has won nothing in it: those come first.
      rank int,
      state text not null check (state in ('waiting', 'offered', 'taken', 'declined', 'unanswered', 'left', 'over')),
      since timestamptz not null,
      -- What is, or was last, offered, from when, and until when as it was said.
      booking_id bigint references bookings on delete cascade,
      offered_at timestamptz,
      offered_until timestamptz check (offered_until >= offered_at),
      ended_at timestamptz check (ended_at >= since),
      constraint waits_five_at_most check (nr between 1 and 5),
      constraint waits_offered check (state <> 'offered' or num_nonnulls(booking_id, offered_at, offered_until) = 3),
      constraint waits_ended check ((state in ('waiting', 'offered')) = (ended_at is null))
    )`.execute(db)
  await sql`create unique index waits_once on waits (slot_id, member_id) where state in ('waiting', 'offered')`.execute(
    db,
  )
  await sql`create unique index waits_of_member on waits (member_id, nr) where state in ('waiting', 'offered')`.execute(
    db,
  )
  await sql`create unique index waits_offered_to_one on waits (slot_id) where state = 'offered'`.execute(db)
  await sql`create unique index waits_of_booking on waits (booking_id) where booking_id is not null`.execute(db)
  await sql`create index waits_of_slot on waits (slot_id)`.execute(db)
  await sql`create index waits_by_member on waits (member_id, ended_at)`.execute(db)
  await sql`create index waits_by_end on waits (ended_at)`.execute(db)

  // Whether a slot has come free in the last two minutes while somebody waits for it: by the end of a booking, or of a
  // closure. An hour before it begins it is everybody's.
  await sql`
    create function is_kept_for_line(of_slot int, now_is timestamptz) returns boolean language sql stable as $$
      select exists (select from waits where slot_id = of_slot and state = 'waiting')
        and exists (
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
                  and coalesce(closures.court_id, slots.court_id) = slots.court_id)))
    $$`.execute(db)

  // The same as before, but for one thing: what is kept for a line is not booked by others.
  await sql`
    create or replace function book_slots(wishes jsonb, now_is timestamptz, until_is timestamptz, adult_age int, senior_age int)
    returns table (
      place int, outcome text, id bigint, reference text, slot_id int, amount int, held_until timestamptz, state text
    ) language plpgsql as $$
    #variable_conflict use_column
    declare
      all_members bigint[] := array(select (one ->> 'memberId')::bigint from jsonb_array_elements(wishes) one);
      all_slots int[] := array(
        select choice::int from jsonb_array_elements(wishes) one, jsonb_array_elements_text(one -> 'choices') choice);
      wish jsonb;
      of_member bigint;
      wanted int;
      chosen slots;
      at_place smallint;
      age int;
      worth int;
      made bookings;
      reason text;
    begin
      perform take_booking_locks(all_members, all_slots);
      update bookings set state = 'lapsed', held_until = null, ended_at = now_is
        where state in ('held', 'offered') and held_until <= now_is
          and (slot_id = any (all_slots) or member_id = any (all_members))
          and not exists (select from orders where orders.id = bookings.order_id and orders.paid_at is not null);

      for at in 0 .. jsonb_array_length(wishes) - 1 loop
        wish := wishes -> at;
        of_member := (wish ->> 'memberId')::bigint;
        reason := null;
        select * into made from bookings
          where member_id = of_member and request_key = (wish ->> 'requestKey')::uuid;
        if found then
          outcome := 'again';
        else
          for wanted in select choice::int from jsonb_array_elements_text(wish -> 'choices') with ordinality
            as all_of (choice, nr) order by nr loop
            select * into chosen from slots where id = wanted;
            if not found or chosen.starts_at <= now_is or chosen.opens_at > now_is then
              reason := coalesce(reason, 'not_open'); continue;
            end if;
            if chosen.closed_by is not null then
              reason := coalesce(reason, 'closed'); continue;
            end if;
            -- Whole years on the day of the slot, reckoned as the contract reckons them.
            age := (to_char(chosen.day, 'YYYYMMDD')::int - to_char((wish ->> 'bornOn')::date, 'YYYYMMDD')::int) / 10000;
            if age < (select minimum_age from facilities where id = chosen.facility_id) then
              reason := coalesce(reason, 'too_young'); continue;
            end if;
            if exists (select from bookings where slot_id = wanted
                and state in ('held', 'offered', 'confirmed', 'used', 'no_show')) then
              reason := coalesce(reason, 'taken'); continue;
            end if;
            if is_kept_for_line(wanted, now_is) then
              reason := coalesce(reason, 'kept'); continue;
            end if;
            select free into at_place from generate_series(1, chosen.quota_most) free
              where not exists (select from bookings where member_id = of_member
                and facility_kind = chosen.facility_kind and band = chosen.band and quota_from = chosen.quota_from
                and quota_place = free
                and state in ('held', 'offered', 'confirmed', 'used', 'no_show', 'forfeited'))
              order by free limit 1;
            if not found then
              reason := coalesce(reason, 'quota'); continue;
            end if;
            worth := case when age < adult_age then chosen.price_minor
              when age >= senior_age then chosen.price_senior else chosen.price_adult end;
            insert into bookings (reference, slot_id, member_id, facility_kind, band, quota_from, quota_place,
                quota_most, starts_at, amount, state, held_until, request_key, created_at)
              values (wish ->> 'reference', wanted, of_member, chosen.facility_kind, chosen.band, chosen.quota_from,
                at_place, chosen.quota_most, chosen.starts_at, worth,
                case when worth = 0 or until_is is null then 'confirmed' else 'held' end,
                case when worth > 0 then until_is end, (wish ->> 'requestKey')::uuid, now_is)
              on conflict (slot_id) where state in ('held', 'offered', 'confirmed', 'used', 'no_show') do nothing
              returning * into made;
            exit when found;
            reason := coalesce(reason, 'taken');
          end loop;
          outcome := case when made.id is null then coalesce(reason, 'not_open') else 'booked' end;
        end if;
        place := at;
        id := made.id; reference := made.reference; slot_id := made.slot_id; amount := made.amount;
        held_until := made.held_until; state := made.state;
        return next;
        made := null;
      end loop;
    end $$`.execute(db)
}
