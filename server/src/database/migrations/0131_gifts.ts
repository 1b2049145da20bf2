import { type Kysely, sql } from 'kysely'

/**
 * Gifts, and their exchange for points. Of a gift no more is promised than there is, and an exchange is asked for once,
 * however often the request comes: both are constraints. Each entry of the ledger that is about one names it.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table gifts (
      id int generated always as identity primary key,
      code text not null unique check (code ~ '^[a-z0-9-]{1,30}$'),
      name_zh text not null check (length(name_zh) between 1 and 80),
      name_pt text not null check (length(name_pt) between 1 and 80),
      name_en text not null check (length(name_en) between 1 and 80),
      price int not null check (price > 0),
      stock int not null check (stock >= 0),
      promised int not null default 0,
      offered boolean not null default true,
      constraint gifts_promised_are_there check (promised between 0 and stock)
    )`.execute(db)
  await sql`
    create table redemptions (
      id bigint generated always as identity primary key,
      reference text not null unique check (reference ~ '^G\\d\\d-[A-Z0-9]{6}$'),
      member_id bigint not null references members,
      gift_id int not null references gifts,
      price int not null check (price > 0),
      state text not null check (state in ('reserved', 'collected', 'missed', 'returned')),
      collect_by date not null,
      request_key uuid not null,
      created_at timestamptz not null,
      ended_at timestamptz check (ended_at >= created_at),
      staff_id bigint references staff,
      reason text check (length(reason) between 5 and 1000),
      constraint redemptions_asked_once unique (member_id, request_key),
      constraint redemption_ended check ((state = 'reserved') = (ended_at is null)),
      constraint redemption_by_staff check ((state in ('collected', 'returned')) = (staff_id is not null)),
      constraint redemption_returned_with_reason check ((state = 'returned') = (reason is not null))
    )`.execute(db)
  await sql`create index redemptions_of_gift on redemptions (gift_id)`.execute(db)
  await sql`create index redemptions_of_staff on redemptions (staff_id) where staff_id is not null`.execute(db)
  await sql`create index redemptions_waiting on redemptions (collect_by, id) where state = 'reserved'`.execute(db)

  await sql`alter table points_entries add column redemption_id bigint references redemptions`.execute(db)
  await sql`
    create index points_entries_of_redemption on points_entries (redemption_id) where redemption_id is not null`.execute(
    db,
  )
  await sql`
    alter table points_entries add constraint points_redeemed_for_something
    check ((kind in ('redeemed', 'returned')) = (redemption_id is not null))`.execute(db)
}
