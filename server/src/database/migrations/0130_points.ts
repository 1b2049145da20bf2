import { type Kysely, sql } from 'kysely'

/**
 * Visits, and the ledger of points that follows from them. The ledger only grows; what is left of a month is its sum,
 * which the database keeps, so that nobody spends what is not there: not by two devices at once, nor by a fault of ours.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table erasures drop constraint erasures_kind_check, add constraint erasures_kind_check check (kind in (
      'applications', 'registrations', 'changes', 'pictures', 'letters', 'sessions', 'secrets', 'visits', 'traces', 'other'))`.execute(
    db,
  )
  // Nobody is at two places at once. A range of one number stands for the member: it needs no extension.
  await sql`
    create table visits (
      member_id bigint not null references members on delete cascade,
      came_at timestamptz not null,
      left_at timestamptz,
      day date not null,
      place text not null check (length(place) between 1 and 80),
      source text not null check (source in ('import', 'gate')),
      primary key (member_id, came_at),
      constraint visit_is_one_stay check (left_at > came_at and left_at <= came_at + interval '16 hours'),
      constraint visits_never_overlap exclude using gist (
        int8range(member_id, member_id, '[]') with &&,
        tstzrange(came_at, coalesce(left_at, came_at)) with &&)
    )`.execute(db)
  await sql`create index visits_of_day on visits (member_id, day)`.execute(db)
  await sql`create index visits_by_day on visits (day)`.execute(db)

  // Without a cascade: what somebody has earned and spent is not deleted.
  await sql`
    create table points_lots (
      member_id bigint not null references members,
      month date not null check (extract(day from month) = 1),
      expires_on date not null check (expires_on > month),
      rest int not null constraint points_never_overspent check (rest >= 0),
      primary key (member_id, month)
    )`.execute(db)
  await sql`create index points_lots_to_expire on points_lots (expires_on) where rest > 0`.execute(db)

  await sql`
    create table points_entries (
      id bigint generated always as identity primary key,
      member_id bigint not null,
      month date not null,
      kind text not null,
      amount int not null,
      day date not null,
      at timestamptz not null,
      staff_id bigint references staff,
      reason text check (length(reason) between 5 and 1000),
      foreign key (member_id, month) references points_lots (member_id, month),
      constraint points_entry_has_its_sign check (
        (amount > 0 and kind in ('earned', 'returned', 'corrected')) or
        (amount < 0 and kind in ('redeemed', 'deducted', 'expired'))),
      constraint points_corrected_by_staff check (
        (kind in ('corrected', 'deducted')) = (staff_id is not null) and (staff_id is null) = (reason is null))
    )`.execute(db)
  await sql`create index points_entries_of_lot on points_entries (member_id, month)`.execute(db)
  await sql`create index points_entries_of_day on points_entries (member_id, day) where kind = 'earned'`.execute(db)
  await sql`create index points_entries_of_staff on points_entries (staff_id) where staff_id is not null`.execute(db)

  await sql`
    create function points_entry_counts() returns trigger language plpgsql as $$
      begin
        update points_lots set rest = rest + new.amount where member_id = new.member_id and month = new.month;
        return null;
      end $$`.execute(db)
  await sql`
    create trigger points_entries_count after insert on points_entries
    for each row execute function points_entry_counts()`.execute(db)
  await sql`
    create function points_are_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'the ledger of points is append-only'; end $$`.execute(db)
  await sql`
    create trigger points_entries_append_only before update or delete on points_entries
    for each row execute function points_are_append_only()`.execute(db)
}
