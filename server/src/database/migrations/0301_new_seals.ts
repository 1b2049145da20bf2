import { type Kysely, sql } from 'kysely'

/**
 * A draw whose secret does not fit its seal any more gets a new one, before it is drawn: the old seal is kept beside it and
 * published, a public value that had come is void, and where the list was closed a source of it is named anew.
 */
export const up = async (db: Kysely<unknown>) => {
  // When the seal that is in force was made; null of one that was made at the opening.
  await sql`alter table draws add sealed_at timestamptz`.execute(db)
  await sql`
    create table draw_seals (
      draw_id int not null references draws,
      commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
      -- What had been settled under it, and counts no more.
      public_value text,
      replaced_at timestamptz not null,
      replaced_by int not null references staff,
      primary key (draw_id, commitment)
    )`.execute(db)
  await sql`create index draw_seals_of_staff on draw_seals (replaced_by)`.execute(db)
  await sql`
    create function draw_seals_stay() returns trigger language plpgsql as $$
      begin
        raise exception 'what was sealed stays';
      end $$`.execute(db)
  await sql`
    create trigger draw_seals_stay before update or delete on draw_seals for each row
      execute function draw_seals_stay()`.execute(db)

  await sql`
    alter table draws
      drop constraint draws_without_value_late,
      add constraint draws_without_value_late check (source_zh is null or public_value is distinct from ''
        or value_at >= greatest(draws_at, sealed_at) + interval '24 hours')`.execute(db)
  await sql`
    create or replace function draws_stay() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          -- The turns of a morning are of no use once it is long over.
          if old.purpose = 'lobby' then return old; end if;
          raise exception 'draws stay';
        end if;
        if (new.reference, new.purpose, new.scope, new.day) is distinct from (old.reference, old.purpose, old.scope, old.day)
            or (new.commitment <> old.commitment or new.sealed_at is distinct from old.sealed_at) and (
              old.purpose <> 'peak' or old.drawn_at is not null or new.commitment = old.commitment
              or not exists (select from draw_seals s where s.draw_id = old.id and s.commitment = old.commitment
                and s.replaced_at = new.sealed_at and s.public_value is not distinct from old.public_value)) then
          raise exception 'what was sealed stays';
        end if;
        if old.closed_at is not null and (new.entries, new.entries_hash, new.places, new.closed_at)
            is distinct from (old.entries, old.entries_hash, old.places, old.closed_at) then
          raise exception 'a list that was closed stays';
        end if;
        if new.commitment <> old.commitment then
          if num_nonnulls(new.public_value, new.value_at) > 0 then
            raise exception 'a public value of before is void';
          end if;
          -- What the source of before says is known by now.
          if old.closed_at is not null and old.source_zh is not null
              and coalesce(new.source_zh = old.source_zh or new.source_pt = old.source_pt or new.source_en = old.source_en, true) then
            raise exception 'a new seal has a new source';
          end if;
        elsif old.public_value is not null and new.public_value is distinct from old.public_value then
          raise exception 'a public value that was noted stays';
        end if;
        if old.drawn_at is not null and (old.awarded_at is not null
            or to_jsonb(new) - 'awarded_at' is distinct from to_jsonb(old) - 'awarded_at') then
          raise exception 'what was drawn stays';
        end if;
        return new;
      end $$`.execute(db)
  await sql`drop trigger draws_value_by_two on draws`.execute(db)
  await sql`
    create trigger draws_value_by_two before update on draws for each row
      when (new.commitment = old.commitment
        and (old.public_value, old.value_at) is distinct from (new.public_value, new.value_at))
      execute function draws_value_by_two()`.execute(db)
  await sql`drop trigger draws_source_stays on draws`.execute(db)
  await sql`
    create trigger draws_source_stays before update on draws for each row
      when (new.commitment = old.commitment and (new.source_zh, new.source_pt, new.source_en)
        is distinct from (old.source_zh, old.source_pt, old.source_en))
      execute function draws_source_stays()`.execute(db)
}
