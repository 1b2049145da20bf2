import { type Kysely, sql } from 'kysely'

/**
 * An opening is put off for all who have not had their turn: what it was sealed with stays, and beside it stands from
 * when to when, in milliseconds since 1970. Nothing is taken back, and nothing is put off that is over.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table draws
      add delays jsonb not null default '[]',
      drop constraint draws_of_turns_before,
      add constraint draws_of_turns_before check (
        draws_at < coalesce(to_timestamp((delays -> -1 ->> 'to')::float8 / 1000), turns_from)),
      add constraint draws_delayed_are_turns check (purpose = 'lobby' or delays = '[]')`.execute(db)
  await sql`
    create or replace function turns_stay() returns trigger language plpgsql as $$
      declare
        last jsonb := new.delays -> -1;
        more float8 := (last ->> 'to')::float8 - (last ->> 'from')::float8;
        opening float8 := extract(epoch from old.turns_from) * 1000;
        put_off interval := coalesce(make_interval(secs => more / 1000), '0 seconds');
      begin
        if (new.turns_from, new.turns_per_second) is distinct from (old.turns_from, old.turns_per_second) then
          raise exception 'what was sealed stays';
        end if;
        if new.delays = old.delays then
          if (new.closes_at, new.draws_at) is distinct from (old.closes_at, old.draws_at) then
            raise exception 'what was sealed stays';
          end if;
          return new;
        end if;
        if jsonb_array_length(new.delays) <> jsonb_array_length(old.delays) + 1 or new.delays - -1 <> old.delays then
          raise exception 'an opening that was put off stays so';
        end if;
        if coalesce(more, 0) <= 0 or (last ->> 'from')::float8 < coalesce((old.delays -> -1 ->> 'to')::float8, opening)
            or (last ->> 'to')::float8 > opening + 3 * 3600 * 1000 then
          raise exception 'an opening is put off to later, and not for ever';
        end if;
        -- A lot that still takes entries takes them until the same time before the new opening; any other is as it was.
        if (new.closes_at, new.draws_at) is distinct from (old.closes_at, old.draws_at) and (old.closed_at is not null
            or (new.closes_at, new.draws_at) is distinct from (old.closes_at + put_off, old.draws_at + put_off)) then
          raise exception 'what was sealed stays';
        end if;
        return new;
      end $$`.execute(db)
  // Of a draw of turns that was made, this alone may still come.
  const { rows } = await sql<{ said: string }>`
    select pg_get_functiondef('draws_stay'::regproc) as said`.execute(db)
  const [stays] = rows
  const before = `if old.drawn_at is not null and (old.awarded_at is not null
            or to_jsonb(new) - 'awarded_at' is distinct from to_jsonb(old) - 'awarded_at') then`
  const after = `if old.drawn_at is not null and (old.awarded_at is not null and new.delays = old.delays
            or old.awarded_at is not null and new.awarded_at is distinct from old.awarded_at
            or to_jsonb(new) - '{awarded_at,delays}'::text[]
              is distinct from to_jsonb(old) - '{awarded_at,delays}'::text[]) then`
  if (!stays?.said.includes(before)) throw new Error('the function that keeps draws is another')
  await sql.raw(stays.said.replace(before, after)).execute(db)
}
