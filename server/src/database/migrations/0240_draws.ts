import { type Kysely, sql } from 'kysely'

/**
 * Draws that anybody can check, and their entries. The database holds what makes them worth believing: what was sealed is
 * never sealed anew, a secret that does not fit the seal and a seed that does not follow from it cannot be stored, a list
 * that was closed stays as it is, and so does whatever was drawn.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table draws (
      id int generated always as identity primary key,
      reference text not null unique check (reference ~ '^(PEAK|LOBBY)-\\d{8}(-[A-Z_]{2,40})?$'),
      purpose text not null check (purpose in ('peak', 'lobby')),
      -- Of hours the kind of court and their day, of turns the day: there is one draw of each.
      scope text not null,
      facility_kind text,
      day date not null,
      opens_at timestamptz not null,
      closes_at timestamptz not null,
      draws_at timestamptz not null,
      pay_by timestamptz,
      -- The hash of the secret, from the beginning on. The secret itself is nowhere before the draw.
      commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
      -- From where the public value comes; none where there is no such value.
      source_zh text, source_pt text, source_en text,
      public_value text check (length(public_value) <= 200),
      entries int,
      entries_hash text check (entries_hash ~ '^[0-9a-f]{64}$'),
      -- What is drawn for, as it was when the list was closed.
      places jsonb,
      closed_at timestamptz,
      secret text,
      seed text,
      drawn_at timestamptz,
      -- When all have got what they have won.
      awarded_at timestamptz,
      unique (purpose, scope),
      constraint draws_in_order check (opens_at < closes_at and closes_at <= draws_at and draws_at < pay_by),
      constraint draws_of_hours check (purpose <> 'peak' or num_nonnulls(facility_kind, pay_by) = 2),
      constraint draws_name_one_source check (num_nonnulls(source_zh, source_pt, source_en) in (0, 3)),
      constraint draws_closed check (num_nonnulls(entries, entries_hash, places, closed_at) in (0, 4)),
      constraint draws_drawn check (num_nonnulls(secret, seed, drawn_at) in (0, 3)),
      constraint draws_closed_first check (drawn_at is null or num_nonnulls(closed_at, public_value) = 2),
      constraint draws_awarded_last check (awarded_at is null or drawn_at is not null),
      constraint draws_secret_was_sealed check (secret is null
        or commitment = encode(sha256(convert_to(secret, 'UTF8')), 'hex')),
      constraint draws_seed_follows check (seed is null or seed = encode(sha256(convert_to(
        'palaestra ballot 1|' || reference || '|' || secret || '|' || public_value, 'UTF8')), 'hex'))
    )`.execute(db)
  await sql`create index draws_by_day on draws (day)`.execute(db)
  await sql`create index draws_to_do on draws (closes_at) where awarded_at is null`.execute(db)

  await sql`
    create table draw_entries (
      draw_id int not null references draws,
      -- Forgotten with the member: a list that was closed stays, and names nobody.
      member_id bigint references members on delete set null,
      code text not null unique check (code ~ '^[0-9a-f]{24}$'),
      choices int[] not null check (cardinality(choices) <= 3),
      entered_at timestamptz not null,
      rank int check (rank > 0),
      won int,
      struck text check (struck in ('closed', 'quota', 'gone')),
      primary key (draw_id, code),
      constraint draw_entries_once unique (draw_id, member_id),
      constraint draw_entries_rank_once unique (draw_id, rank),
      constraint draw_entries_won_once unique (draw_id, won),
      constraint draw_entries_won_what_was_wanted check (won = any (choices)),
      constraint draw_entries_won_by_rank check (won is null or rank is not null),
      constraint draw_entries_struck_of_won check (struck is null or won is not null)
    )`.execute(db)
  await sql`create index draw_entries_of_member on draw_entries (member_id, draw_id)`.execute(db)

  await sql`
    create function draws_stay() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          -- The turns of a morning are of no use once it is long over.
          if old.purpose = 'lobby' then return old; end if;
          raise exception 'draws stay';
        end if;
        if (new.reference, new.purpose, new.scope, new.day, new.commitment)
            is distinct from (old.reference, old.purpose, old.scope, old.day, old.commitment) then
          raise exception 'what was sealed stays';
        end if;
        if old.closed_at is not null and (new.entries, new.entries_hash, new.places, new.closed_at)
            is distinct from (old.entries, old.entries_hash, old.places, old.closed_at) then
          raise exception 'a list that was closed stays';
        end if;
        if old.public_value is not null and new.public_value is distinct from old.public_value then
          raise exception 'a public value that was noted stays';
        end if;
        if old.drawn_at is not null and (old.awarded_at is not null
            or to_jsonb(new) - 'awarded_at' is distinct from to_jsonb(old) - 'awarded_at') then
          raise exception 'what was drawn stays';
        end if;
        return new;
      end $$`.execute(db)
  await sql`
    create trigger draws_stay before update or delete on draws for each row execute function draws_stay()`.execute(db)

  // Whoever closes the list holds the draw: an entry that comes meanwhile waits here, and then finds it closed.
  await sql`
    create function draw_entries_stay() returns trigger language plpgsql as $$
      declare
        entry draw_entries := case when tg_op = 'DELETE' then old else new end;
        of_entry draws;
      begin
        select * into of_entry from draws where id = entry.draw_id for key share;
        if tg_op = 'DELETE' then
          if of_entry.closed_at is not null and of_entry.purpose <> 'lobby' then
            raise exception 'a list that was closed stays';
          end if;
          return old;
        end if;
        if of_entry.closed_at is not null and (tg_op = 'INSERT' or (new.draw_id, new.code, new.choices, new.entered_at)
            is distinct from (old.draw_id, old.code, old.choices, old.entered_at)) then
          raise exception 'a list that was closed stays';
        end if;
        if tg_op = 'UPDATE' then
          if new.member_id is not null and new.member_id is distinct from old.member_id then
            raise exception 'an entry has one member';
          end if;
          if of_entry.drawn_at is not null and ((new.rank, new.won) is distinct from (old.rank, old.won)
              or (old.struck is not null and new.struck is distinct from old.struck)) then
            raise exception 'what was drawn stays';
          end if;
        end if;
        return new;
      end $$`.execute(db)
  await sql`
    create trigger draw_entries_stay before insert or update or delete on draw_entries
      for each row execute function draw_entries_stay()`.execute(db)
}
