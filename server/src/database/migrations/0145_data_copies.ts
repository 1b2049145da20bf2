import { type Kysely, sql } from 'kysely'

/**
 * Copies of everything held about a member. Where a copy is made again, its contents get another name: `parts` counts
 * what may stand under it in the store, also while it is being written.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table data_copies (
      id uuid primary key,
      member_id bigint not null references members on delete cascade,
      asked_by bigint not null references members on delete cascade,
      language text not null check (language in ('zh', 'pt', 'en')),
      asked_at timestamptz not null,
      content uuid,
      parts int not null default 0 check (parts >= 0),
      size bigint not null default 0 check (size >= 0),
      ready_at timestamptz,
      ends_at timestamptz not null check (ends_at > asked_at),
      fetched_at timestamptz,
      constraint data_copy_is_whole check (ready_at is null or (content is not null and parts > 0)),
      constraint data_copy_fetched_once_ready check (fetched_at is null or ready_at is not null),
      constraint data_copies_one_at_a_time unique (asked_by, member_id)
    )`.execute(db)
  await sql`create index data_copies_of_member on data_copies (member_id)`.execute(db)
  await sql`create index data_copies_to_end on data_copies (ends_at)`.execute(db)
}
