import { type Kysely, sql } from 'kysely'

/**
 * What the authority takes for itself: the same hours of some courts on chosen days of the week. Each hour of it is a
 * booking, so the index that gives a slot one holder holds for it as for everybody; it is nobody’s, costs nothing, and
 * has no place of a quota.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table own_uses (
      id int generated always as identity primary key,
      purpose text not null check (length(purpose) between 1 and 60),
      facility_id int not null references facilities,
      from_day date not null,
      until_day date not null,
      -- 1 is Monday, 7 is Sunday.
      weekdays smallint[] not null,
      from_minute smallint not null check (from_minute >= 0),
      until_minute smallint not null check (until_minute <= 1440),
      reserved_by bigint not null references staff,
      reserved_at timestamptz not null,
      ended_at timestamptz check (ended_at >= reserved_at),
      ended_by bigint references staff,
      request_key uuid not null unique,
      constraint own_uses_have_days check (until_day >= from_day),
      constraint own_uses_have_weekdays check
        (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
      constraint own_uses_end_later check (until_minute > from_minute),
      constraint own_uses_ended_by check ((ended_at is null) = (ended_by is null))
    )`.execute(db)
  for (const column of ['facility_id', 'reserved_by', 'ended_by'])
    await sql`create index ${sql.ref(`own_uses_${column}`)} on own_uses (${sql.ref(column)})`.execute(db)
  await sql`create index own_uses_live on own_uses (until_day) where ended_at is null`.execute(db)
  await sql`
    create table own_use_courts (
      own_use_id int not null references own_uses,
      court_id int not null references courts,
      primary key (own_use_id, court_id)
    )`.execute(db)
  await sql`create index own_use_courts_court_id on own_use_courts (court_id)`.execute(db)

  await sql`
    alter table bookings
      add column own_use_id int references own_uses,
      alter column member_id drop not null,
      alter column quota_from drop not null,
      alter column quota_place drop not null,
      alter column quota_most drop not null,
      add constraint bookings_of_one_holder check (num_nonnulls(member_id, own_use_id) = 1),
      add constraint bookings_of_members_are_rationed check
        (num_nonnulls(quota_from, quota_place, quota_most) = case when member_id is null then 0 else 3 end),
      add constraint bookings_of_own_use check
        (own_use_id is null or (amount = 0 and state in ('confirmed', 'cancelled', 'closed')))`.execute(db)
  await sql`create index bookings_of_own_use on bookings (own_use_id) where own_use_id is not null`.execute(db)
}
