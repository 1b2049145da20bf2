import { type Kysely, sql } from 'kysely'

/**
 * The public value of a draw, as two of the staff have typed it. The database holds that it comes after the list was
 * closed, that two have typed the same, and that where it never came nobody says so before a day has passed.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table draws add value_at timestamptz`.execute(db)
  await sql`
    alter table draws
      add constraint draws_value_has_source check (source_zh is not null or coalesce(public_value, '') = ''),
      add constraint draws_value_after_closing check (source_zh is null or public_value is null
        or coalesce(value_at >= closed_at, false)),
      add constraint draws_without_value_late check (source_zh is null or public_value is distinct from ''
        or value_at >= draws_at + interval '24 hours')`.execute(db)

  await sql`
    create table draw_values (
      draw_id int not null references draws,
      staff_id int not null references staff,
      -- Empty where it has not come.
      value text not null check (length(value) <= 200),
      typed_at timestamptz not null,
      primary key (draw_id, staff_id)
    )`.execute(db)
  await sql`create index draw_values_of_staff on draw_values (staff_id)`.execute(db)

  await sql`
    create function draws_value_by_two() returns trigger language plpgsql as $$
      begin
        if old.public_value is not null then
          raise exception 'a public value that was noted stays';
        end if;
        if new.source_zh is not null and (
            select count(*) from draw_values where draw_id = new.id and value = new.public_value) < 2 then
          raise exception 'two type the same public value';
        end if;
        return new;
      end $$`.execute(db)
  await sql`
    create trigger draws_value_by_two before update on draws for each row
      when ((old.public_value, old.value_at) is distinct from (new.public_value, new.value_at)) execute function draws_value_by_two()`.execute(
    db,
  )
  // Whoever settles the value holds the draw: what is typed meanwhile waits here, and then finds it settled.
  await sql`
    create function draw_values_stay() returns trigger language plpgsql as $$
      begin
        if exists (select from draws where id = old.draw_id and public_value is not null) then
          raise exception 'a public value that was noted stays';
        end if;
        return case when tg_op = 'DELETE' then old else new end;
      end $$`.execute(db)
  await sql`
    create trigger draw_values_stay before update or delete on draw_values for each row
      execute function draw_values_stay()`.execute(db)

  // From where the value comes was said before the first entry, too.
  await sql`
    create function draws_source_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'what was sealed stays';
      end $$`.execute(db)
  await sql`
    create trigger draws_source_stays before update on draws for each row
      when ((new.source_zh, new.source_pt, new.source_en)
        is distinct from (old.source_zh, old.source_pt, old.source_en))
      execute function draws_source_stays()`.execute(db)
}
