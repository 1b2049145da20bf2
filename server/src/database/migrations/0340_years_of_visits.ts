import { type Kysely, sql } from 'kysely'

/**
 * Visits in a partition for each year, so that a year leaves whole. What no year takes lies in a net. Each partition has
 * its own constraint against two visits at once, because one over all of them needs PostgreSQL 17; a trigger looks over
 * the seam, at the two days that touch it. It relies on the member being held, as by everybody who writes visits.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table visits rename to visits_before`.execute(db)
  await sql`
    alter table visits_before drop constraint visits_pkey, drop constraint visits_never_overlap`.execute(db)
  await sql`drop index visits_of_day, visits_by_day`.execute(db)
  await sql`
    create table visits (
      member_id bigint not null references members on delete cascade,
      came_at timestamptz not null,
      left_at timestamptz,
      day date not null,
      place text not null check (length(place) between 1 and 80),
      source text not null check (source in ('import', 'gate')),
      primary key (member_id, day, came_at),
      constraint visit_is_one_stay check (left_at > came_at and left_at <= came_at + interval '16 hours')
    ) partition by range (day)`.execute(db)
  await sql`create table visits_net partition of visits default`.execute(db)
  // A range of one number stands for the member: it needs no extension.
  await sql`
    alter table visits_net add constraint visits_net_never_overlap exclude using gist (
      int8range(member_id, member_id, '[]') with &&,
      tstzrange(came_at, coalesce(left_at, came_at)) with &&)`.execute(db)

  await sql`
    create function open_year_of_visits(year int) returns boolean language plpgsql set lock_timeout = '4s' as $$
      declare
        part text := 'visits_' || year;
        first date := make_date(year, 1, 1);
        past date := make_date(year + 1, 1, 1);
      begin
        if to_regclass(part) is not null then return false; end if;
        -- Of two at once the second waits, and finds it made.
        perform pg_advisory_xact_lock(hashtext('years of visits'));
        if to_regclass(part) is not null then return false; end if;
        execute format('create table %I (like visits including all)', part);
        execute format('alter table %I add constraint %I exclude using gist (
          int8range(member_id, member_id, ''[]'') with &&,
          tstzrange(came_at, coalesce(left_at, came_at)) with &&)', part, part || '_never_overlap');
        -- Nobody adds to the net until its rows are where they belong.
        lock table visits_net in share row exclusive mode;
        execute format('with moved as (delete from visits_net where day >= $1 and day < $2 returning *)
          insert into %I select * from moved', part) using first, past;
        execute format('alter table visits attach partition %I for values from (%L) to (%L)', part, first, past);
        return true;
      end $$`.execute(db)
  await sql`
    create function visits_keep_the_seam() returns trigger language plpgsql as $$
      begin
        -- Like a conflict with what stands there already: nothing is written.
        if exists (
          select from visits where member_id = new.member_id and day in (new.day - 1, new.day + 1)
            and tstzrange(came_at, coalesce(left_at, came_at))
              && tstzrange(new.came_at, coalesce(new.left_at, new.came_at)))
        then return null; end if;
        return new;
      end $$`.execute(db)
  await sql`
    create trigger visits_over_new_year before insert or update on visits for each row
    when (to_char(new.day, 'MMDD') in ('1231', '0101')) execute function visits_keep_the_seam()`.execute(db)

  await sql`
    select open_year_of_visits(year) from (
      select distinct extract(year from day)::int as year from visits_before
      union select extract(year from now())::int + around from generate_series(-1, 1) as around) as years
    order by year`.execute(db)
  await sql`insert into visits select * from visits_before`.execute(db)
  await sql`drop table visits_before`.execute(db)
}
