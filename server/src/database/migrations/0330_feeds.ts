import { type Kysely, sql } from 'kysely'

/**
 * Open data: what has changed, and the number under which a harvester finds it. Whatever changes something that is
 * published leaves a mark in the same transaction, because triggers write it. Numbers are given afterwards, by one at a
 * time: one that was given at the write could become visible after a greater one, and a harvester that has seen the
 * greater one would never ask for it.
 */
export const up = async (db: Kysely<unknown>) => {
  // Seconds since 1970 × 1000: whatever was given before a restore is less. Below 2^53 for 280,000 years.
  await sql`create sequence feed_numbers as bigint`.execute(db)
  await sql`
    create table feed_marks (
      id bigint generated always as identity primary key,
      what text not null check (what in
        ('venue', 'facility', 'pool', 'slot', 'hour', 'session', 'closure', 'term', 'course', 'meeting')),
      -- Of an hour the facility, of a session the pool.
      ref bigint not null,
      day date,
      starts_at timestamptz,
      constraint feed_marks_of_time check ((what in ('hour', 'session')) = (num_nonnulls(day, starts_at) = 2))
    )`.execute(db)
  await sql`
    create table feed_items (
      kind text not null check (kind in ('facility-uses', 'facility-use-slots', 'session-series', 'scheduled-sessions')),
      ref text not null,
      source text not null check (source in ('facility', 'pool', 'course', 'meeting')),
      source_id int not null,
      -- Of an hour of a facility, or a session of a pool.
      day date,
      starts_at timestamptz,
      number bigint not null,
      -- When it is over; of what stays there is none.
      over_at timestamptz,
      -- Since when it is said to be gone.
      gone_at timestamptz,
      primary key (kind, ref)
    )`.execute(db)
  await sql`create unique index feed_items_in_order on feed_items (kind, number)`.execute(db)
  await sql`create index feed_items_over on feed_items (over_at) where gone_at is null`.execute(db)
  await sql`create index feed_items_gone on feed_items (gone_at) where gone_at is not null`.execute(db)

  // Takes so many marks and gives each thing that they mean the next number. Resolves to whether there are more, and to
  // nothing where somebody else is at it. The lock comes before the statement that reads, and lasts until the numbers are
  // to be seen: so they appear in their order. How many marks there are the planner cannot know, and read all slots.
  await sql`
    create function number_feed(now_is timestamptz, most int) returns boolean language plpgsql
    set enable_seqscan = off as $$
    #variable_conflict use_column
    begin
      if not pg_try_advisory_xact_lock(330, 1) then return null; end if;
      with taken as (
        delete from feed_marks m where m.id = any (array(select id from feed_marks order by id limit most))
        returning m.what, m.ref::int as ref, m.day, m.starts_at),
      things as (
        select 'facility-uses' as kind, 'facility' as source, ref as id, null::date as day, null::timestamptz as at
          from taken where what = 'facility'
        union select 'facility-uses', 'pool', ref, null, null from taken where what = 'pool'
        union select 'facility-uses', 'facility', f.id, null, null
          from taken join facilities f on f.venue_id = taken.ref where what = 'venue'
        union select 'facility-uses', 'pool', p.id, null, null
          from taken join pools p on p.venue_id = taken.ref where what = 'venue'
        union select 'facility-use-slots', 'facility', ref, taken.day, starts_at from taken where what = 'hour'
        union select 'facility-use-slots', 'facility', s.facility_id, s.day, s.starts_at
          from taken join slots s on s.id = taken.ref where what = 'slot'
        union select 'facility-use-slots', 'facility', s.facility_id, s.day, s.starts_at
          from taken join slots s on s.facility_id = taken.ref and s.day >= (now_is - interval '2 days')::date
          where what = 'facility'
        union select 'facility-use-slots', 'pool', ref, taken.day, starts_at from taken where what = 'session'
        union select 'facility-use-slots', 'pool', s.pool_id, s.day, s.starts_at
          from taken join closures c on c.id = taken.ref
          join pools p on p.id = coalesce(c.pool_id, p.id) and p.venue_id = coalesce(c.venue_id, p.venue_id)
          join pool_sessions s on s.pool_id = p.id and s.starts_at < c.ends_at and s.ends_at > c.starts_at
            and s.day >= (now_is - interval '2 days')::date
          where what = 'closure'
        union select 'session-series', 'course', ref, null, null from taken where what = 'course'
        union select 'session-series', 'course', c.id, null, null
          from taken join courses c on what = 'term' and c.term_id = taken.ref or what = 'venue' and c.venue_id = taken.ref
        union select 'scheduled-sessions', 'meeting', ref, null, null from taken where what = 'meeting'
        union select 'scheduled-sessions', 'meeting', m.id, null, null
          from taken join course_meetings m on m.course_id = taken.ref where what = 'course'
        union select 'scheduled-sessions', 'meeting', m.id, null, null
          from taken join courses c on c.term_id = taken.ref join course_meetings m on m.course_id = c.id
          where what = 'term'),
      known as (
        select one.kind, left(one.source, 1) || one.id
            || coalesce('-' || to_char(one.at at time zone 'UTC', 'YYYYMMDDHH24MI'), '') as ref,
          one.source, one.id, one.day, one.at,
          case
            when one.source = 'facility' and one.at is null then exists (select from facilities f where f.id = one.id)
            when one.source = 'pool' and one.at is null then exists (select from pools p where p.id = one.id)
            when one.source = 'facility' then exists (select from slots s
              where s.facility_id = one.id and s.day = one.day and s.starts_at = one.at and s.opens_at < 'infinity')
            when one.source = 'pool' then session.pool_id is not null and not session.cleaning
            when one.source = 'course' then term.id is not null
            else meeting.id is not null
          end as there,
          case
            when one.source = 'facility' then one.at + interval '1 hour'
            when one.source = 'pool' then session.ends_at
            when one.source = 'course' then (term.ends_on + 1)::timestamp at time zone 'UTC'
            else meeting.ends_at
          end as over_at
        from things one
        left join pool_sessions session on one.source = 'pool' and session.pool_id = one.id and session.starts_at = one.at
        left join courses course on one.source = 'course' and course.id = one.id
        left join course_terms term on term.id = course.term_id
        left join course_meetings meeting on one.source = 'meeting' and meeting.id = one.id),
      judged as (select *, there and coalesce(over_at > now_is - interval '1 day', true) as live from known)
      insert into feed_items (kind, ref, source, source_id, day, starts_at, number, over_at, gone_at)
        select kind, ref, source, id, day, at, nextval('feed_numbers'), over_at, case when not live then now_is end
        from judged
        where live or exists (select from feed_items i where i.kind = judged.kind and i.ref = judged.ref)
      on conflict (kind, ref) do update set number = excluded.number,
        over_at = coalesce(excluded.over_at, feed_items.over_at),
        gone_at = case when excluded.gone_at is not null then coalesce(feed_items.gone_at, excluded.gone_at) end;
      return exists (select from feed_marks);
    end $$`.execute(db)

  // Everything that there is, and everything that was published: a restore brings back numbers that harvesters have
  // passed. They see each thing once more, and miss none.
  await sql`
    create function begin_feeds_anew() returns void language plpgsql as $$ begin
      perform setval('feed_numbers', greatest(nextval('feed_numbers'), (extract(epoch from clock_timestamp()) * 1000)::bigint));
      insert into feed_marks (what, ref, day, starts_at)
        select 'venue', id, null::date, null::timestamptz from venues
        union all select 'term', id, null, null from course_terms
        union select distinct 'hour', facility_id, day, starts_at from slots
        union select 'session', pool_id, day, starts_at from pool_sessions
        union select case when starts_at is null then source when source = 'facility' then 'hour' else 'session' end,
          source_id, day, starts_at from feed_items;
    end $$`.execute(db)
  await sql`select begin_feeds_anew()`.execute(db)

  // Of one row: the column that the trigger names.
  await sql`
    create function mark_feed() returns trigger language plpgsql as $$ begin
      insert into feed_marks (what, ref)
        values (tg_argv[0], (to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[1])::bigint);
      return null;
    end $$`.execute(db)
  for (const [table, what, column] of [
    ['venues', 'venue', 'id'],
    ['facilities', 'facility', 'id'],
    ['courts', 'facility', 'facility_id'],
    ['prices', 'facility', 'facility_id'],
    ['opening_hours', 'facility', 'facility_id'],
    ['pools', 'pool', 'id'],
    ['pool_prices', 'pool', 'pool_id'],
    ['pool_hours', 'pool', 'pool_id'],
    ['course_terms', 'term', 'id'],
    ['courses', 'course', 'id'],
  ] as const)
    await sql`
      create trigger ${sql.ref(`${table}_marked`)} after insert or update or delete on ${sql.table(table)}
        for each row execute function mark_feed(${sql.lit(what)}, ${sql.lit(column)})`.execute(db)
  await sql`
    create trigger closures_marked after insert or update of starts_at, ends_at, lifted_at on closures
      for each row execute function mark_feed('closure', 'id')`.execute(db)
  // A class says when its meetings are.
  await sql`
    create function mark_meeting() returns trigger language plpgsql as $$
      declare of_row course_meetings := case when tg_op = 'DELETE' then old else new end; begin
        insert into feed_marks (what, ref) values ('course', of_row.course_id), ('meeting', of_row.id);
        return null;
      end $$`.execute(db)
  await sql`
    create trigger course_meetings_marked after insert or delete or update of starts_at, ends_at, cancelled
      on course_meetings for each row execute function mark_meeting()`.execute(db)

  // Booking is the call for which thousands come at once: only what takes a place or gives it back leaves a mark, and the
  // mark is one row that looks nothing up.
  await sql`
    create function mark_slot() returns trigger language plpgsql as $$ begin
      insert into feed_marks (what, ref) values ('slot', case when tg_op = 'DELETE' then old.slot_id else new.slot_id end);
      return null;
    end $$`.execute(db)
  const held = (row: 'old' | 'new') => sql`${sql.ref(row)}.state in ('held', 'offered', 'confirmed', 'used', 'no_show')`
  await sql`
    create trigger bookings_marked_in after insert on bookings for each row
      when (${held('new')}) execute function mark_slot()`.execute(db)
  await sql`
    create trigger bookings_marked_anew after update of state on bookings for each row
      when ((${held('old')}) <> (${held('new')})) execute function mark_slot()`.execute(db)
  await sql`
    create trigger bookings_marked_out after delete on bookings for each row
      when (${held('old')}) execute function mark_slot()`.execute(db)

  // Many rows at once: one mark for each hour of a facility, whatever its courts, and for each session of a pool.
  await sql`
    create function mark_hours() returns trigger language plpgsql as $$ begin
      insert into feed_marks (what, ref, day, starts_at) select distinct 'hour', facility_id, day, starts_at from moved;
      return null;
    end $$`.execute(db)
  await sql`
    create function mark_sessions() returns trigger language plpgsql as $$ begin
      insert into feed_marks (what, ref, day, starts_at) select distinct 'session', pool_id, day, starts_at from moved;
      return null;
    end $$`.execute(db)
  for (const [table, marking] of [
    ['slots', 'mark_hours'],
    ['pool_sessions', 'mark_sessions'],
  ] as const)
    for (const [how, which] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql`
        create trigger ${sql.ref(`${table}_marked_${how}`)} after ${sql.raw(how)} on ${sql.table(table)}
          referencing ${sql.raw(which)} table as moved for each statement execute function ${sql.ref(marking)}()`.execute(
        db,
      )
}
