import { type Kysely, sql } from 'kysely'

/** Which of the staff has booked for somebody. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table bookings add column at_desk_by bigint references staff`.execute(db)
  await sql`create index bookings_at_desk_by on bookings (at_desk_by) where at_desk_by is not null`.execute(db)

  // The same as before, but for one thing: a wish may say who of the staff has it for somebody, and that it may go beyond
  // the quota. Then the row carries a larger one: its place is within it as ever.
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
      most int;
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
            most := chosen.quota_most + case when (wish ->> 'overQuota')::boolean then 24 else 0 end;
            select free into at_place from generate_series(1, most) free
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
                quota_most, starts_at, amount, state, held_until, request_key, created_at, at_desk_by)
              values (wish ->> 'reference', wanted, of_member, chosen.facility_kind, chosen.band, chosen.quota_from,
                at_place, greatest(chosen.quota_most, at_place), chosen.starts_at, worth,
                case when worth = 0 or until_is is null then 'confirmed' else 'held' end,
                case when worth > 0 then until_is end, (wish ->> 'requestKey')::uuid, now_is,
                (wish ->> 'atDeskBy')::bigint)
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
