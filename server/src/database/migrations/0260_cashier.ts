import { type Kysely, sql } from 'kysely'

/**
 * Money at the desk, and the books of the provider beside ours: whatever it says has moved on a day is kept, so that both
 * can be compared, and in what they differ a person settles.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table staff
      drop constraint staff_roles_check,
      add constraint staff_roles_check
        check (roles <@ array['reviewer', 'senior', 'counter', 'cashier', 'finance', 'facilities', 'content', 'auditor']
          and array_position(roles, null) is null)`.execute(db)

  await sql`
    alter table orders add column paid_by text not null default 'online' check (paid_by in ('online', 'cash', 'card'))`.execute(
    db,
  )
  await sql`
    alter table refunds
      add column way text not null default 'provider' check (way in ('provider', 'desk', 'bank')),
      add column note text,
      add column settled_by bigint references staff`.execute(db)
  await sql`create index refunds_failed on refunds (wanted_at) where state = 'failed'`.execute(db)
  await sql`create index refunds_settled_by on refunds (settled_by) where settled_by is not null`.execute(db)
  await sql`create index transfers_at on transfers (at)`.execute(db)
  await sql`create index transfers_of_payment on transfers (provider_reference)`.execute(db)
  await sql`alter table sandbox_refunds add column at timestamptz not null default now()`.execute(db)
  await sql`create index sandbox_refunds_at on sandbox_refunds (at)`.execute(db)
  await sql`create index sandbox_checkouts_paid on sandbox_checkouts (paid_at) where paid_at is not null`.execute(db)

  await sql`
    create table provider_movements (
      provider text not null,
      -- The provider’s name of the movement: told twice, it is one row.
      id text not null,
      day date not null,
      kind text not null check (kind in ('payment', 'refund', 'fee', 'payout')),
      -- Our name: of an order, or of a refund. Fees and payouts have none.
      key text,
      reference text not null,
      amount int not null check (amount > 0),
      at timestamptz not null,
      primary key (provider, id)
    )`.execute(db)
  await sql`create index provider_movements_of_day on provider_movements (provider, day)`.execute(db)
  await sql`create index provider_movements_of_payment on provider_movements (provider, reference)`.execute(db)
  await sql`create index provider_movements_day on provider_movements (day)`.execute(db)
  await sql`
    create table reconciliations (
      provider text not null,
      day date not null,
      ours_paid bigint not null,
      theirs_paid bigint not null,
      ours_refunded bigint not null,
      theirs_refunded bigint not null,
      fees bigint not null,
      payouts bigint not null,
      done_at timestamptz not null,
      primary key (provider, day)
    )`.execute(db)
  await sql`
    create table payment_differences (
      id bigint generated always as identity primary key,
      provider text not null,
      day date not null,
      about text not null check (about in ('payment', 'refund')),
      kind text not null check (kind in ('missing_here', 'missing_there', 'other_amount')),
      name text not null,
      provider_reference text not null,
      ours int,
      theirs int,
      found_at timestamptz not null,
      settled_at timestamptz,
      settled_by bigint references staff,
      note text,
      constraint payment_differences_once unique (provider, about, provider_reference, name),
      constraint payment_differences_settled check (num_nonnulls(settled_at, settled_by, note) in (0, 3))
    )`.execute(db)
  await sql`create index payment_differences_open on payment_differences (found_at) where settled_at is null`.execute(
    db,
  )
  await sql`create index payment_differences_settled_by on payment_differences (settled_by)`.execute(db)
}
