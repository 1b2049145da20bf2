import { type Kysely, sql } from 'kysely'

/**
 * Hours that are joined share a ticket: they are of one member and one court. How often that has changed goes into their
 * calendars, where a later word has to be known from an earlier one.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table bookings add column revision smallint not null default 0 check (revision >= 0)`.execute(db)
  await sql`
    create function tickets_are_of_one_court() returns trigger language plpgsql as $$
      begin
        if exists (
          select from bookings other
          join slots theirs on theirs.id = other.slot_id join slots mine on mine.id = new.slot_id
          where other.ticket = new.ticket and other.id <> new.id
            and (other.member_id <> new.member_id or theirs.court_id <> mine.court_id)
        ) then
          raise exception 'a ticket is of one member and one court';
        end if;
        return null;
      end $$`.execute(db)
  await sql`
    create constraint trigger tickets_are_of_one_court after update of ticket on bookings
      for each row execute function tickets_are_of_one_court()`.execute(db)
}
