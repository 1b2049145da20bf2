import { type Kysely, sql } from 'kysely'

/**
 * A stranger’s try of a password takes more and more work, by the failures of today for the name that was typed. Its row
 * counts them in `lately`, until the day ends, and neither a success nor a new password takes them away. The function
 * also tells when a link has set the password (0058).
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    drop function begin_password_try(text, text, text, text, text, boolean, timestamptz, timestamptz, jsonb)`.execute(
    db,
  )

  // A function: it asks whether a try may be made, counts it and finds the member in one statement, under locks, so
  // that a hundred tries at once let in as many as a hundred in a row (T-12). The same steps for a name nobody has.
  await sql`
    create function begin_password_try(
      name_column text, name_value text, name_key text, device text, network text, worked int,
      now timestamptz, tomorrow timestamptz, policy jsonb,
      out verdict text, out wait double precision, out work int, out member bigint, out member_hash text,
      out password_by_link_at timestamptz, out bucket text, out account text, out stranger boolean, out spent boolean, out newly_spent boolean)
      language plpgsql as $$
    declare
      own password_tries;
      of_name password_tries;
      name_today int := 0;
      used int := 0;
      row_failures int := 0;
    begin
      if name_column = 'memberNumber' then
        select m.id, m.password_hash, m.password_by_link_at into member, member_hash, password_by_link_at
          from members m where m.member_number = name_value and m.activated_at is not null;
      else
        select m.id, m.password_hash, m.password_by_link_at into member, member_hash, password_by_link_at
          from members m where m.username = name_value and m.activated_at is not null;
      end if;
      select member || ' ' || place into bucket from known_places
        where member_id = member and place in (device, network) order by place limit 1;
      stranger := bucket is null;
      if stranger then bucket := network || ' ' || name_key; end if;
      account := coalesce('member ' || member, name_key);
      spent := false;
      newly_spent := false;
      wait := 0;

      insert into password_tries (key, account, failures, lately, lately_until, open_at)
        values (bucket, account, 0, 0, now, now) on conflict do nothing;
      select * into own from password_tries where key = bucket for update;
      if stranger then
        insert into password_tries (key, account, failures, lately, lately_until, open_at)
          values (name_key, account, 0, 0, now, now) on conflict do nothing;
        select * into of_name from password_tries where key = name_key for update;
        if of_name.lately_until > now then name_today := of_name.lately; end if;
      end if;

      -- At a known place of_name is empty, and greatest() passes over null.
      work := case
        when greatest(own.failures, of_name.failures, name_today) < (policy->>'captchaFrom')::int then 0
        else least(
          2 ^ least(greatest((name_today - (policy->>'captchaFrom')::int) / (policy->>'workDoublesEach')::int, 0), 20),
          (policy->>'mostWork')::int)
        end;
      verdict := case
        when not stranger and own.failures >= (policy->>'most')::int then 'closed'
        -- Below the first wait the times are ignored: of two tries at once the second may have read its clock first.
        when own.open_at > now and own.failures >= (policy->>'waitFrom')::int then 'wait'
        when worked < work then 'captcha'
        else 'look' end;
      if verdict = 'wait' then wait := extract(epoch from own.open_at - now); end if;
      if verdict <> 'look' then return; end if;

      perform count_password_try(bucket, now, policy);
      if stranger then
        update password_tries set
            failures = failures + 1,
            lately = name_today + 1,
            lately_until = case when lately_until <= now then tomorrow else lately_until end,
            open_at = now
          where key = name_key;
        insert into stranger_tries (key, today, today_until, running) values (account, 1, tomorrow, 1)
          on conflict (key) do update set
            today = case when stranger_tries.today_until <= now then 1 else stranger_tries.today + 1 end,
            today_until = case when stranger_tries.today_until <= now then tomorrow else stranger_tries.today_until end,
            running = stranger_tries.running + 1
          returning today, running into used, row_failures;
        spent := used > (policy->>'strangersADay')::int or row_failures > (policy->>'most')::int;
        newly_spent := used = (policy->>'strangersADay')::int + 1
          or (spent and row_failures = (policy->>'most')::int + 1);
      end if;
    end $$`.execute(db)

  // Functions, too, because each locks its rows in the order in which a try does: the place, the name, the account.
  // Parts of one statement would run in any order, and two who succeed at once could wait for each other.
  await sql`
    create function take_back_password_try(
      of_place text, of_name text, of_account text, of_stranger boolean, now timestamptz) returns void
      language plpgsql as $$
    begin
      update password_tries
        set failures = greatest(failures - 1, 0), lately = greatest(lately - 1, 0), open_at = now
        where key = of_place;
      if not of_stranger then return; end if;
      update password_tries
        set failures = greatest(failures - 1, 0), lately = greatest(lately - 1, 0), open_at = now
        where key = of_name;
      update stranger_tries set today = greatest(today - 1, 0), running = greatest(running - 1, 0)
        where key = of_account;
    end $$`.execute(db)

  await sql`
    create function forgive_password_tries(of_place text, of_name text, of_account text, of_stranger boolean)
      returns void language plpgsql as $$
    begin
      if of_stranger then
        update password_tries set failures = 0, lately = 0 where key = of_place;
        update password_tries set failures = 0, lately = greatest(lately - 1, 0) where key = of_name;
        update stranger_tries set today = greatest(today - 1, 0), running = 0 where key = of_account;
      else
        delete from password_tries where key = of_place;
        update stranger_tries set running = 0 where key = of_account;
      end if;
    end $$`.execute(db)

  await sql`
    create function forgive_all_password_tries(of_account text, names text[]) returns void language plpgsql as $$
    begin
      perform from password_tries where key = any (names) or account = of_account
        order by key = any (names), key for update;
      update password_tries set failures = 0, lately = case when key = any (names) then lately else 0 end
        where key = any (names) or account = of_account;
      delete from stranger_tries where key = of_account;
    end $$`.execute(db)
}
