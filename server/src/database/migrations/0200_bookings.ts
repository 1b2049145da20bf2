import { type Kysely, sql } from 'kysely'

/**
 * Bookings of courts. A slot has one holder and a person so many places of a quota because two unique indexes say so:
 * there is no counter that could drift. What holds a place for a while has an end, and whoever comes after the end takes
 * it in the same statement. `forfeited`, cancelled too late, leaves the slot free and keeps the place of the quota.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table bookings (
      id bigint generated always as identity primary key,
      reference text not null unique check (reference ~ '^B\\d\\d-[A-Z0-9]{8}$'),
      slot_id int not null references slots,
      member_id bigint not null references members,
      -- Adjacent hours that are joined share one.
      ticket uuid not null default gen_random_uuid(),
      facility_kind text not null,
      band text not null,
      quota_from date not null,
      quota_place smallint not null,
      quota_most smallint not null,
      starts_at timestamptz not null,
      amount int not null check (amount >= 0),
      state text not null check (state in
        ('held', 'offered', 'confirmed', 'used', 'no_show', 'lapsed', 'cancelled', 'forfeited', 'closed')),
      held_until timestamptz,
      request_key uuid,
      created_at timestamptz not null,
      ended_at timestamptz check (ended_at >= created_at),
      constraint booking_within_quota check (quota_place between 1 and quota_most),
      constraint booking_held_until check ((state in ('held', 'offered')) = (held_until is not null)),
      constraint booking_ended check
        ((state in ('lapsed', 'cancelled', 'forfeited', 'closed')) = (ended_at is not null))
    )`.execute(db)
  await sql`
    create unique index bookings_one_of_slot on bookings (slot_id)
      where state in ('held', 'offered', 'confirmed', 'used', 'no_show')`.execute(db)
  await sql`
    create unique index bookings_within_quota on bookings (member_id, facility_kind, band, quota_from, quota_place)
      where state in ('held', 'offered', 'confirmed', 'used', 'no_show', 'forfeited')`.execute(db)
  await sql`create unique index bookings_asked_once on bookings (member_id, request_key)`.execute(db)
  await sql`create index bookings_of_slot on bookings (slot_id)`.execute(db)
  await sql`create index bookings_of_member on bookings (member_id, starts_at, id)`.execute(db)
  await sql`create index bookings_of_ticket on bookings (ticket)`.execute(db)
  await sql`create index bookings_held on bookings (held_until) where state in ('held', 'offered')`.execute(db)
  await sql`create index bookings_by_start on bookings (starts_at)`.execute(db)

  // Whoever adds bookings, brings one back or changes several takes these first: members, then slots, each in order. So
  // no two of them wait for each other in a circle.
  await sql`
    create function take_booking_locks(members_of bigint[], slots_of int[]) returns void language plpgsql as $$ begin
      perform pg_advisory_xact_lock(200, one.id) from
        (select distinct member::int as id from unnest(members_of) member order by 1) one;
      perform pg_advisory_xact_lock(201, one.id) from
        (select distinct slot as id from unnest(slots_of) slot order by 1) one;
    end $$`.execute(db)

  // Serves the wishes of a batch in the order in which they came, each by the first of its choices that can be had. A no
  // is an outcome and raises nothing. After the locks each statement sees what others have committed.
  await sql`
    create function book_slots(wishes jsonb, now_is timestamptz, until_is timestamptz, adult_age int, senior_age int)
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
          and (slot_id = any (all_slots) or member_id = any (all_members));

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
            -- Whole years on the day of the slot, reckoned as the contract reckons them.
            age := (to_char(chosen.day, 'YYYYMMDD')::int - to_char((wish ->> 'bornOn')::date, 'YYYYMMDD')::int) / 10000;
            if age < (select minimum_age from facilities where id = chosen.facility_id) then
              reason := coalesce(reason, 'too_young'); continue;
            end if;
            if exists (select from bookings where slot_id = wanted
                and state in ('held', 'offered', 'confirmed', 'used', 'no_show')) then
              reason := coalesce(reason, 'taken'); continue;
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
