import { type Kysely, sql } from 'kysely'

/** Gates of venues. A key opens the calls of one gate, and is kept as a hash. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table gates (
      id int generated always as identity primary key,
      venue_id int not null references venues,
      -- Of one pool alone.
      pool_id int references pools,
      name text not null check (length(name) between 1 and 60),
      key_hash text not null unique,
      added_at timestamptz not null,
      added_by int references staff,
      seen_at timestamptz,
      withdrawn_at timestamptz check (withdrawn_at >= added_at)
    )`.execute(db)
  await sql`
    create unique index gates_named_once on gates (venue_id, name) where withdrawn_at is null`.execute(db)
  await sql`create index gates_of_venue on gates (venue_id)`.execute(db)
  await sql`create index gates_of_pool on gates (pool_id)`.execute(db)
  await sql`create index gates_added_by on gates (added_by)`.execute(db)
}
