import { type Kysely, sql } from 'kysely'

/**
 * Recreation classes by terms. A class is never oversold, because the number of its places that are somebody’s moves with
 * every place in the same statement and has a check; nobody has a place twice, or is in more than four classes of a term,
 * because two unique indexes say so. Nothing is switched on or off: the moments of a term stand in its row.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table course_terms (
      id int generated always as identity primary key,
      code text not null unique check (code ~ '^\\d{4}-\\d$'),
      starts_on date not null,
      ends_on date not null,
      renew_from timestamptz not null,
      register_from timestamptz not null,
      register_until timestamptz not null,
      draw_at timestamptz not null,
      sign_up_from timestamptz not null,
      sign_up_until timestamptz not null,
      remaining_from timestamptz not null,
      -- What was said when it was made: so many at a time, minutes from one turn to the next, classes in a turn and in all.
      per_turn smallint not null check (per_turn > 0),
      turn_minutes smallint not null check (turn_minutes > 0),
      most_at_sign_up smallint not null check (most_at_sign_up between 1 and most),
      most smallint not null check (most between 1 and 4),
      constraint course_terms_in_order check (starts_on < ends_on and renew_from <= register_from
        and register_from < register_until and register_until <= draw_at and draw_at < sign_up_from
        and sign_up_from < sign_up_until and sign_up_until <= remaining_from),
      constraint course_terms_one_at_a_time exclude using gist (daterange(starts_on, ends_on, '[]') with &&)
    )`.execute(db)
  await sql`
    create table courses (
      id int generated always as identity primary key,
      term_id int not null references course_terms,
      venue_id int not null references venues,
      -- Its term, and its number in it.
      code text not null unique check (code ~ '^\\d{4}-\\d-\\d{2,3}$'),
      name_zh text not null check (length(name_zh) between 1 and 120),
      name_pt text not null check (length(name_pt) between 1 and 120),
      name_en text not null check (length(name_en) between 1 and 120),
      activity text not null check (activity ~ '^[a-z_]{2,40}$'),
      minimum_age smallint check (minimum_age between 0 and 120),
      maximum_age smallint check (maximum_age between 0 and 120),
      places smallint not null check (places > 0),
      -- How many of them are somebody’s: moved by a trigger with every place.
      taken smallint not null default 0,
      -- When one of them last came free: for a moment it is kept for who waits.
      freed_at timestamptz,
      price int not null check (price >= 0),
      -- Of the programme for all: a temporary card opens it.
      temporary_card boolean not null,
      -- The class of the term before whose pupils may stay in this one.
      follows int references courses,
      coach_id bigint references staff,
      closed text check (closed in ('coach', 'weather', 'maintenance', 'event', 'too_few', 'other')),
      closed_at timestamptz,
      unique (id, term_id),
      constraint course_never_oversold check (taken between 0 and places),
      constraint course_ages check (minimum_age <= maximum_age),
      constraint course_follows_another check (follows <> id),
      constraint course_closed check (num_nonnulls(closed, closed_at) in (0, 2))
    )`.execute(db)
  await sql`create index courses_of_term on courses (term_id)`.execute(db)
  await sql`create index courses_of_venue on courses (venue_id)`.execute(db)
  await sql`create index courses_following on courses (follows)`.execute(db)
  await sql`create index courses_of_coach on courses (coach_id)`.execute(db)

  await sql`
    create table course_meetings (
      id int generated always as identity primary key,
      course_id int not null references courses,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      -- A meeting that is cancelled stays, and says why; the class stays, too.
      cancelled text check (cancelled in ('coach', 'weather', 'maintenance', 'event', 'too_few', 'other')),
      cancelled_at timestamptz,
      closed_by int references closures,
      -- When all who are enrolled had been told.
      told_at timestamptz,
      unique (course_id, starts_at),
      constraint course_meeting_cancelled check (num_nonnulls(cancelled, cancelled_at) in (0, 2)),
      constraint course_meeting_closed check (closed_by is null or cancelled is not null),
      constraint course_meeting_told check (told_at is null or cancelled is not null)
    )`.execute(db)
  await sql`create index course_meetings_by_time on course_meetings (starts_at)`.execute(db)
  await sql`create index course_meetings_closed on course_meetings (closed_by) where closed_by is not null`.execute(db)
  await sql`
    create index course_meetings_to_tell on course_meetings (cancelled_at)
      where cancelled_at is not null and told_at is null`.execute(db)

  await sql`
    create table enrolments (
      id bigint generated always as identity primary key,
      reference text not null unique check (reference ~ '^C\\d\\d-[A-Z0-9]{8}$'),
      course_id int not null,
      term_id int not null references course_terms,
      member_id bigint not null references members,
      -- Which of the four classes of its term it is for its member.
      term_place smallint not null,
      way text not null check (way in ('sign_up', 'renewal', 'remaining', 'offer', 'desk')),
      -- What was said when it was given, in avos.
      amount int not null check (amount >= 0),
      state text not null check (state in ('held', 'offered', 'enrolled', 'lapsed', 'withdrawn', 'closed')),
      held_until timestamptz,
      order_id bigint references orders,
      request_key uuid,
      at_desk_by bigint references staff,
      created_at timestamptz not null,
      ended_at timestamptz check (ended_at >= created_at),
      -- Of what lapsed: when its member was told, or has done it themselves.
      told_at timestamptz,
      foreign key (course_id, term_id) references courses (id, term_id),
      constraint enrolment_four_at_most check (term_place between 1 and 4),
      constraint enrolment_held_until check ((state in ('held', 'offered')) = (held_until is not null)),
      constraint enrolment_ended check ((state in ('lapsed', 'withdrawn', 'closed')) = (ended_at is not null))
    )`.execute(db)
  await sql`
    create unique index enrolments_once on enrolments (course_id, member_id)
      where state in ('held', 'offered', 'enrolled')`.execute(db)
  await sql`
    create unique index enrolments_within_term on enrolments (member_id, term_id, term_place)
      where state in ('held', 'offered', 'enrolled')`.execute(db)
  await sql`create unique index enrolments_asked_once on enrolments (member_id, request_key)`.execute(db)
  await sql`create index enrolments_of_course on enrolments (course_id, term_id, state)`.execute(db)
  await sql`create index enrolments_of_term on enrolments (term_id)`.execute(db)
  await sql`create index enrolments_of_order on enrolments (order_id) where order_id is not null`.execute(db)
  await sql`create index enrolments_at_desk on enrolments (at_desk_by) where at_desk_by is not null`.execute(db)
  await sql`create index enrolments_held on enrolments (held_until) where state in ('held', 'offered')`.execute(db)

  await sql`
    create index enrolments_to_tell on enrolments (ended_at) where state = 'lapsed' and told_at is null`.execute(db)

  await sql`
    create table course_attendance (
      meeting_id int not null references course_meetings,
      enrolment_id bigint not null references enrolments on delete cascade,
      present boolean not null,
      noted_by bigint references staff,
      noted_at timestamptz not null,
      primary key (meeting_id, enrolment_id)
    )`.execute(db)
  await sql`create index course_attendance_of_enrolment on course_attendance (enrolment_id)`.execute(db)
  await sql`create index course_attendance_by on course_attendance (noted_by)`.execute(db)

  // Whatever becomes of a place, the number of those that are somebody's goes with it.
  await sql`
    create function enrolments_counted() returns trigger language plpgsql as $$
      declare
        was int := case when tg_op <> 'INSERT' and old.state in ('held', 'offered', 'enrolled') then 1 else 0 end;
        is_now int := case when tg_op <> 'DELETE' and new.state in ('held', 'offered', 'enrolled') then 1 else 0 end;
      begin
        if was > is_now then
          update courses set taken = taken - 1, freed_at = case when tg_op = 'DELETE' then freed_at else new.ended_at end
            where id = old.course_id;
        elsif is_now > was then
          update courses set taken = taken + 1 where id = new.course_id;
        end if;
        return null;
      end $$`.execute(db)
  await sql`
    create trigger enrolments_counted after insert or delete or update of state on enrolments
      for each row execute function enrolments_counted()`.execute(db)

  // Whoever adds places, brings one back or ends some takes these first: the member, then classes, in order. So no two of
  // them wait for each other in a circle.
  await sql`
    create function take_course_locks(of_member bigint, of_courses int[]) returns void language plpgsql as $$ begin
      if of_member is not null then
        perform pg_advisory_xact_lock(310, of_member::int);
      end if;
      perform from courses where id = any (of_courses) order by id for no key update;
    end $$`.execute(db)
}
