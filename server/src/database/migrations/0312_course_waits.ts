import { type Kysely, sql } from 'kysely'

/**
 * Waiting for a place in a class, in the same table as for courts: of five at most. Of a class several places may be
 * offered at the same time. And the function that gives a place: it knows who waits.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table waits
      alter column slot_id drop not null,
      add column course_id int references courses on delete cascade,
      add column enrolment_id bigint references enrolments on delete cascade,
      drop constraint waits_offered,
      add constraint waits_offered check (state <> 'offered'
        or num_nonnulls(booking_id, enrolment_id) = 1 and num_nonnulls(offered_at, offered_until) = 2),
      add constraint waits_for_one_thing check (num_nonnulls(slot_id, course_id) = 1),
      add constraint waits_offered_what_was_wanted
        check ((slot_id is not null or booking_id is null) and (course_id is not null or enrolment_id is null))`.execute(
    db,
  )
  await sql`
    create unique index waits_once_for_course on waits (course_id, member_id)
      where state in ('waiting', 'offered')`.execute(db)
  await sql`create unique index waits_of_enrolment on waits (enrolment_id) where enrolment_id is not null`.execute(db)
  await sql`create index waits_of_course on waits (course_id, id)`.execute(db)

  // Gives a place of a class, or says why not. The member first, then the classes, in order; from then on each statement
  // sees what others have committed. Places that were kept for too long are nobody's: they are let go here.
  await sql`
    create function take_course(
      of_member bigint, of_course int, by_way text, at_most int, at_sign_up int, key uuid, named text, by_staff bigint,
      now_is timestamptz, until_is timestamptz)
    returns table (outcome text, id bigint, reference text, course_id int, state text, amount int, held_until timestamptz)
    language plpgsql as $$
    #variable_conflict use_column
    declare
      chosen courses;
      made enrolments;
      at_place smallint;
    begin
      perform pg_advisory_xact_lock(310, of_member::int);
      perform from courses
        where id = of_course or id in (select course_id from enrolments where member_id = of_member
          and state in ('held', 'offered') and held_until <= now_is)
        order by id for no key update;
      select * into made from enrolments where member_id = of_member and request_key = key;
      if found then
        outcome := 'again';
      else
        update enrolments set state = 'lapsed', held_until = null, ended_at = now_is
          where state in ('held', 'offered') and held_until <= now_is and (course_id = of_course or member_id = of_member)
            and not exists (select from orders where orders.id = enrolments.order_id and orders.paid_at is not null);
        select * into chosen from courses where id = of_course;
        select free into at_place from generate_series(1, least(at_most, 4)) free
          where not exists (select from enrolments where member_id = of_member and term_id = chosen.term_id
            and term_place = free and state in ('held', 'offered', 'enrolled'))
          order by free limit 1;
        if chosen.closed is not null then
          outcome := 'closed';
        elsif exists (select from enrolments where member_id = of_member and course_id = of_course
            and state in ('held', 'offered', 'enrolled')) then
          outcome := 'yours';
        elsif at_place is null then
          outcome := 'term';
        elsif by_way = 'sign_up' and at_sign_up <= (select count(*) from enrolments where member_id = of_member
            and term_id = chosen.term_id and way = 'sign_up' and state in ('held', 'offered', 'enrolled')) then
          outcome := 'turn';
        elsif chosen.taken >= chosen.places then
          outcome := 'full';
        -- What has just come free is kept for two minutes for who waits: nobody who looks at this moment is faster.
        elsif by_way in ('remaining', 'desk') and chosen.freed_at > now_is - interval '2 minutes'
            and exists (select from waits where course_id = of_course and state = 'waiting') then
          outcome := 'full';
        else
          insert into enrolments (reference, course_id, term_id, member_id, term_place, way, amount, state, held_until,
              request_key, at_desk_by, created_at)
            values (named, of_course, chosen.term_id, of_member, at_place, by_way, chosen.price,
              case when by_way = 'offer' then 'offered'
                when chosen.price = 0 or until_is is null then 'enrolled' else 'held' end,
              case when by_way = 'offer' or chosen.price > 0 then until_is end, key, by_staff, now_is)
            returning * into made;
          outcome := 'taken';
        end if;
      end if;
      id := made.id; reference := made.reference; course_id := made.course_id; state := made.state;
      amount := made.amount; held_until := made.held_until;
      return next;
    end $$`.execute(db)
  // It keeps its plans as long as its connection lives, also those of an empty table.
  await sql`alter function take_course set enable_seqscan = off`.execute(db)
}
