import { type Kysely, sql } from 'kysely'

/**
 * Turns of an opening: what they are reckoned from stands in the draw before anybody enters, and is sealed with it. Who
 * comes after the lot has a position in the order of arrival.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table draws
      add turns_from timestamptz,
      add turns_per_second int check (turns_per_second between 1 and 1000),
      add constraint draws_of_turns check (
        num_nonnulls(turns_from, turns_per_second) = case purpose when 'lobby' then 2 else 0 end),
      add constraint draws_of_turns_before check (draws_at < turns_from)`.execute(db)
  await sql`create unique index draws_of_turns_once on draws (turns_from)`.execute(db)

  // Who enters for a turn names no slot, and of an empty list nothing is said to be true.
  await sql`alter table draw_entries drop constraint draw_entries_won_what_was_wanted`.execute(db)
  await sql`
    alter table draw_entries add constraint draw_entries_won_what_was_wanted
      check (won is null or won = any (choices))`.execute(db)

  await sql`
    create function turns_stay() returns trigger language plpgsql as $$
      begin
        if (new.turns_from, new.turns_per_second, new.closes_at)
            is distinct from (old.turns_from, old.turns_per_second, old.closes_at) then
          raise exception 'what was sealed stays';
        end if;
        return new;
      end $$`.execute(db)
  await sql`
    create trigger turns_stay before update on draws for each row when (old.purpose = 'lobby')
      execute function turns_stay()`.execute(db)

  await sql`
    create table lobby_arrivals (
      draw_id int not null references draws,
      member_id bigint not null references members on delete cascade,
      -- From 1 on, in the order of arrival.
      position int not null check (position > 0),
      arrived_at timestamptz not null,
      primary key (draw_id, member_id),
      constraint lobby_arrivals_position_once unique (draw_id, position)
    )`.execute(db)
  await sql`create index lobby_arrivals_of_member on lobby_arrivals (member_id)`.execute(db)
}
