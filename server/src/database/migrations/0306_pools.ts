import { type Kysely, sql } from 'kysely'

/**
 * Swimming pools, what is open when and what it costs, and the sessions that follow from it. A session carries what was
 * said when it was offered: its places, its prices, and from when they are sold. Its hundreds of places are alike and
 * have no number: so it counts them, and can never count more than it has.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table pools (
      id int generated always as identity primary key,
      venue_id int not null references venues,
      code text not null unique check (code ~ '^[a-z0-9-]{2,40}$'),
      name_zh text not null check (length(name_zh) between 1 and 80),
      name_pt text not null check (length(name_pt) between 1 and 80),
      name_en text not null check (length(name_en) between 1 and 80),
      kind text not null check (kind in ('indoor', 'outdoor')),
      place int not null unique deferrable initially deferred,
      -- Days of every year, mm-dd, from and until which it is open; of one that is open all year there are none.
      season_from text check (season_from ~ '^\\d\\d-\\d\\d$'),
      season_until text check (season_until ~ '^\\d\\d-\\d\\d$'),
      -- On which its first session is for cleaning; 1 is Monday.
      cleaning_weekday smallint check (cleaning_weekday between 1 and 7),
      constraint pools_have_whole_seasons check ((season_from is null) = (season_until is null))
    )`.execute(db)
  await sql`create index pools_of_venue on pools (venue_id)`.execute(db)
  await sql`
    create table pool_prices (
      pool_id int not null references pools,
      swimmer text not null check (swimmer in ('adult', 'minor', 'senior', 'child')),
      from_day date not null,
      amount int not null check (amount >= 0),
      primary key (pool_id, swimmer, from_day)
    )`.execute(db)
  await sql`
    create table pool_hours (
      id int generated always as identity primary key,
      pool_id int not null references pools,
      opens time not null,
      closes time not null,
      places smallint not null check (places >= 0),
      advance_places smallint not null check (advance_places >= 0),
      from_day date not null,
      until_day date,
      constraint pool_hours_end_later check (closes > opens or closes = '00:00'),
      constraint pool_hours_have_days check (until_day >= from_day),
      constraint pool_hours_keep_some check (advance_places <= places)
    )`.execute(db)
  await sql`create index pool_hours_of_pool on pool_hours (pool_id)`.execute(db)
  await sql`
    create table pool_sessions (
      id int generated always as identity primary key,
      pool_id int not null references pools,
      day date not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      advance_from timestamptz not null,
      spot_from timestamptz not null,
      places smallint not null check (places >= 0),
      advance_places smallint not null check (advance_places >= 0),
      -- People with a ticket, and those of them with one that was sold in advance.
      taken smallint not null default 0,
      advance_taken smallint not null default 0,
      price_adult int not null check (price_adult >= 0),
      price_minor int not null check (price_minor >= 0),
      price_senior int not null check (price_senior >= 0),
      price_child int not null check (price_child >= 0),
      -- Nobody swims in it: the pool is cleaned.
      cleaning boolean not null,
      constraint pool_sessions_end_later check (ends_at > starts_at),
      constraint pool_sessions_keep_some check (advance_places <= places),
      constraint pool_never_oversold check (taken between 0 and places),
      constraint pool_advance_never_oversold check (advance_taken between 0 and advance_places),
      constraint pool_sessions_begin_once unique (pool_id, starts_at),
      constraint pool_sessions_never_overlap exclude using gist (
        int4range(pool_id, pool_id, '[]') with &&,
        tstzrange(starts_at, ends_at) with &&)
    )`.execute(db)
  await sql`create index pool_sessions_by_day on pool_sessions (day, pool_id)`.execute(db)

  // A pool alone can be closed, too.
  await sql`alter table closures add column pool_id int references pools`.execute(db)
  await sql`create index closures_pool_id on closures (pool_id)`.execute(db)
  await sql`
    alter table closures drop constraint closures_of_one_place,
      add constraint closures_of_one_place check (num_nonnulls(venue_id, facility_id, court_id, pool_id) <= 1)`.execute(
    db,
  )
  // The closure that a time of a pool falls under; of several the first that was declared.
  await sql`
    create function pool_closure_over(of_venue int, of_pool int, from_at timestamptz, until_at timestamptz)
    returns int language sql stable as $$
      select min(id) from closures
      where lifted_at is null and starts_at < until_at and ends_at > from_at
        and facility_id is null and court_id is null
        and coalesce(venue_id, of_venue) = of_venue and coalesce(pool_id, of_pool) = of_pool
    $$`.execute(db)
  // The same as before, but for one thing: where a pool is closed, no court is.
  await sql`
    create or replace function closure_over(of_venue int, of_facility int, of_court int, from_at timestamptz, until_at timestamptz)
    returns int language sql stable as $$
      select min(id) from closures
      where lifted_at is null and starts_at < until_at and ends_at > from_at
        and coalesce(venue_id, of_venue) = of_venue
        and coalesce(facility_id, of_facility) = of_facility
        and coalesce(court_id, of_court) = of_court
        and pool_id is null
    $$`.execute(db)
}
