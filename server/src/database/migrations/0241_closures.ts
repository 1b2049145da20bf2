import { type Kysely, sql } from 'kysely'

/**
 * What the authority closes for a time: a court, a facility, a venue, or everything. A slot says by which closure it is
 * closed. More than one may lie over it: when that one is lifted, it falls to another.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table closures (
      id int generated always as identity primary key,
      reason text not null check (reason in ('typhoon', 'rainstorm', 'maintenance', 'event', 'other')),
      text_zh text check (length(text_zh) between 1 and 300),
      text_pt text check (length(text_pt) between 1 and 300),
      text_en text check (length(text_en) between 1 and 300),
      venue_id int references venues,
      facility_id int references facilities,
      court_id int references courts,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      declared_by int not null references staff,
      declared_at timestamptz not null,
      lifted_at timestamptz check (lifted_at >= declared_at),
      lifted_by int references staff,
      -- When all whom it met were told.
      told_at timestamptz check (told_at >= declared_at),
      request_key uuid not null unique,
      constraint closures_of_one_place check (num_nonnulls(venue_id, facility_id, court_id) <= 1),
      constraint closures_end_later check (ends_at > starts_at),
      constraint closures_in_all_languages check (num_nonnulls(text_zh, text_pt, text_en) in (0, 3)),
      constraint closures_say_why check (reason <> 'other' or text_zh is not null),
      constraint closures_lifted_by check ((lifted_at is null) = (lifted_by is null))
    )`.execute(db)
  for (const column of ['venue_id', 'facility_id', 'court_id', 'declared_by', 'lifted_by'])
    await sql`create index ${sql.ref(`closures_${column}`)} on closures (${sql.ref(column)})`.execute(db)
  await sql`create index closures_untold on closures (id) where told_at is null`.execute(db)

  await sql`alter table slots add column closed_by int references closures`.execute(db)
  await sql`create index slots_closed_by on slots (closed_by) where closed_by is not null`.execute(db)

  // The closure that a time of a court falls under; of several the first that was declared.
  await sql`
    create function closure_over(of_venue int, of_facility int, of_court int, from_at timestamptz, until_at timestamptz)
    returns int language sql stable as $$
      select min(id) from closures
      where lifted_at is null and starts_at < until_at and ends_at > from_at
        and coalesce(venue_id, of_venue) = of_venue
        and coalesce(facility_id, of_facility) = of_facility
        and coalesce(court_id, of_court) = of_court
    $$`.execute(db)

  // What was paid for something that was closed goes back.
  await sql`
    alter table refunds drop constraint refunds_cause_check,
      add constraint refunds_cause_check check (cause in ('cancelled', 'late', 'twice', 'closed'))`.execute(db)

  // Who says what is open when, and closes it.
  await sql`
    alter table staff drop constraint staff_roles_check,
      add constraint staff_roles_check
        check (roles <@ array['reviewer', 'senior', 'counter', 'cashier', 'facilities', 'content', 'auditor']
          and array_position(roles, null) is null)`.execute(db)
}
