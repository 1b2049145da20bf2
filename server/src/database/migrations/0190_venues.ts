import { type Kysely, sql } from 'kysely'

/**
 * Venues and their courts, what is open when and what it costs, and the slots that follow from it. A slot carries what
 * was said when it was offered: its band, its prices, how many of its kind one may have, and when it opens.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table venues (
      id int generated always as identity primary key,
      code text not null unique check (code ~ '^[a-z0-9-]{2,40}$'),
      name_zh text not null check (length(name_zh) between 1 and 80),
      name_pt text not null check (length(name_pt) between 1 and 80),
      name_en text not null check (length(name_en) between 1 and 80),
      area_zh text not null, area_pt text not null, area_en text not null,
      address_zh text not null, address_pt text not null, address_en text not null,
      place int not null unique deferrable initially deferred
    )`.execute(db)
  await sql`
    create table facilities (
      id int generated always as identity primary key,
      venue_id int not null references venues,
      code text not null check (code ~ '^[a-z0-9-]{2,40}$'),
      kind text not null check (kind ~ '^[a-z_]{2,40}$'),
      name_zh text not null, name_pt text not null, name_en text not null,
      minimum_age smallint not null check (minimum_age between 0 and 99),
      party smallint not null check (party > 0),
      peak_by text not null check (peak_by in ('first_come', 'ballot')),
      -- Rises with each change of hours, peak, prices or courts: then the timetable is made anew.
      version int not null default 1,
      unique (venue_id, code),
      unique (id, venue_id, kind)
    )`.execute(db)
  await sql`
    create table courts (
      id int generated always as identity primary key,
      facility_id int not null references facilities,
      code text not null check (code ~ '^[a-z0-9-]{1,20}$'),
      name_zh text not null, name_pt text not null, name_en text not null,
      place int not null,
      -- The first day on which it is no longer let.
      withdrawn_on date,
      unique (facility_id, code),
      unique (id, facility_id)
    )`.execute(db)

  // Weekdays 1 to 7 from Monday, and 8 for public holidays. For one day there is one truth. A range of one number
  // stands for facility and weekday: it needs no extension.
  await sql`
    create table opening_hours (
      id int generated always as identity primary key,
      facility_id int not null references facilities,
      weekday smallint not null check (weekday between 1 and 8),
      opens time not null,
      closes time not null,
      from_day date not null,
      until_day date,
      constraint opening_hours_end_later check (closes > opens or closes = '00:00'),
      constraint opening_hours_have_days check (until_day >= from_day),
      constraint opening_hours_never_differ exclude using gist (
        int8range(facility_id * 10::bigint + weekday, facility_id * 10::bigint + weekday, '[]') with &&,
        daterange(from_day, until_day, '[]') with &&)
    )`.execute(db)
  await sql`create index opening_hours_of_facility on opening_hours (facility_id)`.execute(db)
  await sql`
    create table peak_hours (
      facility_kind text not null,
      weekday smallint not null check (weekday between 1 and 8),
      from_hour smallint not null check (from_hour between 0 and 23),
      until_hour smallint not null check (until_hour <= 24),
      primary key (facility_kind, weekday, from_hour),
      constraint peak_hours_end_later check (until_hour > from_hour)
    )`.execute(db)
  await sql`
    create table prices (
      facility_id int not null references facilities,
      band text not null check (band in ('peak', 'off_peak')),
      audience text not null check (audience in ('adult', 'minor', 'senior')),
      from_day date not null,
      amount int not null check (amount >= 0),
      primary key (facility_id, band, audience, from_day)
    )`.execute(db)

  // The longer keys hold that court, facility, venue and kind of a slot belong together.
  await sql`
    create table slots (
      id int generated always as identity primary key,
      court_id int not null,
      facility_id int not null,
      venue_id int not null,
      facility_kind text not null,
      band text not null check (band in ('peak', 'off_peak')),
      day date not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      -- 'infinity' closes a slot that the timetable no longer has and that somebody has booked.
      opens_at timestamptz not null,
      given_by text not null check (given_by in ('first_come', 'ballot')),
      quota_from date not null,
      quota_most smallint not null check (quota_most > 0),
      price_adult int not null check (price_adult >= 0),
      price_minor int not null check (price_minor >= 0),
      price_senior int not null check (price_senior >= 0),
      foreign key (court_id, facility_id) references courts (id, facility_id),
      foreign key (facility_id, venue_id, facility_kind) references facilities (id, venue_id, kind),
      constraint slots_last_an_hour check (ends_at = starts_at + interval '60 minutes'),
      constraint slots_are_rationed_by_their_day check (quota_from <= day),
      constraint slots_begin_once unique (court_id, starts_at),
      constraint slots_never_overlap exclude using gist (
        int4range(court_id, court_id, '[]') with &&,
        tstzrange(starts_at, ends_at) with &&)
    )`.execute(db)
  await sql`create index slots_of_venue_day on slots (venue_id, day)`.execute(db)
  await sql`create index slots_of_facility_day on slots (facility_id, day)`.execute(db)
  await sql`create index slots_by_day on slots (day)`.execute(db)

  // What the slots of a day were made of. Where it is no longer so, they are made anew.
  await sql`
    create table timetable_days (
      facility_id int not null references facilities,
      day date not null,
      version int not null,
      holiday boolean not null,
      primary key (facility_id, day)
    )`.execute(db)
  await sql`create index timetable_days_by_day on timetable_days (day)`.execute(db)

  // The key that refers to a slot says whether somebody has booked it, now or before. Of those nothing is deleted.
  await sql`
    create function drop_slots(unwanted int[]) returns void language plpgsql as $$
      declare one int;
      begin
        foreach one in array unwanted loop
          begin
            delete from slots where id = one;
          exception when foreign_key_violation then
            update slots set opens_at = 'infinity' where id = one;
          end;
        end loop;
      end $$`.execute(db)
}
