import { type Kysely, sql } from 'kysely'

/**
 * Requests of members to be erased. The row outlives its member as the receipt and names nobody then, so it refers to no
 * row of `members`. Of one member one request is open. The ledger of points stays as append-only as it was, but for the
 * entries of somebody whose erasure was confirmed and is under way.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table erasure_requests (
      id bigint generated always as identity primary key,
      reference text not null unique check (reference ~ '^E\\d\\d-[A-Z0-9]{6}$'),
      member_id bigint not null,
      asked_by bigint not null,
      asked_at timestamptz not null,
      think_until timestamptz not null check (think_until > asked_at),
      withdrawn_at timestamptz,
      refused_at timestamptz,
      reason text check (length(reason) between 5 and 1000),
      proposed_at timestamptz,
      proposed_by bigint references staff,
      confirmed_at timestamptz check (confirmed_at >= think_until),
      confirmed_by bigint references staff,
      done_at timestamptz check (done_at >= confirmed_at),
      erased jsonb,
      constraint erasure_has_one_end check (num_nonnulls(withdrawn_at, refused_at, confirmed_at) <= 1),
      constraint erasure_refused_with_reason check ((refused_at is null) = (reason is null)),
      constraint erasure_proposed_by check ((proposed_at is null) = (proposed_by is null)),
      constraint erasure_confirmed_by check ((confirmed_at is null) = (confirmed_by is null)),
      constraint erasure_confirmed_by_another check (proposed_by <> confirmed_by),
      constraint erasure_done_once_confirmed check (done_at is null or confirmed_at is not null),
      constraint erasure_has_a_receipt check ((done_at is null) = (erased is null))
    )`.execute(db)
  await sql`
    create unique index erasure_requests_one_open on erasure_requests (member_id)
      where withdrawn_at is null and refused_at is null and done_at is null`.execute(db)
  await sql`
    create index erasure_requests_open on erasure_requests (asked_at)
      where withdrawn_at is null and refused_at is null and done_at is null`.execute(db)
  await sql`create index erasure_requests_done on erasure_requests (done_at) where done_at is not null`.execute(db)
  for (const column of ['member_id', 'asked_by', 'proposed_by', 'confirmed_by'])
    await db.schema.createIndex(`erasure_requests_${column}`).on('erasure_requests').column(column).execute()

  await sql`
    create or replace function points_are_append_only() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and exists (
          select from erasure_requests
          where member_id = old.member_id and confirmed_at is not null and done_at is null)
        then return old; end if;
        raise exception 'the ledger of points is append-only';
      end $$`.execute(db)
}
