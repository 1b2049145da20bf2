import { type Kysely, sql } from 'kysely'

/**
 * Tickets of swimming pools. The counters of a session move with its tickets, whatever moves them, because a trigger
 * moves them; the session refuses one person too many. A ticket in advance has one of the places of its day as a booking
 * has one of its quota, and a child is on one live ticket of a session, by an index. What ends a ticket is its own time:
 * whoever needs the place takes it in the same statement, and no sweeper is needed to be right.
 *
 * The law of locks: the closing lock, then the member, then the session’s row, then tickets.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create function pool_ticket_has_places(state text, late boolean) returns boolean language sql immutable as $$
      select state in ('held', 'valid', 'used') and not late
    $$`.execute(db)
  await sql`
    create table pool_tickets (
      id bigint generated always as identity primary key,
      reference text not null unique check (reference ~ '^T\\d\\d-[A-Z0-9]{8}$'),
      session_id int not null references pool_sessions,
      -- Nobody’s, of somebody without membership: a clerk has sold it.
      member_id bigint references members,
      day date not null,
      starts_at timestamptz not null,
      holder text not null check (holder in ('adult', 'minor', 'senior')),
      children smallint not null check (children between 0 and 2),
      persons smallint generated always as (1 + children) stored,
      sold text not null check (sold in ('advance', 'spot', 'desk')),
      quota_place smallint,
      quota_most smallint,
      amount int not null check (amount >= 0),
      enter_by timestamptz not null,
      state text not null check (state in ('held', 'valid', 'used', 'void', 'lapsed', 'cancelled', 'closed')),
      held_until timestamptz,
      prolonged boolean not null default false,
      order_id bigint references orders,
      request_key uuid not null,
      at_desk_by int references staff,
      created_at timestamptz not null,
      entered_at timestamptz,
      -- They are in, and that was told when the ticket was void: their places may be somebody else’s.
      late boolean not null default false,
      ended_at timestamptz check (ended_at >= created_at),
      closed_by int references closures,
      constraint pool_tickets_of_adults_with_children check (children = 0 or holder <> 'minor'),
      constraint pool_tickets_in_advance check
        ((sold = 'advance') = (quota_place is not null) and (sold = 'advance') = (quota_most is not null)),
      constraint pool_tickets_of_quota check (quota_place between 1 and quota_most),
      constraint pool_tickets_of_members check (member_id is not null or sold = 'desk'),
      constraint pool_tickets_by_clerks check ((sold = 'desk') = (at_desk_by is not null)),
      constraint pool_ticket_held_until check ((state = 'held') = (held_until is not null)),
      constraint pool_ticket_ended check ((state in ('void', 'lapsed', 'cancelled', 'closed')) = (ended_at is not null)),
      constraint pool_ticket_entered check ((state = 'used') = (entered_at is not null)),
      constraint pool_ticket_late check (not late or state = 'used'),
      constraint pool_ticket_closed_by check (closed_by is null or state = 'closed')
    )`.execute(db)
  await sql`
    create unique index pool_tickets_within_quota on pool_tickets (member_id, day, quota_place)
      where sold = 'advance' and state in ('held', 'valid', 'used', 'void')`.execute(db)
  await sql`
    create unique index pool_tickets_one_of_session on pool_tickets (session_id, member_id)
      where state in ('held', 'valid', 'used') and not late`.execute(db)
  await sql`create unique index pool_tickets_asked_once on pool_tickets (member_id, request_key)`.execute(db)
  await sql`
    create unique index pool_tickets_asked_once_at_desk on pool_tickets (request_key) where member_id is null`.execute(
    db,
  )
  await sql`create index pool_tickets_of_session on pool_tickets (session_id, id)`.execute(db)
  await sql`create index pool_tickets_of_member on pool_tickets (member_id, starts_at, id)`.execute(db)
  await sql`create index pool_tickets_of_order on pool_tickets (order_id)`.execute(db)
  await sql`create index pool_tickets_held on pool_tickets (held_until) where state = 'held'`.execute(db)
  await sql`create index pool_tickets_valid on pool_tickets (enter_by) where state = 'valid'`.execute(db)
  await sql`create index pool_tickets_by_start on pool_tickets (starts_at)`.execute(db)
  await sql`create index pool_tickets_closed_by on pool_tickets (closed_by)`.execute(db)
  await sql`create index pool_tickets_at_desk_by on pool_tickets (at_desk_by)`.execute(db)
  await sql`
    create table pool_ticket_children (
      ticket_id bigint not null references pool_tickets on delete cascade,
      -- A third one has none.
      place smallint not null check (place between 1 and 2),
      child_id bigint not null references members,
      -- Of the ticket, and whether it has its places.
      session_id int not null,
      live boolean not null,
      primary key (ticket_id, place),
      constraint pool_ticket_children_once unique (ticket_id, child_id)
    )`.execute(db)
  await sql`
    create unique index pool_ticket_children_one_of_session on pool_ticket_children (session_id, child_id)
      where live`.execute(db)
  await sql`create index pool_ticket_children_of_child on pool_ticket_children (child_id)`.execute(db)

  await sql`
    create function pool_tickets_counted() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then
        update pool_sessions s set taken = s.taken + moved.persons, advance_taken = s.advance_taken + moved.advance
        from (select session_id, sum(persons)::int as persons,
            coalesce(sum(persons) filter (where sold = 'advance'), 0)::int as advance
          from new_rows where pool_ticket_has_places(state, late) group by session_id) moved
        where s.id = moved.session_id;
      elsif tg_op = 'DELETE' then
        update pool_sessions s set taken = s.taken - moved.persons, advance_taken = s.advance_taken - moved.advance
        from (select session_id, sum(persons)::int as persons,
            coalesce(sum(persons) filter (where sold = 'advance'), 0)::int as advance
          from old_rows where pool_ticket_has_places(state, late) group by session_id) moved
        where s.id = moved.session_id;
      else
        update pool_sessions s set taken = s.taken + moved.persons, advance_taken = s.advance_taken + moved.advance
        from (select session_id, sum(persons)::int as persons, coalesce(sum(persons) filter (where sold = 'advance'), 0)::int as advance
          from (
            select session_id, persons, sold from new_rows where pool_ticket_has_places(state, late)
            union all
            select session_id, -persons, sold from old_rows where pool_ticket_has_places(state, late)) changed
          group by session_id having sum(persons) <> 0) moved
        where s.id = moved.session_id;
        update pool_ticket_children c set live = pool_ticket_has_places(n.state, n.late)
        from new_rows n where c.ticket_id = n.id and c.live <> pool_ticket_has_places(n.state, n.late);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger pool_tickets_counted_in after insert on pool_tickets
      referencing new table as new_rows for each statement execute function pool_tickets_counted()`.execute(db)
  await sql`
    create trigger pool_tickets_counted_anew after update on pool_tickets
      referencing old table as old_rows new table as new_rows for each statement
      execute function pool_tickets_counted()`.execute(db)
  await sql`
    create trigger pool_tickets_counted_out after delete on pool_tickets
      referencing old table as old_rows for each statement execute function pool_tickets_counted()`.execute(db)

  // Whoever calls these holds the sessions. What has been paid is never overtaken, however late the news of it.
  await sql`
    create function end_over_pool_tickets(of_sessions int[], now_is timestamptz) returns void language sql
    set enable_seqscan = off as $$
      update pool_tickets t set state = case t.state when 'held' then 'lapsed' else 'void' end,
        held_until = null, ended_at = greatest(t.created_at, now_is)
      where t.session_id = any (of_sessions)
        and (t.state = 'held' and t.held_until <= now_is
            and not exists (select from orders o where o.id = t.order_id and o.paid_at is not null)
          or t.state = 'valid' and t.enter_by <= now_is)
    $$`.execute(db)

  // Holds what is about to change. The member’s own tickets that are over stand in the way of a new one, wherever they
  // are: so their sessions are held, too, in order.
  await sql`
    create function take_pool_locks(of_member bigint, of_session int, now_is timestamptz) returns void language plpgsql
    set enable_seqscan = off as $$ declare sessions int[] := array[of_session]; begin
      -- Nothing is closed meanwhile; who closes waits.
      perform pg_advisory_xact_lock_shared(202, 0);
      if of_member is not null then
        perform pg_advisory_xact_lock(306, of_member::int);
        sessions := sessions || array(select t.session_id from pool_tickets t
          where t.member_id = of_member and t.state = 'held' and t.held_until <= now_is);
      end if;
      perform from pool_sessions s where s.id = any (sessions) order by s.id for no key update;
      perform end_over_pool_tickets(sessions, now_is);
    end $$`.execute(db)

  // Sells one ticket, or says why not. A no is an outcome and raises nothing. After the locks each statement sees what
  // others have committed.
  await sql`
    create function sell_pool_ticket(
      wish jsonb, now_is timestamptz, until_is timestamptz, most int, enter_for interval)
    returns table (outcome text, id bigint) language plpgsql set enable_seqscan = off as $$
    #variable_conflict use_column
    declare
      of_session int := (wish ->> 'session')::int;
      of_member bigint := (wish ->> 'memberId')::bigint;
      of_children int := (wish ->> 'children')::int;
      key uuid := (wish ->> 'requestKey')::uuid;
      child_ids bigint[] := array(select value::bigint from jsonb_array_elements_text(wish -> 'childIds'));
      by_clerk int := (wish ->> 'atDeskBy')::int;
      holder_is text := wish ->> 'holder';
      wanted pool_sessions;
      how text;
      at_place smallint;
      worth int;
      made bigint;
    begin
      perform take_pool_locks(of_member, of_session, now_is);
      select t.id into made from pool_tickets t
        where t.request_key = key and (t.member_id = of_member or of_member is null and t.member_id is null);
      if found then return query select 'again', made; return; end if;
      select * into wanted from pool_sessions s where s.id = of_session;
      if not found or wanted.ends_at <= now_is then return query select 'over', null::bigint; return; end if;
      if wanted.cleaning or (select pool_closure_over(p.venue_id, p.id, wanted.starts_at, wanted.ends_at)
          from pools p where p.id = wanted.pool_id) is not null then
        return query select 'closed', null::bigint; return;
      end if;
      how := case when by_clerk is not null then 'desk' when wanted.spot_from <= now_is then 'spot' else 'advance' end;
      if now_is < (case how when 'advance' then wanted.advance_from else wanted.spot_from end) then
        return query select 'not_open', null::bigint; return;
      end if;
      if exists (select from pool_tickets t where t.session_id = of_session and t.member_id = of_member
          and t.state in ('held', 'valid', 'used') and not t.late) then
        return query select 'has_one', null::bigint; return;
      end if;
      if how = 'advance' then
        select free into at_place from generate_series(1, most) free
          where not exists (select from pool_tickets t where t.member_id = of_member and t.day = wanted.day
            and t.quota_place = free and t.sold = 'advance' and t.state in ('held', 'valid', 'used', 'void'))
          order by free limit 1;
        if not found then return query select 'quota', null::bigint; return; end if;
      end if;
      if exists (select from pool_ticket_children c
          where c.session_id = of_session and c.child_id = any (child_ids) and c.live) then
        return query select 'child_taken', null::bigint; return;
      end if;
      if wanted.taken + 1 + of_children > wanted.places
          or how = 'advance' and wanted.advance_taken + 1 + of_children > wanted.advance_places then
        return query select 'full', null::bigint; return;
      end if;
      worth := (case holder_is when 'minor' then wanted.price_minor when 'senior' then wanted.price_senior
        else wanted.price_adult end) + of_children * wanted.price_child;
      insert into pool_tickets (reference, session_id, member_id, day, starts_at, holder, children, sold, quota_place,
          quota_most, amount, enter_by, state, held_until, request_key, at_desk_by, created_at)
        values (wish ->> 'reference', of_session, of_member, wanted.day, wanted.starts_at, holder_is, of_children, how,
          at_place, case when how = 'advance' then most end, worth,
          least(wanted.ends_at, greatest(wanted.starts_at, now_is) + enter_for),
          case when worth = 0 or until_is is null then 'valid' else 'held' end,
          case when worth > 0 then until_is end, key, by_clerk, now_is)
        returning pool_tickets.id into made;
      insert into pool_ticket_children (ticket_id, place, child_id, session_id, live)
        select made, nr, child, of_session, true from unnest(child_ids) with ordinality as all_of (child, nr);
      return query select 'sold', made;
    end $$`.execute(db)

  // Whether a ticket that has lapsed, and was paid after all, is good again. Its places are taken in the same statement.
  await sql`
    create function revive_pool_ticket(of_ticket bigint, now_is timestamptz) returns boolean language plpgsql
    set enable_seqscan = off as $$ declare t pool_tickets; s pool_sessions; begin
      select * into t from pool_tickets where id = of_ticket;
      perform take_pool_locks(t.member_id, t.session_id, now_is);
      select * into t from pool_tickets where id = of_ticket for no key update;
      select * into s from pool_sessions where id = t.session_id;
      if t.state <> 'lapsed' or t.enter_by <= now_is or s.cleaning
          or (select pool_closure_over(p.venue_id, p.id, s.starts_at, s.ends_at) from pools p where p.id = s.pool_id) is not null
          or s.taken + t.persons > s.places
          or t.sold = 'advance' and s.advance_taken + t.persons > s.advance_places
          or exists (select from pool_tickets o where o.session_id = t.session_id and o.member_id = t.member_id
            and o.state in ('held', 'valid', 'used') and not o.late)
          or t.sold = 'advance' and exists (select from pool_tickets o where o.member_id = t.member_id and o.day = t.day
            and o.quota_place = t.quota_place and o.sold = 'advance' and o.state in ('held', 'valid', 'used', 'void'))
          or exists (select from pool_ticket_children mine join pool_ticket_children theirs
            on theirs.session_id = mine.session_id and theirs.child_id = mine.child_id and theirs.live
            where mine.ticket_id = t.id) then
        return false;
      end if;
      update pool_tickets set state = 'valid', ended_at = null where id = of_ticket;
      return true;
    end $$`.execute(db)

  // Ends what is over in so many sessions that nobody else works on. This keeps lists tidy; the places are free before.
  await sql`
    create function sweep_pool_tickets(now_is timestamptz, most int) returns int language plpgsql as $$
    declare sessions int[]; begin
      sessions := array(
        select s.id from pool_sessions s where s.id in (
          select t.session_id from pool_tickets t left join orders o on o.id = t.order_id
            where t.state = 'held' and t.held_until <= now_is and o.paid_at is null
          union select t.session_id from pool_tickets t where t.state = 'valid' and t.enter_by <= now_is
          limit most)
        order by s.id for no key update skip locked);
      perform end_over_pool_tickets(sessions, now_is);
      return cardinality(sessions);
    end $$`.execute(db)
}
