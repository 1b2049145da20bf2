import { type Kysely, sql } from 'kysely'

/**
 * What a stranger spends is kept apart from what the owner of an account needs: by the places that the owner has
 * logged in from, by who asked for a code, and by a budget of strangers for each account.
 */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('known_places')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('members.id').onDelete('cascade'))
    // `device <hash of its cookie>`, or `network <keyed hash of its address>`.
    .addColumn('place', 'text', (column) => column.notNull().check(sql`place ~ '^(device|network) '`))
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_places_pkey', ['member_id', 'place'])
    .execute()
  await db.schema.createIndex('known_places_by_sight').on('known_places').column('seen_at').execute()
  // The known device in which a session was opened, so that ending the others can spare it.
  await db.schema.alterTable('sessions').addColumn('place', 'text').execute()

  // Codes live for five minutes: those under way are asked for again, and none is kept under a readable key.
  await sql`delete from codes`.execute(db)
  await db.schema.dropIndex('codes_of_logins').execute()
  await db.schema
    .alterTable('codes')
    .addColumn('purpose', 'text', (column) => column.notNull())
    // Who asked for the code, as a place; others have tries of their own.
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('tries_of_others', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`create index codes_of_logins on codes (sent_at) where purpose = 'login'`.execute(db)

  await db.schema
    .createTable('stranger_tries')
    // The hash of the account, or of a name that nobody has.
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('today', 'integer', (column) => column.notNull())
    .addColumn('today_until', 'timestamptz', (column) => column.notNull())
    // Since anybody last succeeded.
    .addColumn('running', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('stranger_tries_by_end').on('stranger_tries').column('today_until').execute()

  // The account that a row is about, so that a new password forgets all of them.
  await db.schema.alterTable('password_tries').addColumn('account', 'text').execute()
  await db.schema.createIndex('password_tries_of_account').on('password_tries').column('account').execute()

  await sql`
    create function count_password_try(tried_key text, now timestamptz, policy jsonb)
      returns void language sql as $$
      update password_tries set
        failures = failures + 1,
        lately = case when lately_until <= now then 1 else lately + 1 end,
        lately_until = case when lately_until <= now
          then now + make_interval(secs => (policy->'lately'->>'seconds')::int) else lately_until end,
        open_at = now + make_interval(secs => case
          when (case when lately_until <= now then 1 else lately + 1 end) >= (policy->'lately'->>'times')::int
            then (policy->>'closedFor')::int
          when failures + 1 >= (policy->>'waitFrom')::int
            then least(2 ^ least(failures + 1 - (policy->>'waitFrom')::int, 20), (policy->>'longestWait')::int)
          else 0 end)
      where key = tried_key $$`.execute(db)

  // A function: it asks whether a try may be made, counts it and finds the member in one statement, under locks, so
  // that a hundred tries at once let in as many as a hundred in a row (T-12). The same steps for a name nobody has.
  await sql`
    create function begin_password_try(
      name_column text, name_value text, name_key text, device text, network text, solved boolean,
      now timestamptz, tomorrow timestamptz, policy jsonb,
      out verdict text, out wait double precision, out member bigint, out member_hash text, out bucket text,
      out account text, out stranger boolean, out spent boolean, out newly_spent boolean)
      language plpgsql as $$
    declare
      own password_tries;
      name_failures int := 0;
      used int := 0;
      row_failures int := 0;
    begin
      if name_column = 'memberNumber' then
        select id, password_hash into member, member_hash from members
          where member_number = name_value and activated_at is not null;
      else
        select id, password_hash into member, member_hash from members
          where username = name_value and activated_at is not null;
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
        select failures into name_failures from password_tries where key = name_key for update;
      end if;

      verdict := case
        when not stranger and own.failures >= (policy->>'most')::int then 'closed'
        -- Below the first wait the times are ignored: of two tries at once the second may have read its clock first.
        when own.open_at > now and own.failures >= (policy->>'waitFrom')::int then 'wait'
        when not solved and greatest(own.failures, name_failures) >= (policy->>'captchaFrom')::int then 'captcha'
        else 'look' end;
      if verdict = 'wait' then wait := extract(epoch from own.open_at - now); end if;
      if verdict <> 'look' then return; end if;

      perform count_password_try(bucket, now, policy);
      if stranger then
        update password_tries set failures = failures + 1, open_at = now where key = name_key;
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
}
