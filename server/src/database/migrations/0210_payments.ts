import { type Kysely, sql } from 'kysely'

/**
 * What is paid: orders, what the provider says of them, what is paid back, and the books. A transfer moves an amount from
 * one account to another in one row, so the books sum to zero by their shape; they are only added to.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table orders (
      id bigint generated always as identity primary key,
      reference text not null unique check (reference ~ '^P\\d\\d-[A-Z0-9]{6}$'),
      -- Whose it was is forgotten with the member; what was paid stays in the books.
      member_id bigint references members on delete set null,
      -- The job to add when it is paid, or ended: payment knows nothing of what was ordered.
      follow text not null,
      -- In avos, the sum of its lines.
      amount int not null check (amount > 0),
      state text not null default 'open' check (state in ('open', 'paid', 'paid_late', 'ended')),
      pay_by timestamptz not null,
      provider text,
      provider_reference text,
      -- When the provider was last asked about it.
      asked_at timestamptz,
      -- When it last said that nobody has paid.
      unpaid_at timestamptz,
      paid_at timestamptz,
      created_at timestamptz not null,
      constraint orders_paid_at check ((state in ('paid', 'paid_late')) = (paid_at is not null)),
      constraint orders_of_provider unique (provider, provider_reference)
    )`.execute(db)
  await sql`create index orders_of_member on orders (member_id, id)`.execute(db)
  await sql`create index orders_open on orders (pay_by) where state = 'open'`.execute(db)
  await sql`
    create table order_lines (
      order_id bigint not null references orders,
      place smallint not null,
      -- What it is in the language of each receipt, as it was called on that day.
      said_zh text not null,
      said_pt text not null,
      said_en text not null,
      amount int not null check (amount > 0),
      refunded int not null default 0,
      primary key (order_id, place),
      constraint order_lines_never_more_back check (refunded between 0 and amount)
    )`.execute(db)
  await sql`
    create table payment_events (
      provider text not null,
      id text not null,
      kind text not null check (kind in ('paid', 'refunded')),
      key text not null,
      reference text not null,
      amount int not null check (amount > 0),
      at timestamptz not null,
      received_at timestamptz not null,
      handled_at timestamptz,
      -- What came of it. The last two need a person.
      outcome text check (outcome in ('taken', 'known', 'twice', 'other_amount', 'unknown')),
      primary key (provider, id),
      constraint payment_events_outcome check ((handled_at is null) = (outcome is null))
    )`.execute(db)
  await sql`create index payment_events_open on payment_events (received_at) where handled_at is null`.execute(db)
  await sql`create index payment_events_aside on payment_events (received_at)
    where outcome in ('other_amount', 'unknown')`.execute(db)
  await sql`
    create table refunds (
      id bigint generated always as identity primary key,
      -- Goes to the provider: paid back once, however often it is asked.
      key uuid not null unique,
      order_id bigint not null references orders,
      -- The payment that it gives back: of an order paid twice, the second.
      provider_reference text not null,
      amount int not null check (amount > 0),
      cause text not null check (cause in ('cancelled', 'late', 'twice')),
      state text not null default 'wanted' check (state in ('wanted', 'sent', 'done', 'failed')),
      wanted_at timestamptz not null,
      asked_at timestamptz,
      done_at timestamptz,
      constraint refunds_done_at check ((state = 'done') = (done_at is not null))
    )`.execute(db)
  await sql`create index refunds_of_order on refunds (order_id)`.execute(db)
  await sql`create index refunds_open on refunds (wanted_at) where state in ('wanted', 'sent')`.execute(db)
  await sql`create unique index refunds_twice_once on refunds (provider_reference) where cause = 'twice'`.execute(db)
  await sql`
    create table transfers (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      from_account text not null,
      to_account text not null,
      amount int not null check (amount > 0),
      order_id bigint not null references orders,
      refund_id bigint references refunds,
      provider_reference text not null,
      constraint transfers_between_two check (from_account <> to_account)
    )`.execute(db)
  await sql`create unique index transfers_paid_once on transfers (provider_reference) where refund_id is null`.execute(
    db,
  )
  await sql`create unique index transfers_back_once on transfers (refund_id) where refund_id is not null`.execute(db)
  await sql`create index transfers_of_order on transfers (order_id)`.execute(db)
  await sql`
    create function transfers_are_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'transfers are append-only';
      end $$`.execute(db)
  await sql`
    create trigger transfers_are_append_only before update or delete on transfers
      for each row execute function transfers_are_append_only()`.execute(db)
  await sql`
    create table receipts (
      year smallint not null,
      number int not null check (number > 0),
      order_id bigint not null unique references orders,
      issued_at timestamptz not null,
      primary key (year, number)
    )`.execute(db)

  await sql`
    create table sandbox_checkouts (
      reference text primary key,
      key text not null unique,
      amount int not null,
      said text not null,
      locale text not null,
      pay_by timestamptz not null,
      return_to text not null,
      ended_at timestamptz,
      paid_at timestamptz,
      check (num_nonnulls(ended_at, paid_at) <= 1)
    )`.execute(db)
  await sql`
    create table sandbox_refunds (
      key text primary key,
      reference text not null references sandbox_checkouts,
      amount int not null
    )`.execute(db)
  await sql`create index sandbox_refunds_of_checkout on sandbox_refunds (reference)`.execute(db)
  await sql`
    create table sandbox_news (
      id uuid primary key,
      body text not null,
      due_at timestamptz not null
    )`.execute(db)
  await sql`create index sandbox_news_due on sandbox_news (due_at)`.execute(db)
}
